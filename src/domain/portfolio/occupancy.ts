import type { IsoDate } from '../foundation/dates.ts';
import { occupiesOn, type UnitLease } from '../leasing/lease.ts';

export interface Occupancy {
  readonly unitCount: number;
  readonly occupiedCount: number;
  /** Occupied ÷ units, 0 to 1; null without units, where a share means nothing. */
  readonly share: number | null;
}

/**
 * Physical occupancy on a day: how many of the units a tenant has. (Economic occupancy is another figure: rent
 * collected ÷ gross potential rent.) Leases of other units are ignored.
 */
export function physicalOccupancy(
  unitIds: readonly string[],
  leases: readonly UnitLease[],
  day: IsoDate,
): Occupancy {
  const units = new Set(unitIds);
  const occupied = leases.filter((lease) => units.has(lease.unitId) && occupiesOn(lease, day));
  return occupancyOf(units.size, new Set(occupied.map((lease) => lease.unitId)).size);
}

/** The same figure from counts that are already known. */
export function occupancyOf(unitCount: number, occupiedCount: number): Occupancy {
  return { unitCount, occupiedCount, share: unitCount === 0 ? null : occupiedCount / unitCount };
}
