import type { AppError } from '#src/data/errors.ts';

interface RefusedLease {
  readonly leaseId: string;
  readonly code: string;
}

const isRefused = (one: unknown): one is RefusedLease =>
  typeof one === 'object' && one !== null && 'leaseId' in one && 'code' in one;

/** Why the server refused leases, by their ids. */
export function refusedLeases(failure: AppError | null): ReadonlyMap<string, string> {
  const { leases } = failure?.code === 'charges_refused' ? failure.params : { leases: [] };
  const all = Array.isArray(leases) ? leases.filter(isRefused) : [];
  return new Map(all.map(({ leaseId, code }) => [leaseId, code]));
}
