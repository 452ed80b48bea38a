import {
  array,
  type InferOutput,
  nullable,
  nullish,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import { chargeKinds, currencyCodes, identityTypes } from '#src/domain/foundation/enums.ts';
import { taxTreatments } from '#src/domain/taxes/codes.ts';
import { saleKinds } from '#src/domain/taxes/ncf.ts';
import { AmountMinor, Day, issuerEntries } from '../shapes.ts';

/** A row of `fiscal_invoices`: its own columns, and in `details` what was true when it was given out. */
export const FiscalReceipt = object({
  ncf: string(),
  ncf_kind: picklist(saleKinds),
  ncf_expires_on: nullable(Day),
  issued_on: Day,
  reason: string(),
  client_name: string(),
  client_id_type: nullable(picklist(identityTypes)),
  client_id: string(),
  treatment: picklist(taxTreatments),
  currency: picklist(currencyCodes),
  // An exact decimal, which some servers write as text.
  dop_rate: pipe(union([number(), string()]), transform(Number)),
  rate_source: string(),
  base_minor: AmountMinor,
  itbis_minor: AmountMinor,
  cancelled_on: nullable(Day),
  details: object({
    ...issuerEntries,
    property_name: string(),
    unit_label: string(),
    address: nullish(string()),
    modified_ncf: nullish(string()),
    modified_issued_on: nullish(Day),
  }),
});
export type FiscalReceipt = InferOutput<typeof FiscalReceipt>;

/** The columns of `fiscal_invoices` to select for a FiscalReceipt. */
export const fiscalReceiptColumns =
  'ncf, ncf_kind, ncf_expires_on, issued_on, reason, client_name, client_id_type, client_id, treatment, currency, dop_rate, rate_source, base_minor, itbis_minor, cancelled_on, details';

/** What it is for: rows of `fiscal_invoice_lines`. */
export const FiscalReceiptLines = array(
  object({
    kind: picklist(chargeKinds),
    description: string(),
    period_start: nullable(Day),
    period_end: nullable(Day),
    amount_minor: AmountMinor,
  }),
);
export type FiscalReceiptLines = InferOutput<typeof FiscalReceiptLines>;

export const fiscalReceiptLineColumns = 'kind, description, period_start, period_end, amount_minor';
