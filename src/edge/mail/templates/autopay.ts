// Long because each message is written in both languages.
import { integer, isoDate, nullable, number, object, picklist, pipe, string } from 'valibot';
import { autopayStops } from '#src/domain/cards/autopay-enums.ts';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
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
    subject: 'Autopay is on',
    preview: `On day ${p.day} of each month, up to ${formatMoney(p.limit_minor, p.currency, 'en')}.`,
    heading: 'Autopay is on',
    paragraphs: ['Keep this email. Here’s what you authorized:'],
    quote: p.consent,
    facts: [
      ['Landlord', p.landlord],
      ['Unit', `${p.property}, ${p.unit}`],
      ['Card', card(p.last4)],
      ['Charge day', String(p.day)],
      ['Monthly limit', formatMoney(p.limit_minor, p.currency, 'en')],
    ],
    button: { label: 'View or turn off', url: tenantUrl(siteUrl, MINE, p) },
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
      subject: `We’ll charge ${total} to your card on ${on}`,
      preview: `Card ${card(p.last4)}. If you pay before then, we’ll charge less or nothing.`,
      heading: `We’ll charge ${total}`,
      paragraphs: [
        `On ${on}, we’ll charge your card ${card(p.last4)} for what you owe on your lease with ${p.landlord}, and never more than this amount. If you pay another way before then, we’ll charge less or nothing.`,
      ],
      facts: [
        ['Unit', `${p.property}, ${p.unit}`],
        ['Amount', formatMoney(p.amount_minor, p.currency, 'en')],
        ...(p.fee_minor > 0 ? [['Card fee', formatMoney(p.fee_minor, p.currency, 'en')] as const] : []),
      ],
      button: { label: 'View or turn off', url: tenantUrl(siteUrl, MINE, p) },
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
    subject: 'Your bank declined your autopay',
    preview: p.retry_on
      ? `We’ll try again on ${formatDate(p.retry_on, 'en', 'long')}.`
      : 'Autopay is paused.',
    heading: 'Your bank declined your autopay',
    paragraphs: [
      `Nothing was charged to your card ${card(p.last4)}: you still owe ${formatMoney(p.amount_minor, p.currency, 'en')} to ${p.landlord}.`,
      p.retry_on
        ? `We’ll try once more on ${formatDate(p.retry_on, 'en', 'long')}. If you pay another way before then, nothing is charged.`
        : 'Autopay is paused. Pay another way to avoid late fees, then add another card or resume it.',
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
    subject: `Declined: autopay for ${p.tenant}`,
    preview: p.retry_on
      ? `We’ll try again on ${formatDate(p.retry_on, 'en', 'long')}.`
      : 'Autopay is paused.',
    heading: 'A bank declined an autopay charge',
    paragraphs: [
      p.retry_on
        ? `Nothing was charged. We’ll try once more on ${formatDate(p.retry_on, 'en', 'long')}. The tenant has been told.`
        : 'Nothing was charged, and autopay is paused. The tenant has been told to pay another way.',
    ],
    facts: [
      ['Tenant', p.tenant],
      ['Unit', `${p.property}, ${p.unit}`],
      ['Amount', formatMoney(p.amount_minor, p.currency, 'en')],
    ],
    button: { label: 'View lease', url: `${siteUrl}/owner-dashboard/leases/${p.lease_id}` },
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
    subject: 'Autopay has stopped',
    preview: autopayStopWords.en[p.reason],
    heading: 'Autopay has stopped',
    paragraphs: [
      autopayStopWords.en[p.reason],
      `We’ll no longer charge your card ${card(p.last4)} automatically. You’ll need to pay what you owe ${p.landlord} another way.`,
    ],
    button: { label: 'View autopay', url: tenantUrl(siteUrl, MINE, p) },
  }),
});
