import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { ExpenseKind, NoReceiptReason } from '#src/domain/expenses/bill.ts';
import type { IdentityType } from '#src/domain/foundation/enums.ts';
import type { OwnPurchaseKind } from '#src/domain/taxes/ncf.ts';

/** What one of the bill's currency is in pesos, for the forms of the tax authority. */
export interface BillRate {
  readonly dopRate: number;
  readonly source: string;
  /** Not after the day of the bill. */
  readonly ratedOn: string;
}

/** The columns of a rate; null for none. */
export const rateColumns = (rate: BillRate | null) => ({
  dop_rate: rate?.dopRate ?? null,
  rate_source: rate?.source ?? '',
  rated_on: rate?.ratedOn ?? null,
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
export async function correctBillReceipt(input: ReceiptCorrection, requestId: string): Promise<void> {
  unwrap(
    await getClient().rpc('correct_bill_receipt', {
      p_request_id: requestId,
      p_bill_id: input.billId,
      p_facts: {
        ncf: input.ncf,
        modified_ncf: input.modifiedNcf,
        no_receipt_reason: input.noReceiptReason,
        expense_kind: input.expenseKind,
        ...rateColumns(input.rate),
        vendor_id_type: input.vendorIdType,
        vendor_tax_id: input.vendorTaxId,
      },
    }),
  );
}

/**
 * Gives out a receipt for a posted bill that has none. Returns its number. Errors: `bill_has_receipt`,
 * `vendor_cedula_missing`, `purchase_itbis_not_withheld`, `minor_expense_itbis`, `minor_expense_withheld`,
 * `fiscal_profile_missing`, `ncf_range_missing`, `ncf_range_expired`, `bill_month_filed`.
 */
export async function issuePurchaseReceipt(
  input: { readonly billId: string; readonly kind: OwnPurchaseKind },
  requestId: string,
): Promise<string> {
  const answer = await getClient().rpc('issue_purchase_receipt', {
    p_request_id: requestId,
    p_bill_id: input.billId,
    p_kind: input.kind,
  });
  return unwrap(answer) as string;
}
