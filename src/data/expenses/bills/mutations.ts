// What a bill takes to be written down, corrected, posted and paid: a function each, over the verb of the same name.
import { call } from '#src/data/call.ts';

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
  return call(
    'save_bill',
    {
      organizationId: input.organizationId,
      billId: input.billId ?? undefined,
      bill: {
        vendorId: input.vendorId,
        propertyId: input.propertyId,
        unitId: input.unitId,
        ncf: input.ncf.trim(),
        modifiedNcf: input.modifiedNcf.trim(),
        noReceiptReason: input.noReceiptReason,
        ownReceipt: input.purchaseReceipt,
        ...rateColumns(input.rate),
        expenseKind: input.expenseKind,
        billedOn: input.billedOn,
        dueOn: input.dueOn,
        currency: input.currency,
        itbisMinor: input.itbisMinor,
        itbisWithheldMinor: input.itbisWithheldMinor,
        itbisProportionalMinor: input.itbisProportionalMinor,
        itbisToCostMinor: input.itbisToCostMinor,
        isrKind: input.isrKind,
        isrWithheldMinor: input.isrWithheldMinor,
        exciseMinor: input.exciseMinor,
        otherTaxesMinor: input.otherTaxesMinor,
        tipMinor: input.tipMinor,
        note: input.note.trim(),
      },
      lines: input.lines.map((line) => ({
        accountId: line.accountId,
        description: line.description.trim(),
        isGoods: line.isGoods,
        amountMinor: line.amountMinor,
      })),
    },
    requestId,
  );
}

/** Approves and posts a draft, or sends it for approval when it is above the limit. Returns the new status. */
export async function submitBill(input: { readonly billId: string }, requestId: string): Promise<string> {
  return call('submit_bill', { billId: input.billId }, requestId);
}

/** Approves a bill that waits, or sends it back with a reason. Errors: `approval_by_other`, `bill_moved`. */
export async function decideBill(
  input: { readonly billId: string; readonly isApproved: boolean; readonly reason: string },
  requestId: string,
): Promise<void> {
  await call(
    'decide_bill',
    {
      billId: input.billId,
      isApproved: input.isApproved,
      reason: input.reason,
    },
    requestId,
  );
}

/** Deletes a draft. Error: `bill_moved`. */
export async function deleteBill(input: { readonly billId: string }): Promise<void> {
  await call('delete_bill', { billId: input.billId });
}

/** Undoes a posted bill. Errors: `bill_has_payments`, `bill_moved`. */
export async function voidBill(
  input: { readonly billId: string; readonly reason: string; readonly on: string },
  requestId: string,
): Promise<void> {
  await call(
    'void_bill',
    {
      billId: input.billId,
      reason: input.reason,
      on: input.on,
    },
    requestId,
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
  await call(
    'apply_vendor_credit',
    {
      creditId: input.creditId,
      billId: input.billId,
      amountMinor: input.amountMinor,
      on: input.on,
    },
    requestId,
  );
}

/** Pays a bill, whole or in part; of a credit note, the vendor gave that much back. Errors: `amount_exceeds_bill`, `bill_moved`, `date_in_future`. */
export async function payBill(input: BillPaymentInput, requestId: string): Promise<string> {
  return call(
    'pay_bill',
    {
      billId: input.billId,
      amountMinor: input.amountMinor,
      paidOn: input.paidOn,
      method: input.method,
      accountId: input.accountId,
      reference: input.reference.trim(),
    },
    requestId,
  );
}

/** Undoes a payment of a bill. Error: `payment_already_decided`. */
export async function reverseBillPayment(
  input: { readonly paymentId: string; readonly reason: string; readonly on: string },
  requestId: string,
): Promise<void> {
  await call(
    'reverse_bill_payment',
    {
      billPaymentId: input.paymentId,
      reason: input.reason,
      on: input.on,
    },
    requestId,
  );
}

/** Above which total somebody else approves; null for no limit. */
export async function setApprovalLimit(input: {
  readonly organizationId: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: number | null;
}): Promise<void> {
  await call('set_approval_limit', {
    organizationId: input.organizationId,
    currency: input.currency,
    ...(input.amountMinor === null ? {} : { amountMinor: input.amountMinor }),
  });
}
