import { integer, isoDate, nullable, number, object, picklist, pipe, string } from 'valibot';
import { autopayStops } from '#src/domain/autopay-enums.ts';
import { currencyCodes } from '#src/domain/enums.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { defineTemplate } from '../template.ts';
import { ofLease, tenantUrl } from '../tenant-url.ts';
import { autopayStopWords } from './autopay-words.ts';

const minor = pipe(number(), integer());
const day = pipe(string(), isoDate());
const place = { property: string(), unit: string(), currency: picklist(currencyCodes) };
const autopay = { ...ofLease, ...place, landlord: string(), last4: string() };
const card = (last4: string) => (last4 ? `•••• ${last4}` : '••••');
const [MINE, TO_PAY] = ['payments/autopay', 'payments/pay'] as const;

const Started = object({ ...autopay, limit_minor: minor, day: minor, consent: string() });

/** To the tenant: what was agreed, with its words, to be kept. */
export const autopayStarted = defineTemplate(Started, {
  es: (p, { siteUrl }) => ({
    subject: 'Su pago automático está activo',
    preview: `El día ${p.day} de cada mes, hasta ${formatMoney(p.limit_minor, p.currency, 'es')}.`,
    heading: 'Su pago automático está activo',
    paragraphs: ['Guarde este correo. Esto fue lo que autorizó:'],
    quote: p.consent,
    facts: [
      ['Arrendador', p.landlord],
      ['Lugar', `${p.property}, ${p.unit}`],
      ['Tarjeta', card(p.last4)],
      ['Día de cobro', String(p.day)],
      ['Límite al mes', formatMoney(p.limit_minor, p.currency, 'es')],
    ],
    button: { label: 'Ver o cancelar', url: tenantUrl(siteUrl, MINE, p) },
  }),
  en: (p, { siteUrl }) => ({
    subject: 'Your automatic payment is on',
    preview: `On day ${p.day} of each month, up to ${formatMoney(p.limit_minor, p.currency, 'en')}.`,
    heading: 'Your automatic payment is on',
    paragraphs: ['Keep this message. This is what you authorized:'],
    quote: p.consent,
    facts: [
      ['Landlord', p.landlord],
      ['Place', `${p.property}, ${p.unit}`],
      ['Card', card(p.last4)],
      ['Day of the charge', String(p.day)],
      ['Limit a month', formatMoney(p.limit_minor, p.currency, 'en')],
    ],
    button: { label: 'See or cancel it', url: tenantUrl(siteUrl, MINE, p) },
  }),
});

const Announced = object({ ...autopay, amount_minor: minor, fee_minor: minor, charge_on: day });

/** To the tenant, the day before a charge. */
export const autopayAnnounced = defineTemplate(Announced, {
  es: (p, { siteUrl }) => {
    const total = formatMoney(p.amount_minor + p.fee_minor, p.currency, 'es');
    const on = formatDate(p.charge_on, 'es', 'long');
    return {
      subject: `El ${on} se cobrarán ${total} a su tarjeta`,
      preview: `Tarjeta ${card(p.last4)}. Si paga antes, se cobrará menos o nada.`,
      heading: `Se cobrarán ${total}`,
      paragraphs: [
        `El ${on} se cobrará a su tarjeta ${card(p.last4)} lo que deba de su contrato con ${p.landlord}, y nunca más de este monto. Si paga antes de otra forma, se cobrará menos o nada.`,
      ],
      facts: [
        ['Lugar', `${p.property}, ${p.unit}`],
        ['Monto', formatMoney(p.amount_minor, p.currency, 'es')],
        ...(p.fee_minor > 0
          ? [['Cargo por pagar con tarjeta', formatMoney(p.fee_minor, p.currency, 'es')] as const]
          : []),
      ],
      button: { label: 'Ver o cancelar', url: tenantUrl(siteUrl, MINE, p) },
    };
  },
  en: (p, { siteUrl }) => {
    const total = formatMoney(p.amount_minor + p.fee_minor, p.currency, 'en');
    const on = formatDate(p.charge_on, 'en', 'long');
    return {
      subject: `${total} will be charged to your card on ${on}`,
      preview: `Card ${card(p.last4)}. If you pay before then, you will be charged less or nothing.`,
      heading: `${total} will be charged`,
      paragraphs: [
        `On ${on} your card ${card(p.last4)} is charged what you owe of your lease with ${p.landlord}, and never more than this amount. If you pay another way before, less or nothing is charged.`,
      ],
      facts: [
        ['Place', `${p.property}, ${p.unit}`],
        ['Amount', formatMoney(p.amount_minor, p.currency, 'en')],
        ...(p.fee_minor > 0
          ? [['Charge for paying by card', formatMoney(p.fee_minor, p.currency, 'en')] as const]
          : []),
      ],
      button: { label: 'See or cancel it', url: tenantUrl(siteUrl, MINE, p) },
    };
  },
});

const Declined = object({ ...autopay, amount_minor: minor, retry_on: nullable(day) });

