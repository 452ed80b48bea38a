import { array, boolean, type InferOutput, nullable, nullish, object, picklist, string } from 'valibot';
import { currencyCodes, identityTypes } from '#src/domain/foundation/enums.ts';
import { ownPurchaseKinds } from '#src/domain/taxes/ncf.ts';
import { AmountMinor, Day, issuerEntries } from '../shapes.ts';

/** A row of `purchase_receipts`: its own columns, and in `details` what was true when it was given out. */
export const PurchaseReceipt = object({
  billId: string(),
  ncf: string(),
  ncfKind: picklist(ownPurchaseKinds),
  ncfExpiresOn: nullable(Day),
  issuedOn: Day,
  cancelledOn: nullable(Day),
  details: object({
    ...issuerEntries,
    vendorName: string(),
    vendorIdType: nullish(picklist(identityTypes)),
    vendorId: nullish(string()),
    vendorAddress: nullish(string()),
    propertyName: nullish(string()),
    unitLabel: nullish(string()),
  }),
});
export type PurchaseReceipt = InferOutput<typeof PurchaseReceipt>;

/** The columns of `purchase_receipts` to select for a PurchaseReceipt. */
export const purchaseReceiptColumns = 'billId, ncf, ncfKind, ncfExpiresOn, issuedOn, cancelledOn, details';

/** The amounts of the bill that it was given out for, a row of `bills`: they stay as they were posted. */
export const ReceiptBill = object({
  currency: picklist(currencyCodes),
  servicesMinor: AmountMinor,
  goodsMinor: AmountMinor,
  itbisMinor: AmountMinor,
  exciseMinor: AmountMinor,
  otherTaxesMinor: AmountMinor,
  tipMinor: AmountMinor,
  itbisWithheldMinor: AmountMinor,
  isrWithheldMinor: AmountMinor,
  totalMinor: AmountMinor,
  payableMinor: AmountMinor,
});
export type ReceiptBill = InferOutput<typeof ReceiptBill>;

export const receiptBillColumns =
  'currency, servicesMinor, goodsMinor, itbisMinor, exciseMinor, otherTaxesMinor, tipMinor, itbisWithheldMinor, isrWithheldMinor, totalMinor, payableMinor';

/** What was bought: rows of `bill_lines`. */
export const ReceiptBillLines = array(
  object({ description: string(), isGoods: boolean(), amountMinor: AmountMinor }),
);
export type ReceiptBillLines = InferOutput<typeof ReceiptBillLines>;

export const receiptBillLineColumns = 'description, isGoods, amountMinor';
