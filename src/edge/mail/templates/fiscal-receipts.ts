import { boolean, integer, isoDate, number, object, picklist, pipe, string } from 'valibot';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { saleKinds } from '#src/domain/taxes/ncf.ts';
import { fiscalReceiptTexts } from '#src/edge/taxes/fiscal-receipt-texts.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { MailContent } from '../mail-content.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';
import { ofLease, tenantUrl } from '../tenant-url.ts';

const Receipt = object({
  ...ofLease,
  /** Accepted; given out before DGII has seen it, in a contingency; or rejected after that. */
  event: picklist(['valid', 'contingency', 'rejected']),
  ncf: string(),
  ncf_kind: picklist(saleKinds),
  issued_on: pipe(string(), isoDate()),
  amount_minor: pipe(number(), integer()),
  currency: picklist(currencyCodes),
  landlord: string(),
  property: string(),
  unit: string(),
  /** Who has no account cannot open the receipt. */
  has_account: boolean(),
});

const SEE = { es: 'Ver mis comprobantes', en: 'View my receipts' };

function ending(
  p: { lease_id?: string | null | undefined; has_account: boolean },
  language: Language,
  siteUrl: string,
): Pick<MailContent, 'button' | 'notes'> {
  if (!p.has_account) return {};
  return {
    button: { label: SEE[language], url: tenantUrl(siteUrl, 'payments/fiscal-receipts', p) },
    notes: [OFF[language]],
  };
}

const { es: spanish, en: english } = fiscalReceiptTexts;

/** To the tenants of a lease: an electronic receipt that they may have, or that has lost its value. */
export const fiscalReceipt = defineTemplate(Receipt, {
  es: (p, { siteUrl }) => {
    const kind = spanish.titles[p.ncf_kind];
    const isRejected = p.event === 'rejected';
    const heading = isRejected ? `El comprobante ${p.ncf} quedó sin valor` : `${kind} ${p.ncf}`;
    const ready = p.has_account
      ? `${p.landlord} le emitió este comprobante fiscal. Está listo para descargar.`
      : `${p.landlord} le emitió este comprobante fiscal. Pídaselo con este número.`;
    return {
      subject: isRejected ? heading : `${p.landlord} le emitió ${kind.toLowerCase()} ${p.ncf}`,
      preview: `${formatMoney(p.amount_minor, p.currency, 'es')}, ${p.property}, ${p.unit}.`,
      heading,
      paragraphs: isRejected
        ? [`La DGII rechazó este comprobante. No lo use: ${p.landlord} le dará otro en su lugar.`]
        : [
            ready,
            ...(p.event === 'contingency'
              ? ['Se emitió en contingencia. Podrá consultarlo en la DGII a partir de 72 horas.']
              : []),
          ],
      facts: [
        ['e-NCF', p.ncf],
        ['Lugar', `${p.property}, ${p.unit}`],
        ['Fecha de emisión', formatDate(p.issued_on, 'es', 'long')],
        ['Total', formatMoney(p.amount_minor, p.currency, 'es')],
      ],
      ...ending(p, 'es', siteUrl),
    };
  },
  en: (p, { siteUrl }) => {
    const kind = english.titles[p.ncf_kind];
    const isRejected = p.event === 'rejected';
    const heading = isRejected ? `Receipt ${p.ncf} isn’t valid` : `${kind} ${p.ncf}`;
    const ready = p.has_account
      ? `${p.landlord} issued this fiscal receipt to you. It’s ready to download.`
      : `${p.landlord} issued this fiscal receipt to you. Ask for it by this number.`;
    return {
      subject: isRejected ? heading : `${p.landlord} issued ${kind.toLowerCase()} ${p.ncf}`,
      preview: `${formatMoney(p.amount_minor, p.currency, 'en')}, ${p.property}, ${p.unit}.`,
      heading,
      paragraphs: isRejected
        ? [`The DGII rejected this receipt. Don’t use it: ${p.landlord} will give you another one.`]
        : [
            ready,
            ...(p.event === 'contingency'
              ? ['It was issued in contingency mode. You can check it with the DGII from 72 hours on.']
              : []),
          ],
      facts: [
        ['e-NCF', p.ncf],
        ['Unit', `${p.property}, ${p.unit}`],
        ['Issued on', formatDate(p.issued_on, 'en', 'long')],
        ['Total', formatMoney(p.amount_minor, p.currency, 'en')],
      ],
      ...ending(p, 'en', siteUrl),
    };
  },
});
