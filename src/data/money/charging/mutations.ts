import { call } from '#src/data/call.ts';
import type { ChargeCreditKind, ChargeKind, CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import type { LateFeeRule } from '#src/domain/money/late-fee.ts';

/** Posts what the preview of a month calls postable. @returns how many charges */
export async function postMonth(
  { organizationId, month }: { organizationId: string; month: IsoMonth },
  requestId: string,
): Promise<number> {
  return call('post_month', { organizationId, month: `${month}-01` }, requestId);
}

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

export async function removeLateFeeRule(ruleId: string): Promise<void> {
  await call('remove_late_fee_rule', { ruleId });
}

/** A lease drops its own late fees: it follows its property's and organization's rule, or has none. */
export async function inheritLateFee(input: { leaseId: string; isInherited: boolean }): Promise<void> {
  const values = { leaseId: input.leaseId, isInherited: input.isInherited };
  await call('inherit_late_fee', values);
}

/** Takes an amount off a charge. Errors: `credit_exceeds_charge`, `credit_not_for_deposit`. */
export async function creditCharge(
  input: { chargeId: string; kind: ChargeCreditKind; amountMinor: number; reason: string; on: string },
  requestId: string,
): Promise<void> {
  await call(
    'credit_charge',
    {
      chargeId: input.chargeId,
      kind: input.kind,
      amountMinor: input.amountMinor,
      on: input.on,
      reason: input.reason,
    },
    requestId,
  );
}

/** Takes a credit of a charge back. Errors: `entry_already_reversed`. */
export async function reverseChargeCredit(
  input: { creditId: string; reason: string; on: string },
  requestId: string,
): Promise<void> {
  await call(
    'reverse_charge_credit',
    {
      creditId: input.creditId,
      reason: input.reason,
      on: input.on,
    },
    requestId,
  );
}

export interface RecurringInput {
  readonly leaseId: string;
  readonly kind: Extract<ChargeKind, 'condominium_fee' | 'utility' | 'other'>;
  readonly amountMinor: number;
  readonly startsOn: string;
  readonly endsOn: string | null;
  /** Required for the kind `other`. */
  readonly description: string;
}

/** Charges a lease every month. Errors: `date_outside_lease`, `description_missing`. */
export async function addRecurringCharge(input: RecurringInput, requestId: string): Promise<void> {
  await call(
    'add_recurring_charge',
    {
      leaseId: input.leaseId,
      kind: input.kind,
      amountMinor: input.amountMinor,
      startsOn: input.startsOn,
      endsOn: input.endsOn ?? undefined,
      description: input.description,
    },
    requestId,
  );
}

export async function endRecurringCharge(input: { id: string; endsOn: string }): Promise<void> {
  const values = { recurringChargeId: input.id, endsOn: input.endsOn };
  await call('end_recurring_charge', values);
}

export interface ReadingInput {
  readonly meterId: string;
  readonly readOn: string;
  readonly value: number;
  /** What one unit used costs, in minor units; null charges nothing. */
  readonly priceMinor: number | null;
  readonly description: string;
}

/** Writes a reading down and charges what was used. Errors: `reading_below_last`. */
export async function recordMeterReading(input: ReadingInput, requestId: string): Promise<void> {
  await call(
    'record_meter_reading',
    {
      meterId: input.meterId,
      readOn: input.readOn,
      value: input.value,
      priceMinor: input.priceMinor ?? undefined,
      description: input.description,
    },
    requestId,
  );
}

/** Takes the last reading of a meter out. Errors: `reading_charged`, `reading_not_last`. */
export async function removeMeterReading(input: { readonly readingId: string }): Promise<void> {
  await call('remove_meter_reading', { readingId: input.readingId });
}
