import type { Lease } from '#src/data/leasing/leases/queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import type { LateFeeRuleRow } from '#src/data/money/charging/queries.ts';
import type { LateFeeRule } from '#src/domain/money/late-fee.ts';
import { ruleOf } from '#src/islands/owner-dashboard/screens/money/late-fees/rule-words.ts';
import { knownPerson, type LeaseDraft } from './lease-draft.ts';

/** A draft of a lease as the form writes it, to be changed. The main tenant comes first. */
export function draftOfLease(
  lease: Lease,
  tenants: readonly Tenant[],
  followsLateFee: boolean,
  rule: LateFeeRuleRow | undefined,
): Partial<LeaseDraft> {
  const people = [...tenants].sort((a, b) => Number(b.is_primary) - Number(a.is_primary));
  return {
    leaseId: lease.id,
    people: people.map(({ person_id: id, full_name, email, phone }) =>
      knownPerson({ id, full_name, email, phone }),
    ),
    propertyId: lease.property_id,
    unitId: lease.unit_id,
    startsOn: lease.starts_on,
    endsOn: lease.ends_on,
    currency: lease.currency,
    rentMinor: lease.rent_minor,
    dueDay: lease.due_day,
    depositMinor: lease.deposit_minor,
    isDepositHeld: lease.is_deposit_held,
    prorationMethod: lease.proration_method,
    billing: lease.bill_from === lease.starts_on ? 'start' : 'date',
    billFrom: lease.bill_from,
    lateFeeFollows: followsLateFee && !rule,
    lateFee: rule ? ruleOf(rule) : lateFeeOfTerms(lease),
  };
}

/** The late fee that stands in the contract's terms. */
function lateFeeOfTerms(lease: Lease): LateFeeRule {
  return {
    kind: lease.late_fee_kind,
    amountMinor: lease.late_fee_minor ?? 0,
    basisPoints: lease.late_fee_basis_points ?? 0,
    frequency: 'one_time',
    graceDays: lease.late_fee_grace_days,
    minimumBalanceMinor: 0,
    monthlyMaximumMinor: null,
    maximumMinor: lease.late_fee_cap_minor,
  };
}
