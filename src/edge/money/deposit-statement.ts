import { array, type InferOutput, nullish, object, picklist, string } from 'valibot';
import { currencyCodes, deductionKinds, paymentMethods, unitUses } from '#src/domain/foundation/enums.ts';
import { AmountMinor, Day, issuerEntries } from '../shapes.ts';

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
    ...issuerEntries,
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
