import { array, type InferOutput, nullish, object, picklist, string } from 'valibot';
import { currencyCodes, deductionKinds, paymentMethods, unitUses } from '#src/domain/foundation/enums.ts';
import { AmountMinor, Day, issuerEntries } from '../shapes.ts';

/** A row of `deposit_settlements` with its lines, and in `details` what was true when it was made. */
export const DepositStatement = object({
  returnedOn: Day,
  settledOn: Day,
  currency: picklist(currencyCodes),
  heldMinor: AmountMinor,
  deductedMinor: AmountMinor,
  refundMinor: AmountMinor,
  method: nullish(picklist(paymentMethods)),
  details: object({
    ...issuerEntries,
    tenantName: nullish(string()),
    propertyName: string(),
    unitLabel: string(),
    unitUse: picklist(unitUses),
    startsOn: Day,
    endedOn: Day,
  }),
  depositDeductions: array(
    object({ kind: picklist(deductionKinds), description: string(), amountMinor: AmountMinor }),
  ),
});
export type DepositStatement = InferOutput<typeof DepositStatement>;

/** The columns to select for a DepositStatement. */
export const depositStatementColumns =
  'returnedOn, settledOn, currency, heldMinor, deductedMinor, refundMinor, method, details, depositDeductions:deposit_deductions(kind, description, amountMinor)';
