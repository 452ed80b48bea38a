import { array, boolean, type InferOutput, nullable, nullish, object, picklist, string } from 'valibot';
import { currencyCodes, identityTypes } from '#src/domain/foundation/enums.ts';
import { ownPurchaseKinds } from '#src/domain/taxes/ncf.ts';
import { AmountMinor, Day, issuerEntries } from '../shapes.ts';

/** A row of `purchase_receipts`: its own columns, and in `details` what was true when it was given out. */
export const PurchaseReceipt = object({
  bill_id: string(),
  ncf: string(),
  ncf_kind: picklist(ownPurchaseKinds),
  ncf_expires_on: nullable(Day),
  issued_on: Day,
  cancelled_on: nullable(Day),
  details: object({
    ...issuerEntries,
    vendor_name: string(),
    vendor_id_type: nullish(picklist(identityTypes)),
    vendor_id: nullish(string()),
    vendor_address: nullish(string()),
    property_name: nullish(string()),
    unit_label: nullish(string()),
  }),
});
export type PurchaseReceipt = InferOutput<typeof PurchaseReceipt>;

/** The columns of `purchase_receipts` to select for a PurchaseReceipt. */
export const purchaseReceiptColumns =
  'bill_id, ncf, ncf_kind, ncf_expires_on, issued_on, cancelled_on, details';

/** The amounts of the bill that it was given out for, a row of `bills`: they stay as they were posted. */
export const ReceiptBill = object({
  currency: picklist(currencyCodes),
  services_minor: AmountMinor,
  goods_minor: AmountMinor,
  itbis_minor: AmountMinor,
  excise_minor: AmountMinor,
  other_taxes_minor: AmountMinor,
  tip_minor: AmountMinor,
  itbis_withheld_minor: AmountMinor,
  isr_withheld_minor: AmountMinor,
  total_minor: AmountMinor,
  payable_minor: AmountMinor,
});
export type ReceiptBill = InferOutput<typeof ReceiptBill>;

export const receiptBillColumns =
  'currency, services_minor, goods_minor, itbis_minor, excise_minor, other_taxes_minor, tip_minor, itbis_withheld_minor, isr_withheld_minor, total_minor, payable_minor';

/** What was bought: rows of `bill_lines`. */
export const ReceiptBillLines = array(
  object({ description: string(), is_goods: boolean(), amount_minor: AmountMinor }),
);
export type ReceiptBillLines = InferOutput<typeof ReceiptBillLines>;

export const receiptBillLineColumns = 'description, is_goods, amount_minor';
