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
  ncfKind: picklist(saleKinds),
  ncfExpiresOn: nullable(Day),
  issuedOn: Day,
  reason: string(),
  clientName: string(),
  clientIdType: nullable(picklist(identityTypes)),
  clientId: string(),
  treatment: picklist(taxTreatments),
  currency: picklist(currencyCodes),
  // An exact decimal, which some servers write as text.
  dopRate: pipe(union([number(), string()]), transform(Number)),
  rateSource: string(),
  baseMinor: AmountMinor,
  itbisMinor: AmountMinor,
  cancelledOn: nullable(Day),
  details: object({
    ...issuerEntries,
    propertyName: string(),
    unitLabel: string(),
    address: nullish(string()),
    modifiedNcf: nullish(string()),
    modifiedIssuedOn: nullish(Day),
  }),
});
export type FiscalReceipt = InferOutput<typeof FiscalReceipt>;

/** The columns of `fiscal_invoices` to select for a FiscalReceipt. */
export const fiscalReceiptColumns =
  'ncf, ncfKind, ncfExpiresOn, issuedOn, reason, clientName, clientIdType, clientId, treatment, currency, dopRate, rateSource, baseMinor, itbisMinor, cancelledOn, details';

/** What it is for: rows of `fiscal_invoice_lines`. */
export const FiscalReceiptLines = array(
  object({
    kind: picklist(chargeKinds),
    description: string(),
    periodStart: nullable(Day),
    periodEnd: nullable(Day),
    amountMinor: AmountMinor,
  }),
);
export type FiscalReceiptLines = InferOutput<typeof FiscalReceiptLines>;

export const fiscalReceiptLineColumns = 'kind, description, periodStart, periodEnd, amountMinor';
