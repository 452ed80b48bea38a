import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { ChargeCreditKind, ChargeKind, CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import type { LateFeeRule } from '#src/domain/money/late-fee.ts';

/** Posts what the preview of a month calls postable. @returns how many charges */
export async function postMonth(
  { organizationId, month }: { organizationId: string; month: IsoMonth },
  requestId: string,
): Promise<number> {
  const call = { p_request_id: requestId, p_organization_id: organizationId, p_month: `${month}-01` };
  return unwrap(await getClient().rpc('post_month', call)) as number;
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
  const answer = await getClient().rpc('save_late_fee_rule', {
    p_request_id: requestId,
    p_organization_id: input.organizationId,
    p_property_id: input.propertyId ?? undefined,
    p_lease_id: input.leaseId ?? undefined,
    p_currency: input.currency,
    p_rule: {
      kind: rule.kind,
      amount_minor: rule.kind === 'fixed' ? rule.amountMinor : null,
      basis_points: isPercent ? rule.basisPoints : null,
      frequency: rule.frequency,
      grace_days: rule.graceDays,
      minimum_balance_minor: rule.minimumBalanceMinor,
      monthly_maximum_minor: rule.monthlyMaximumMinor,
      maximum_minor: rule.maximumMinor,
    },
    p_includes_leases: input.includesLeases,
  });
  unwrap(answer);
}

export async function removeLateFeeRule(ruleId: string): Promise<void> {
  unwrap(await getClient().rpc('remove_late_fee_rule', { p_rule_id: ruleId }));
}

/** A lease drops its own late fees: it follows its property's and organization's rule, or has none. */
export async function inheritLateFee(input: { leaseId: string; isInherited: boolean }): Promise<void> {
  const call = { p_lease_id: input.leaseId, p_is_inherited: input.isInherited };
  unwrap(await getClient().rpc('inherit_late_fee', call));
}

/** Takes an amount off a charge. Errors: `credit_exceeds_charge`, `credit_not_for_deposit`. */
export async function creditCharge(
  input: { chargeId: string; kind: ChargeCreditKind; amountMinor: number; reason: string; on: string },
  requestId: string,
): Promise<void> {
  const answer = await getClient().rpc('credit_charge', {
    p_request_id: requestId,
    p_charge_id: input.chargeId,
    p_kind: input.kind,
    p_amount_minor: input.amountMinor,
    p_on: input.on,
    p_reason: input.reason,
  });
  unwrap(answer);
}

/** Takes a credit of a charge back. Errors: `entry_already_reversed`. */
export async function reverseChargeCredit(
  input: { creditId: string; reason: string; on: string },
  requestId: string,
): Promise<void> {
  const answer = await getClient().rpc('reverse_charge_credit', {
    p_request_id: requestId,
    p_credit_id: input.creditId,
    p_reason: input.reason,
    p_on: input.on,
  });
  unwrap(answer);
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
  const answer = await getClient().rpc('add_recurring_charge', {
    p_request_id: requestId,
    p_lease_id: input.leaseId,
    p_kind: input.kind,
    p_amount_minor: input.amountMinor,
    p_starts_on: input.startsOn,
    p_ends_on: input.endsOn ?? undefined,
    p_description: input.description,
  });
  unwrap(answer);
}

export async function endRecurringCharge(input: { id: string; endsOn: string }): Promise<void> {
  const call = { p_recurring_charge_id: input.id, p_ends_on: input.endsOn };
  unwrap(await getClient().rpc('end_recurring_charge', call));
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
  const answer = await getClient().rpc('record_meter_reading', {
    p_request_id: requestId,
    p_meter_id: input.meterId,
    p_read_on: input.readOn,
    p_value: input.value,
    p_price_minor: input.priceMinor ?? undefined,
    p_description: input.description,
  });
  unwrap(answer);
}

/** Takes the last reading of a meter out. Errors: `reading_charged`, `reading_not_last`. */
export async function removeMeterReading(input: { readonly readingId: string }): Promise<void> {
  unwrap(await getClient().rpc('remove_meter_reading', { p_reading_id: input.readingId }));
}
