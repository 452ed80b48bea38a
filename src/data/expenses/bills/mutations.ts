// What a bill takes to be written down, corrected, posted and paid: a function each, over the verb of the same name.

import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { ExpenseKind, IsrKind, NoReceiptReason } from '#src/domain/expenses/bill.ts';
import type { CurrencyCode, PaymentMethod } from '#src/domain/foundation/enums.ts';
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

/** Writes a draft. Returns its id. Errors: `ncf_taken`, `bill_moved` and what the form should have caught. */
export async function saveBill(input: BillInput, requestId: string): Promise<string> {
  const answer = await getClient().rpc('save_bill', {
    p_request_id: requestId,
    p_organization_id: input.organizationId,
    p_bill_id: input.billId ?? undefined,
    p_bill: {
      vendor_id: input.vendorId,
      property_id: input.propertyId,
      unit_id: input.unitId,
      ncf: input.ncf.trim(),
      modified_ncf: input.modifiedNcf.trim(),
      no_receipt_reason: input.noReceiptReason,
      own_receipt: input.purchaseReceipt,
      ...rateColumns(input.rate),
      expense_kind: input.expenseKind,
      billed_on: input.billedOn,
      due_on: input.dueOn,
      currency: input.currency,
      itbis_minor: input.itbisMinor,
      itbis_withheld_minor: input.itbisWithheldMinor,
      itbis_proportional_minor: input.itbisProportionalMinor,
      itbis_to_cost_minor: input.itbisToCostMinor,
      isr_kind: input.isrKind,
      isr_withheld_minor: input.isrWithheldMinor,
      excise_minor: input.exciseMinor,
      other_taxes_minor: input.otherTaxesMinor,
      tip_minor: input.tipMinor,
      note: input.note.trim(),
    },
    p_lines: input.lines.map((line) => ({
      account_id: line.accountId,
      description: line.description.trim(),
      is_goods: line.isGoods,
      amount_minor: line.amountMinor,
    })),
  });
  return unwrap(answer) as string;
}

/** Approves and posts a draft, or sends it for approval when it is above the limit. Returns the new status. */
export async function submitBill(input: { readonly billId: string }, requestId: string): Promise<string> {
  return unwrap(
    await getClient().rpc('submit_bill', { p_request_id: requestId, p_bill_id: input.billId }),
  ) as string;
}

/** Approves a bill that waits, or sends it back with a reason. Errors: `approval_by_other`, `bill_moved`. */
export async function decideBill(
  input: { readonly billId: string; readonly isApproved: boolean; readonly reason: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('decide_bill', {
      p_request_id: requestId,
      p_bill_id: input.billId,
      p_is_approved: input.isApproved,
      p_reason: input.reason,
    }),
  );
}

/** Deletes a draft. Error: `bill_moved`. */
export async function deleteBill(input: { readonly billId: string }): Promise<void> {
  unwrap(await getClient().rpc('delete_bill', { p_bill_id: input.billId }));
}

/** Undoes a posted bill. Errors: `bill_has_payments`, `bill_moved`. */
export async function voidBill(
  input: { readonly billId: string; readonly reason: string; readonly on: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('void_bill', {
      p_request_id: requestId,
      p_bill_id: input.billId,
      p_reason: input.reason,
      p_on: input.on,
    }),
  );
}

export interface BillPaymentInput {
  readonly billId: string;
  readonly amountMinor: number;
  readonly paidOn: string;
  readonly method: PaymentMethod;
  /** The cash account that the money leaves. */
  readonly accountId: string;
  readonly reference: string;
}

/** Settles a bill with a credit note of its vendor. Errors: `credit_not_of_bill`, `amount_exceeds_bill`, `bill_moved`. */
export async function applyVendorCredit(
  input: {
    readonly creditId: string;
    readonly billId: string;
    readonly amountMinor: number;
    readonly on: string;
  },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('apply_vendor_credit', {
      p_request_id: requestId,
      p_credit_id: input.creditId,
      p_bill_id: input.billId,
      p_amount_minor: input.amountMinor,
      p_on: input.on,
    }),
  );
}

/** Pays a bill, whole or in part; of a credit note, the vendor gave that much back. Errors: `amount_exceeds_bill`, `bill_moved`, `date_in_future`. */
export async function payBill(input: BillPaymentInput, requestId: string): Promise<string> {
  const answer = await getClient().rpc('pay_bill', {
    p_request_id: requestId,
    p_bill_id: input.billId,
    p_amount_minor: input.amountMinor,
    p_paid_on: input.paidOn,
    p_method: input.method,
    p_account_id: input.accountId,
    p_reference: input.reference.trim(),
  });
  return unwrap(answer) as string;
}

/** Undoes a payment of a bill. Error: `payment_already_decided`. */
export async function reverseBillPayment(
  input: { readonly paymentId: string; readonly reason: string; readonly on: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('reverse_bill_payment', {
      p_request_id: requestId,
      p_bill_payment_id: input.paymentId,
      p_reason: input.reason,
      p_on: input.on,
    }),
  );
}

/** Above which total somebody else approves; null for no limit. */
export async function setApprovalLimit(input: {
  readonly organizationId: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: number | null;
}): Promise<void> {
  unwrap(
    await getClient().rpc('set_approval_limit', {
      p_organization_id: input.organizationId,
      p_currency: input.currency,
      ...(input.amountMinor === null ? {} : { p_amount_minor: input.amountMinor }),
    }),
  );
}
