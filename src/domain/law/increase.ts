import type { IsoDate } from '../foundation/dates.ts';
import type { UnitUse } from '../foundation/enums.ts';
import { increaseWarning } from '../leasing/rental-law.ts';

export interface RaisedLease {
  readonly id: string;
  readonly rentMinor: number;
  readonly unitUse: UnitUse;
}

/** The rent of a lease before and after an increase, in minor units of its currency. */
export interface Increase {
  readonly leaseId: string;
  readonly beforeMinor: number;
  readonly afterMinor: number;
  /** The most without an express agreement; null where the law sets no cap or it is kept. */
  readonly maximumMinor: number | null;
}

const BASIS_POINTS = 10_000n;

/** What a percentage in basis points makes of a rent. Never more than the percentage: what is left of a cent falls away. */
export function increaseOf(lease: RaisedLease, basisPoints: number, agreedOn: IsoDate): Increase {
  const beforeMinor = lease.rentMinor;
  const afterMinor = Number((BigInt(beforeMinor) * (BASIS_POINTS + BigInt(basisPoints))) / BASIS_POINTS);
  const warning = increaseWarning({ use: lease.unitUse, beforeMinor, afterMinor, agreedOn });
  return { leaseId: lease.id, beforeMinor, afterMinor, maximumMinor: warning?.maximumMinor ?? null };
}
