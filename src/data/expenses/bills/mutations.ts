// What a bill takes to be written down, corrected, posted and paid: a function each, over the verb of the same name.
import { call, repeatable, trimmed, verb } from '#src/data/call.ts';
import type { Arguments } from '#src/data/functions.ts';

import type { ExpenseKind, IsrKind, NoReceiptReason } from '#src/domain/expenses/bill.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { OwnPurchaseKind } from '#src/domain/taxes/ncf.ts';
import { type BillRate, rateColumns } from './receipts.ts';

/** A bill as its form gives it; amounts in minor units. */
export interface BillInput {
  readonly organizationId: string;
  /** The draft that is written again; null for a new one. */
  readonly billId: string | null;
  readonly vendorId: string;
  readonly propertyId: string | null;
  readonly unitId: string | null;
  readonly ncf: string;
  readonly modifiedNcf: string;
  readonly noReceiptReason: NoReceiptReason | null;
  /** The kind of receipt that is given out for it when it is posted; null for none. */
  readonly purchaseReceipt: OwnPurchaseKind | null;
  readonly expenseKind: ExpenseKind;
  readonly billedOn: string;
  readonly dueOn: string;
  readonly currency: CurrencyCode;
  readonly rate: BillRate | null;
  readonly lines: readonly {
    readonly accountId: string;
    readonly description: string;
    readonly isGoods: boolean;
    readonly amountMinor: number;
  }[];
  readonly itbisMinor: number;
  readonly itbisWithheldMinor: number;
  readonly itbisProportionalMinor: number;
  readonly itbisToCostMinor: number;
  readonly isrKind: IsrKind | null;
  readonly isrWithheldMinor: number;
  readonly exciseMinor: number;
  readonly otherTaxesMinor: number;
  readonly tipMinor: number;
  readonly note: string;
}

/** A bill as the database takes it: its columns, and its lines. */
export function billColumns(input: BillInput) {
  const { organizationId: _, billId: __, lines, purchaseReceipt: purchaseReceiptKind, rate, ...bill } = input;
  return {
    bill: { ...trimmed(bill), purchaseReceiptKind, ...rateColumns(rate) },
    lines: lines.map(trimmed),
  };
}

/** Writes a draft. Returns its id. Errors: `ncf_taken`, `bill_moved` and what the form should have caught. */
export const saveBill = (input: BillInput, requestId: string) => {
  const { organizationId, billId } = input;
  return call('save_bill', { organizationId, billId, ...billColumns(input) }, requestId);
};

/** Approves and posts a draft, or sends it for approval when it is above the limit. Returns the new status. */
export const submitBill = repeatable('submit_bill');

/** Approves a bill that waits, or sends it back with a reason. Errors: `approval_by_other`, `bill_moved`. */
export const decideBill = repeatable('decide_bill');

/** Deletes a draft. Error: `bill_moved`. */
export const deleteBill = verb('delete_bill');

/** Undoes a posted bill. Errors: `bill_has_payments`, `bill_moved`. */
export const voidBill = repeatable('void_bill');

/** Settles a bill with a credit note of its vendor. Errors: `credit_not_of_bill`, `amount_exceeds_bill`, `bill_moved`. */
export const applyVendorCredit = repeatable('apply_vendor_credit');

/** Pays a bill, whole or in part; of a credit note, the vendor gave that much back. Errors: `amount_exceeds_bill`, `bill_moved`, `date_in_future`. */
export const payBill = (input: Arguments<'pay_bill'>, requestId: string) =>
  call('pay_bill', trimmed(input), requestId);

/** Undoes a payment of a bill. Error: `payment_already_decided`. */
export const reverseBillPayment = repeatable('reverse_bill_payment');

/** Above which total somebody else approves; null for no limit. */
export const setApprovalLimit = verb('set_approval_limit');