/** To the tenant: a charge was declined; it is tried once more, or not any more. */
export const autopayDeclined = defineTemplate(Declined, {
  es: (p, { siteUrl }) => ({
    subject: 'Su banco rechazó el pago automático',
    preview: p.retry_on
      ? `Se intentará de nuevo el ${formatDate(p.retry_on, 'es', 'long')}.`
      : 'Quedó en pausa.',
    heading: 'Su banco rechazó el pago automático',
    paragraphs: [
      `No se cobró nada a su tarjeta ${card(p.last4)}: ${formatMoney(p.amount_minor, p.currency, 'es')} siguen pendientes con ${p.landlord}.`,
      p.retry_on
        ? `Se intentará una vez más el ${formatDate(p.retry_on, 'es', 'long')}. Si paga antes de otra forma, no se cobrará.`
        : 'El pago automático quedó en pausa. Pague de otra forma para evitar la mora, y luego guarde otra tarjeta o reanúdelo.',
    ],
    button: { label: 'Pagar ahora', url: tenantUrl(siteUrl, TO_PAY, p) },
  }),
  en: (p, { siteUrl }) => ({
    subject: 'Your bank declined the automatic payment',
    preview: p.retry_on ? `It is tried again on ${formatDate(p.retry_on, 'en', 'long')}.` : 'It is paused.',
    heading: 'Your bank declined the automatic payment',
    paragraphs: [
      `Nothing was charged to your card ${card(p.last4)}: you still owe ${formatMoney(p.amount_minor, p.currency, 'en')} to ${p.landlord}.`,
      p.retry_on
        ? `It is tried once more on ${formatDate(p.retry_on, 'en', 'long')}. If you pay another way before, nothing is charged.`
        : 'The automatic payment is paused. Pay another way to avoid late fees, and then store another card or resume it.',
    ],
    button: { label: 'Pay now', url: tenantUrl(siteUrl, TO_PAY, p) },
  }),
});

const DeclinedOffice = object({
  ...place,
  tenant: string(),
  lease_id: string(),
  amount_minor: minor,
  retry_on: nullable(day),
});

/** To those who handle the money: a tenant's card was declined. */
export const autopayDeclinedOffice = defineTemplate(DeclinedOffice, {
  es: (p, { siteUrl }) => ({
    subject: `Rechazado: el pago automático de ${p.tenant}`,
    preview: p.retry_on
      ? `Se intentará de nuevo el ${formatDate(p.retry_on, 'es', 'long')}.`
      : 'Quedó en pausa.',
    heading: 'El banco rechazó un pago automático',
    paragraphs: [
      p.retry_on
        ? `No se cobró nada. Se intentará una vez más el ${formatDate(p.retry_on, 'es', 'long')}; el inquilino ya lo sabe.`
        : 'No se cobró nada, y el pago automático quedó en pausa. El inquilino ya lo sabe y tiene que pagar de otra forma.',
    ],
    facts: [
      ['Inquilino', p.tenant],
      ['Lugar', `${p.property}, ${p.unit}`],
      ['Monto', formatMoney(p.amount_minor, p.currency, 'es')],
    ],
    button: { label: 'Ver el contrato', url: `${siteUrl}/owner-dashboard/leases/${p.lease_id}` },
  }),
  en: (p, { siteUrl }) => ({
    subject: `Declined: the automatic payment of ${p.tenant}`,
    preview: p.retry_on ? `It is tried again on ${formatDate(p.retry_on, 'en', 'long')}.` : 'It is paused.',
    heading: 'A bank declined an automatic payment',
    paragraphs: [
      p.retry_on
        ? `Nothing was charged. It is tried once more on ${formatDate(p.retry_on, 'en', 'long')}; the tenant knows.`
        : 'Nothing was charged, and the automatic payment is paused. The tenant knows, and has to pay another way.',
    ],
    facts: [
      ['Tenant', p.tenant],
      ['Place', `${p.property}, ${p.unit}`],
      ['Amount', formatMoney(p.amount_minor, p.currency, 'en')],
    ],
    button: { label: 'See the lease', url: `${siteUrl}/owner-dashboard/leases/${p.lease_id}` },
  }),
});

const Stopped = object({ ...autopay, reason: picklist(autopayStops) });

/** To the tenant: nothing is charged any more, and why. */
export const autopayStopped = defineTemplate(Stopped, {
  es: (p, { siteUrl }) => ({
    subject: 'Su pago automático se detuvo',
    preview: autopayStopWords.es[p.reason],
    heading: 'Su pago automático se detuvo',
    paragraphs: [
      autopayStopWords.es[p.reason],
      `Ya no cobraremos automáticamente a su tarjeta ${card(p.last4)}. Lo que deba a ${p.landlord} tendrá que pagarlo de otra forma.`,
    ],
    button: { label: 'Ver el pago automático', url: tenantUrl(siteUrl, MINE, p) },
  }),
  en: (p, { siteUrl }) => ({
    subject: 'Your automatic payment has stopped',
    preview: autopayStopWords.en[p.reason],
    heading: 'Your automatic payment has stopped',
    paragraphs: [
      autopayStopWords.en[p.reason],
      `Your card ${card(p.last4)} will no longer be charged automatically. You will need to pay what you owe to ${p.landlord} another way.`,
    ],
    button: { label: 'See the automatic payment', url: tenantUrl(siteUrl, MINE, p) },
  }),
});
