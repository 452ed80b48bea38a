import { call, repeatable, verb } from '#src/data/call.ts';
import type { Arguments } from '#src/data/functions.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import type { LateFeeRule } from '#src/domain/money/late-fee.ts';

/** Posts what the preview of a month calls postable. @returns how many charges */
export const postMonth = (
  { organizationId, month }: { organizationId: string; month: IsoMonth },
  requestId: string,
) => call('post_month', { organizationId, month: `${month}-01` }, requestId);

export interface LateFeeRuleInput {
  readonly organizationId: string;
  /** Neither of both: the organization's own rule. */
  readonly propertyId: string | null;
  readonly leaseId: string | null;
  readonly currency: CurrencyCode;
  readonly rule: LateFeeRule;
  /** Lets the leases without late fees follow it. */
  readonly includesLeases: boolean;
}

/** Sets the late fees of an organization, a property or a lease. Errors: `late_fee_incomplete`. */
export async function saveLateFeeRule(input: LateFeeRuleInput, requestId: string): Promise<void> {
  const { rule } = input;
  const isPercent = rule.kind === 'percent_of_outstanding' || rule.kind === 'percent_of_rent';
  await call(
    'save_late_fee_rule',
    {
      organizationId: input.organizationId,
      propertyId: input.propertyId ?? undefined,
      leaseId: input.leaseId ?? undefined,
      currency: input.currency,
      rule: {
        kind: rule.kind,
        amountMinor: rule.kind === 'fixed' ? rule.amountMinor : null,
        basisPoints: isPercent ? rule.basisPoints : null,
        frequency: rule.frequency,
        graceDays: rule.graceDays,
        minimumBalanceMinor: rule.minimumBalanceMinor,
        monthlyMaximumMinor: rule.monthlyMaximumMinor,
        maximumMinor: rule.maximumMinor,
      },
      includesLeases: input.includesLeases,
    },
    requestId,
  );
}

export const removeLateFeeRule = verb('remove_late_fee_rule');

/** A lease drops its own late fees: it follows its property's and organization's rule, or has none. */
export const inheritLateFee = verb('inherit_late_fee');

/** Takes an amount off a charge. Errors: `credit_exceeds_charge`, `credit_not_for_deposit`. */
export const creditCharge = repeatable('credit_charge');

/** Takes a credit of a charge back. Errors: `entry_already_reversed`. */
export const reverseChargeCredit = repeatable('reverse_charge_credit');

export type RecurringInput = Arguments<'add_recurring_charge'>;

/** Charges a lease every month. Errors: `date_outside_lease`, `description_missing`. */
export const addRecurringCharge = repeatable('add_recurring_charge');

export const endRecurringCharge = verb('end_recurring_charge');

export type ReadingInput = Arguments<'record_meter_reading'>;

/** Writes a reading down and charges what was used. Errors: `reading_below_last`. */
export const recordMeterReading = repeatable('record_meter_reading');

/** Takes the last reading of a meter out. Errors: `reading_charged`, `reading_not_last`. */
export const removeMeterReading = verb('remove_meter_reading');
