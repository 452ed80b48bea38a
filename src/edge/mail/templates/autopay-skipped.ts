import { integer, isoDate, number, object, picklist, pipe, string } from 'valibot';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { defineTemplate } from '../template.ts';
import { ofLease, tenantUrl } from '../tenant-url.ts';

const Skipped = object({
  ...ofLease,
  landlord: string(),
  property: string(),
  unit: string(),
  currency: picklist(currencyCodes),
  amount_minor: pipe(number(), integer()),
  charge_on: pipe(string(), isoDate()),
});

/** To the tenant who was told of a charge: the landlord takes none any more, so it was not made. */
export const autopaySkipped = defineTemplate(Skipped, {
  es: (p, { siteUrl }) => ({
    subject: `No se cobró el pago automático del ${formatDate(p.charge_on, 'es', 'long')}`,
    preview: 'Pague de otra forma para evitar la mora.',
    heading: 'No se cobró su pago automático',
    paragraphs: [
      `Le avisamos que el ${formatDate(p.charge_on, 'es', 'long')} se cobrarían ${formatMoney(p.amount_minor, p.currency, 'es')} a su tarjeta. No se cobró nada: ${p.landlord} no recibe pagos automáticos por ahora.`,
      'Pague de otra forma para evitar la mora.',
    ],
    facts: [['Lugar', `${p.property}, ${p.unit}`]],
    button: { label: 'Pagar ahora', url: tenantUrl(siteUrl, 'payments/pay', p) },
  }),
  en: (p, { siteUrl }) => ({
    subject: `Your autopay on ${formatDate(p.charge_on, 'en', 'long')} wasn’t charged`,
    preview: 'Pay another way to avoid late fees.',
    heading: 'Your autopay wasn’t charged',
    paragraphs: [
      `We told you we’d charge ${formatMoney(p.amount_minor, p.currency, 'en')} to your card on ${formatDate(p.charge_on, 'en', 'long')}. Nothing was charged: ${p.landlord} isn’t offering autopay right now.`,
      'Pay another way to avoid late fees.',
    ],
    facts: [['Unit', `${p.property}, ${p.unit}`]],
    button: { label: 'Pay now', url: tenantUrl(siteUrl, 'payments/pay', p) },
  }),
});
