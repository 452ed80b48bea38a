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
  const people = [...tenants].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  return {
    leaseId: lease.id,
    people: people.map(({ personId: id, fullName, email, phone }) =>
      knownPerson({ id, fullName, email, phone }),
    ),
    propertyId: lease.propertyId,
    unitId: lease.unitId,
    startsOn: lease.startsOn,
    endsOn: lease.endsOn,
    currency: lease.currency,
    rentMinor: lease.rentMinor,
    dueDay: lease.dueDay,
    depositMinor: lease.depositMinor,
    isDepositHeld: lease.isDepositHeld,
    prorationMethod: lease.prorationMethod,
    billing: lease.billFrom === lease.startsOn ? 'start' : 'date',
    billFrom: lease.billFrom,
    lateFeeFollows: followsLateFee && !rule,
    lateFee: rule ? ruleOf(rule) : lateFeeOfTerms(lease),
  };
}

/** The late fee that stands in the contract's terms. */
function lateFeeOfTerms(lease: Lease): LateFeeRule {
  return {
    kind: lease.lateFeeKind,
    amountMinor: lease.lateFeeMinor ?? 0,
    basisPoints: lease.lateFeeBasisPoints ?? 0,
    frequency: 'one_time',
    graceDays: lease.lateFeeGraceDays,
    minimumBalanceMinor: 0,
    monthlyMaximumMinor: null,
    maximumMinor: lease.lateFeeCapMinor,
  };
}
