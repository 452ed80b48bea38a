import { type NoReceiptReason, noReceiptReasons } from '#src/domain/bill.ts';
import type { OwnerBillReceiptText } from '#src/i18n/dictionaries/owner-bill-receipt.en.ts';

/** With a number, or why there is none. */
export function receiptOptions(text: OwnerBillReceiptText) {
  return [
    { value: '', label: text.with },
    ...noReceiptReasons.map((value) => ({ value, label: text.reasons[value] })),
  ];
}

/** What follows of having no receipt, and what is better than having none. */
export function receiptHint(reason: NoReceiptReason | '', text: OwnerBillReceiptText): string | undefined {
  if (reason === '') return undefined;
  return reason === 'informal' ? text.informalHint : text.withoutHint;
}
