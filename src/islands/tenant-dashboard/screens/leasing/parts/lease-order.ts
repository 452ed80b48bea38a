import type { LeaseStatus } from '#src/domain/foundation/enums.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';

interface OrderedLease {
  readonly id: string;
  readonly status: LeaseStatus;
  readonly startsOn: string;
}

export type LeasePhase = 'current' | 'future' | 'former';

/** Where a lease stands in time, by what the landlord has recorded. */
export function phaseOf({ status }: Pick<OrderedLease, 'status'>): LeasePhase {
  if (isOccupying(status)) return 'current';
  return status === 'signed' ? 'future' : 'former';
}

const RANK: Readonly<Record<LeasePhase, number>> = { current: 0, future: 1, former: 2 };

/** Leases in force first, then those to come, then former ones; within each the newest first. */
export function orderLeases<Lease extends OrderedLease>(leases: readonly Lease[]): Lease[] {
  return [...leases].sort(
    (a, b) => RANK[phaseOf(a)] - RANK[phaseOf(b)] || (a.startsOn < b.startsOn ? 1 : -1),
  );
}

/** The lease the tenant chose while it is still theirs, else the first in order. */
export function leaseOnScreen<Lease extends OrderedLease>(
  leases: readonly Lease[],
  chosenId: string | null,
): Lease | undefined {
  return leases.find((lease) => lease.id === chosenId) ?? orderLeases(leases)[0];
}
