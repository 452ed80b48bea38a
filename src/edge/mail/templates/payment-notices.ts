import { boolean, integer, isoDate, nullable, number, object, picklist, pipe, string } from 'valibot';
import { currencyCodes, paymentMethods } from '#src/domain/foundation/enums.ts';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import { enumsEn } from '#src/i18n/dictionaries/foundation/enums.en.ts';
import { enumsEs } from '#src/i18n/dictionaries/foundation/enums.es.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { MailContent } from '../mail-content.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';
import { ofLease, tenantUrl } from '../tenant-url.ts';

const minor = pipe(number(), integer());
const day = pipe(string(), isoDate());
const payment = {
  ...ofLease,
  payment_id: string(),
  landlord: string(),
  property: string(),
  unit: string(),
  currency: picklist(currencyCodes),
  amount_minor: minor,
  paid_on: day,
  /** Who has no account cannot open the payment. */
  has_account: boolean(),
};
const methods = { es: enumsEs.paymentMethod, en: enumsEn.paymentMethod };
const SEE = { es: 'Ver el pago', en: 'View payment' };

interface Ended {
  readonly payment_id: string;
  readonly lease_id?: string | null | undefined;
  readonly has_account: boolean;
}

/** The way to the payment and to the switch, for who has them. */
function ending(p: Ended, language: Language, siteUrl: string): Pick<MailContent, 'button' | 'notes'> {
  if (!p.has_account) return {};
  return {
    button: { label: SEE[language], url: tenantUrl(siteUrl, `payments/${p.payment_id}`, p) },
    notes: [OFF[language]],
  };
}

const Recorded = object({ ...payment, method: picklist(paymentMethods), receipt_number: minor });

/** To the tenant: the office wrote a payment of theirs down, and this is its receipt. */
export const paymentRecorded = defineTemplate(Recorded, {
  es: (p, { siteUrl }) => {
    const amount = formatMoney(p.amount_minor, p.currency, 'es');
    const receipt = formatReceiptNumber(p.receipt_number);
    return {
      subject: `Su pago de ${amount} quedó registrado`,
      preview: `Recibo ${receipt}.`,
      heading: `Su pago de ${amount} quedó registrado`,
      paragraphs: [
        p.has_account
          ? `${p.landlord} registró su pago. Su recibo está listo para descargar.`
          : `${p.landlord} registró su pago. Pídale su recibo con este número.`,
      ],
      facts: [
        ['Recibo', receipt],
        ['Lugar', `${p.property}, ${p.unit}`],
        ['Día del pago', formatDate(p.paid_on, 'es', 'long')],
        ['Forma de pago', methods.es[p.method]],
      ],
      ...ending(p, 'es', siteUrl),
    };
  },
  en: (p, { siteUrl }) => {
    const amount = formatMoney(p.amount_minor, p.currency, 'en');
    const receipt = formatReceiptNumber(p.receipt_number);
    return {
      subject: `Your payment of ${amount} was recorded`,
      preview: `Receipt ${receipt}.`,
      heading: `Your payment of ${amount} was recorded`,
      paragraphs: [
        p.has_account
          ? `${p.landlord} recorded your payment. Your receipt is ready to download.`
          : `${p.landlord} recorded your payment. Ask them for your receipt with this number.`,
      ],
      facts: [
        ['Receipt', receipt],
        ['Unit', `${p.property}, ${p.unit}`],
        ['Paid on', formatDate(p.paid_on, 'en', 'long')],
        ['Method', methods.en[p.method]],
      ],
      ...ending(p, 'en', siteUrl),
    };
  },
});

const Refunded = object({
  ...payment,
  method: picklist(paymentMethods),
  refunded_on: day,
  reason: string(),
  paid_minor: minor,
  owed_again_minor: minor,
});

