import { BASIS_POINTS_IN_WHOLE } from '#src/domain/foundation/money.ts';
import { toPesos } from '#src/domain/taxes/invoice-sale.ts';
import { taxablePartOf } from '#src/domain/taxes/rent-tax.ts';
import { taxRule } from '#src/domain/taxes/tax-rules.ts';
import { formatMoney, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { PaperSum } from './fiscal-paper.ts';
import type { FiscalReceipt } from './fiscal-receipt.ts';
import { type Caption, caption } from './fiscal-receipt-texts.ts';

/**
 * What stands under the charges of a receipt, in its currency; of dollars also what the tax authority is told in pesos.
 * A credit note is parted as the receipt that it changes was, by the rules of that one's day.
 */
export function fiscalReceiptSums(receipt: FiscalReceipt, language: Language): PaperSum[] {
  const { baseMinor: base, itbisMinor: itbis, currency, dopRate: rate, details } = receipt;
  const isCredit = receipt.ncfKind === 'credit_note';
  const day = (isCredit && details.modifiedIssuedOn) || receipt.issuedOn;
  const taxable = taxablePartOf(base, receipt.treatment, day);
  const share = (taxRule('itbis_basis_points', day)?.value ?? 0) / BASIS_POINTS_IN_WHOLE;
  const percent = itbis > 0 ? ` (${formatPercent(share, 'es')})` : '';
  const sum = (key: Caption, minor: number, more = ''): PaperSum => ({
    label: caption(key, language) + more,
    amount: formatMoney(minor, currency, 'es'),
    isBold: key === 'total',
  });
  const inPesos = (key: Caption, centavos: number): PaperSum => ({
    label: caption(key, language),
    amount: formatMoney(centavos, 'DOP', 'es'),
    isBold: false,
  });
  const sums = [
    sum('taxable', taxable),
    sum('exempt', base - taxable),
    sum('itbis', itbis, percent),
    sum('total', base + itbis),
  ];
  if (currency === 'DOP') return sums;
  // Each changed by itself, as the 607 tells them.
  const [basePesos, itbisPesos] = [toPesos(base, rate), toPesos(itbis, rate)];
  return [...sums, inPesos('itbisInPesos', itbisPesos), inPesos('totalInPesos', basePesos + itbisPesos)];
}
