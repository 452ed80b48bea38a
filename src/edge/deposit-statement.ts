import {
  array,
  type InferOutput,
  integer,
  isoDate,
  nullish,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot';
import { currencyCodes, deductionKinds, paymentMethods, unitUses } from '#src/domain/enums.ts';

const Day = pipe(string(), isoDate());
const AmountMinor = pipe(number(), integer());

/** A row of `deposit_settlements` with its lines, and in `details` what was true when it was made. */
export const DepositStatement = object({
  returned_on: Day,
  settled_on: Day,
  currency: picklist(currencyCodes),
  held_minor: AmountMinor,
  kept_minor: AmountMinor,
  refund_minor: AmountMinor,
  method: nullish(picklist(paymentMethods)),
  details: object({
    organization_name: string(),
    organization_rnc: nullish(string()),
    organization_address: nullish(string()),
    organization_phone: nullish(string()),
    tenant_name: nullish(string()),
    property_name: string(),
    unit_label: string(),
    unit_use: picklist(unitUses),
    starts_on: Day,
    ended_on: Day,
  }),
  deposit_deductions: array(
    object({ kind: picklist(deductionKinds), description: string(), amount_minor: AmountMinor }),
  ),
});
export type DepositStatement = InferOutput<typeof DepositStatement>;

/** The columns to select for a DepositStatement. */
export const depositStatementColumns =
  'returned_on, settled_on, currency, held_minor, kept_minor, refund_minor, method, details, deposit_deductions(kind, description, amount_minor)';
