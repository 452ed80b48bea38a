import type { LateFeeRuleRow } from '#src/data/charging/queries.ts';
import type { Lease } from '#src/data/leases/queries.ts';
import type { Tenant } from '#src/data/people/queries.ts';
import { knownPerson, type LeaseDraft } from './lease-draft.ts';

const BASIS_POINTS_IN_A_PERCENT = 100;

/** A draft of a lease as the form writes it, to be changed. The main tenant comes first. */
export function draftOfLease(
  lease: Lease,
  tenants: readonly Tenant[],
  followsLateFee: boolean,
  rule: LateFeeRuleRow | undefined,
): Partial<LeaseDraft> {
  const people = [...tenants].sort((a, b) => Number(b.is_primary) - Number(a.is_primary));
  const fee = rule
    ? { kind: rule.kind, minor: rule.amount_minor, cap: rule.maximum_minor, grace: rule.grace_days }
    : {
        kind: lease.late_fee_kind,
        minor: lease.late_fee_minor,
        cap: lease.late_fee_cap_minor,
        grace: lease.late_fee_grace_days,
      };
  const basisPoints = rule ? rule.basis_points : lease.late_fee_basis_points;
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
    prorationMethod: lease.proration_method,
    billing: lease.bill_from === lease.starts_on ? 'start' : 'date',
    billFrom: lease.bill_from,
    lateFeeFollows: followsLateFee && !rule,
    lateFeeKind: fee.kind,
    lateFeeFrequency: rule?.frequency ?? 'one_time',
    lateFeeMinor: fee.minor,
    ...(basisPoints === null ? {} : { lateFeePercent: basisPoints / BASIS_POINTS_IN_A_PERCENT }),
    lateFeeCapMinor: fee.cap,
    lateFeeGraceDays: fee.grace,
  };
}