/** To the tenant: a payment of theirs, or a part of it, went back, and why. */
export const paymentRefunded = defineTemplate(Refunded, {
  es: (p, { siteUrl }) => {
    const money = (amountMinor: number) => formatMoney(amountMinor, p.currency, 'es');
    return {
      subject: `Le devolvieron ${money(p.amount_minor)} de un pago`,
      preview: p.reason,
      heading: `Le devolvieron ${money(p.amount_minor)}`,
      paragraphs: [
        `${p.landlord} le devolvió ${money(p.amount_minor)} de su pago de ${money(p.paid_minor)} del ${formatDate(p.paid_on, 'es', 'long')}.`,
      ],
      facts: [
        ['Motivo', p.reason],
        ['Lugar', `${p.property}, ${p.unit}`],
        ['Día de la devolución', formatDate(p.refunded_on, 'es', 'long')],
        ['Forma', methods.es[p.method]],
        ...(p.owed_again_minor > 0
          ? [['Vuelve a quedar pendiente', money(p.owed_again_minor)] as const]
          : []),
      ],
      ...ending(p, 'es', siteUrl),
    };
  },
  en: (p, { siteUrl }) => {
    const money = (amountMinor: number) => formatMoney(amountMinor, p.currency, 'en');
    return {
      subject: `You were refunded ${money(p.amount_minor)}`,
      preview: p.reason,
      heading: `You were refunded ${money(p.amount_minor)}`,
      paragraphs: [
        `${p.landlord} refunded ${money(p.amount_minor)} of your ${money(p.paid_minor)} payment from ${formatDate(p.paid_on, 'en', 'long')}.`,
      ],
      facts: [
        ['Reason', p.reason],
        ['Unit', `${p.property}, ${p.unit}`],
        ['Refunded on', formatDate(p.refunded_on, 'en', 'long')],
        ['Method', methods.en[p.method]],
        ...(p.owed_again_minor > 0 ? [['Owed again', money(p.owed_again_minor)] as const] : []),
      ],
      ...ending(p, 'en', siteUrl),
    };
  },
});

const Reversed = object({ ...payment, reason: string(), fee_minor: minor, receipt_number: nullable(minor) });

/** To the tenant: a payment of theirs was reversed or came back: why, and what that cost. */
export const paymentReversed = defineTemplate(Reversed, {
  es: (p, { siteUrl }) => {
    const money = (amountMinor: number) => formatMoney(amountMinor, p.currency, 'es');
    const receipt = p.receipt_number === null ? null : formatReceiptNumber(p.receipt_number);
    return {
      subject: `Su pago de ${money(p.amount_minor)} fue reversado`,
      preview: p.reason,
      heading: `Su pago de ${money(p.amount_minor)} fue reversado`,
      paragraphs: [
        `${p.landlord} reversó su pago del ${formatDate(p.paid_on, 'es', 'long')}: lo que cubría vuelve a quedar pendiente.`,
      ],
      facts: [
        ['Motivo', p.reason],
        ['Lugar', `${p.property}, ${p.unit}`],
        ...(p.fee_minor > 0 ? [['Cargo por el pago devuelto', money(p.fee_minor)] as const] : []),
        ...(receipt ? [['Recibo anulado', receipt] as const] : []),
      ],
      ...ending(p, 'es', siteUrl),
    };
  },
  en: (p, { siteUrl }) => {
    const money = (amountMinor: number) => formatMoney(amountMinor, p.currency, 'en');
    const receipt = p.receipt_number === null ? null : formatReceiptNumber(p.receipt_number);
    return {
      subject: `Your payment of ${money(p.amount_minor)} was reversed`,
      preview: p.reason,
      heading: `Your payment of ${money(p.amount_minor)} was reversed`,
      paragraphs: [
        `${p.landlord} reversed your payment from ${formatDate(p.paid_on, 'en', 'long')}, so what it covered is owed again.`,
      ],
      facts: [
        ['Reason', p.reason],
        ['Unit', `${p.property}, ${p.unit}`],
        ...(p.fee_minor > 0 ? [['Returned payment fee', money(p.fee_minor)] as const] : []),
        ...(receipt ? [['Voided receipt', receipt] as const] : []),
      ],
      ...ending(p, 'en', siteUrl),
    };
  },
});
