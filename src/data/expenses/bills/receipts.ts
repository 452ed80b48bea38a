import { call, repeatable } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { select } from '#src/data/rows.ts';
import type { ExpenseKind, NoReceiptReason } from '#src/domain/expenses/bill.ts';
import type { IdentityType } from '#src/domain/foundation/enums.ts';

/** What one of the bill's currency is in pesos, for the forms of the tax authority. */
export interface BillRate {
  readonly dopRate: number;
  readonly source: string;
  /** Not after the day of the bill. */
  readonly ratedOn: string;
}

/** The columns of a rate; null for none. */
export const rateColumns = (rate: BillRate | null) => ({
  dopRate: rate?.dopRate ?? null,
  rateSource: rate?.source ?? '',
  ratedOn: rate?.ratedOn ?? null,
});

export interface ReceiptCorrection {
  readonly billId: string;
  readonly ncf: string;
  readonly modifiedNcf: string;
  readonly noReceiptReason: NoReceiptReason | null;
  readonly expenseKind: ExpenseKind;
  readonly rate: BillRate | null;
  readonly vendorIdType: IdentityType | null;
  readonly vendorTaxId: string;
}

/** Puts right what a posted bill says to the tax authority. Errors: `month_filed`, `ncf_taken`, `bill_moved`. */
export const correctBillReceipt = ({ billId, rate, ...facts }: ReceiptCorrection, requestId: string) =>
  call('correct_bill_receipt', { billId, facts: { ...facts, ...rateColumns(rate) } }, requestId);

/**
 * Gives out a receipt for a posted bill that has none. Returns its number. Errors: `bill_has_receipt`,
 * `vendor_cedula_missing`, `purchase_itbis_not_withheld`, `minor_expense_itbis`, `minor_expense_withheld`,
 * `fiscal_profile_missing`, `ncf_range_missing`, `ncf_range_expired`, `bill_month_filed`.
 */
export const issuePurchaseReceipt = repeatable('issue_purchase_receipt');

/** The receipt that was given out for a bill and stands; null for none. */
export async function fetchPurchaseReceiptId(organizationId: string, billId: string): Promise<string | null> {
  const rows = await select('purchase_receipts', 'id', { organizationId, billId })
    .is('cancelledOn', null)
    .maybeSingle();
  return unwrap(rows)?.id ?? null;
}
