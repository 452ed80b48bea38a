import { type NoReceiptReason, noReceiptReasons } from '#src/domain/expenses/bill.ts';
import { type NcfSeries, type OwnPurchaseKind, ownPurchaseKinds } from '#src/domain/taxes/ncf.ts';
import { typeOfOwnPurchase } from '#src/domain/taxes/own-purchase.ts';
import type { OwnerBillReceiptText } from '#src/i18n/dictionaries/expenses/owner-bill-receipt.en.ts';

/** The receipts that an organization gives out itself, with the type that they have in its series. */
export const purchaseReceiptOptions = (text: OwnerBillReceiptText, series: NcfSeries) =>
  ownPurchaseKinds.map((value) => ({
    value,
    label: text.own[value]({ type: typeOfOwnPurchase(series, value) }),
  }));

/** With a number, or why there is none. */
export function receiptOptions(text: OwnerBillReceiptText) {
  return [
    { value: '', label: text.with },
    ...noReceiptReasons.map((value) => ({ value, label: text.reasons[value] })),
  ];
}

/** What follows of having no receipt, and what is better than having none. */
export function receiptHint(
  reason: NoReceiptReason | OwnPurchaseKind | '',
  text: OwnerBillReceiptText,
): string | undefined {
  if (reason === '') return undefined;
  if (reason === 'purchases' || reason === 'minor_expenses') return text.ownHints[reason];
  return reason === 'informal' ? text.informalHint : text.withoutHint;
}
