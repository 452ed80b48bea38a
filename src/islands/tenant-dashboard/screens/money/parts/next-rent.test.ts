import { describe, expect, it } from 'vitest';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { nextRent } from './next-rent.ts';

const lease: TenantLease = {
  id: 'lease',
  propertyId: 'property',
  organizationId: 'organization',
  status: 'active',
  startsOn: '2026-01-15',
  endsOn: '2027-01-14',
  endedOn: null,
  currency: 'DOP',
  dueDay: 5,
  depositMinor: 0,
  prorationMethod: 'calendar_month',
  lateFeeKind: 'none',
  lateFeeMinor: null,
  lateFeeBasisPoints: null,
  lateFeeCapMinor: null,
  lateFeeGraceDays: 0,
  isDepositHeld: false,
  billFrom: '2026-01-15',
  chargedThrough: '2026-11-30',
  propertyName: 'Residencial Las Palmas',
  unitLabel: '3B',
  organizationName: 'Carolina Peña',
  timeZone: 'America/Santo_Domingo',
  street: '',
  streetNumber: '',
  sector: '',
  municipality: 'Santiago',
  province: 'Santiago',
  unitUse: 'dwelling',
  rentMinor: 2500000,
};
const steps = [{ startsOn: '2026-01-15', amountMinor: 2500000 }];

describe('nextRent', () => {
  it('is the month after the last one charged, on its due day', () => {
    expect(nextRent(lease, steps)).toMatchObject({ dueOn: '2026-12-05', amountMinor: 2500000 });
  });
  it('is the first, partial month while nothing is charged', () => {
    const first = nextRent({ ...lease, status: 'signed', chargedThrough: null }, steps);
    expect(first).toMatchObject({ periodStart: '2026-01-15', dueOn: '2026-01-15' });
    expect(first?.amountMinor).toBe(Math.round((2500000 * 17) / 31));
  });
  it('takes an agreed change of rent and skips rent-free months', () => {
    const changed = [
      ...steps,
      { startsOn: '2026-12-01', amountMinor: 0 },
      { startsOn: '2027-01-01', amountMinor: 3100000 },
    ];
    expect(nextRent(lease, changed)).toMatchObject({ periodStart: '2027-01-01', amountMinor: 1400000 });
  });
  it('is null when the lease ends first, or has ended', () => {
    expect(nextRent({ ...lease, endsOn: '2026-11-30' }, steps)).toBeNull();
    expect(nextRent({ ...lease, status: 'terminated' }, steps)).toBeNull();
  });
  it('goes on from month to month after the agreed end', () => {
    const next = nextRent({ ...lease, status: 'month_to_month', endsOn: '2026-10-31' }, steps);
    expect(next).toMatchObject({ dueOn: '2026-12-05' });
  });
});
