import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaseStatuses } from '../foundation/enums.ts';
import type { UnitLease } from '../leasing/lease.ts';
import { occupancyOf, physicalOccupancy } from './occupancy.ts';

const TODAY = '2026-06-15';

function lease(id: string, unitId: string, changes: Partial<UnitLease> = {}): UnitLease {
  return {
    id,
    unitId,
    status: 'active',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    ...changes,
  };
}

describe('physicalOccupancy', () => {
  it('is the share of the units that a tenant has', () => {
    const leases = [lease('l1', 'u1'), lease('l2', 'u2', { status: 'notice_given' }), lease('l3', 'u3')];
    expect(physicalOccupancy(['u1', 'u2', 'u3', 'u4'], leases, TODAY)).toEqual({
      unitCount: 4,
      occupiedCount: 3,
      share: 0.75,
    });
  });

  it.each<[string, Partial<UnitLease>]>([
    ['that has not begun', { startsOn: '2026-07-01' }],
    ['that is over', { status: 'notice_given', endsOn: '2026-06-14' }],
    ['that is not signed', { status: 'sent' }],
    ['of a unit elsewhere', { unitId: 'u9' }],
  ])('does not count a lease %s', (_case, changes) => {
    expect(physicalOccupancy(['u1'], [lease('l1', 'u1', changes)], TODAY).occupiedCount).toBe(0);
  });

  it('counts a lease that has run on past its end', () => {
    const runningOn = lease('l1', 'u1', { endsOn: '2026-01-31' });
    expect(physicalOccupancy(['u1'], [runningOn], TODAY).occupiedCount).toBe(1);
  });

  it('says nothing of a share without units', () => {
    expect(physicalOccupancy([], [lease('l1', 'u1')], TODAY)).toEqual({
      unitCount: 0,
      occupiedCount: 0,
      share: null,
    });
  });

  it('never counts a unit twice, so that the share stays between none and all', () => {
    const unitIds = fc.array(fc.constantFrom('u1', 'u2', 'u3', 'u4'));
    const leases = fc.array(
      fc
        .tuple(fc.uuid(), fc.constantFrom('u1', 'u2', 'u3', 'u4', 'u5'), fc.constantFrom(...leaseStatuses))
        .map(([id, unitId, status]) => lease(id, unitId, { status })),
    );
    fc.assert(
      fc.property(unitIds, leases, (units, someLeases) => {
        const { unitCount, occupiedCount, share } = physicalOccupancy(units, someLeases, TODAY);
        expect(unitCount).toBe(new Set(units).size);
        expect(occupiedCount).toBeLessThanOrEqual(unitCount);
        expect(share).toBe(unitCount === 0 ? null : occupiedCount / unitCount);
      }),
    );
  });
});

describe('occupancyOf', () => {
  it.each([
    [40, 36, 0.9],
    [40, 0, 0],
    [40, 40, 1],
    [0, 0, null],
  ])('of %d units with %d occupied is %s', (unitCount, occupiedCount, share) => {
    expect(occupancyOf(unitCount, occupiedCount)).toEqual({ unitCount, occupiedCount, share });
  });
});
