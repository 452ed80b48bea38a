import { describe, expect, it } from 'vitest';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { nextRent } from './next-rent.ts';

const lease: TenantLease = {
  id: 'lease',
  property_id: 'property',
  organization_id: 'organization',
  status: 'active',
  starts_on: '2026-01-15',
  ends_on: '2027-01-14',
  ended_on: null,
  currency: 'DOP',
  due_day: 5,
  deposit_minor: 0,
  proration_method: 'calendar_month',
  late_fee_kind: 'none',
  late_fee_minor: null,
  late_fee_basis_points: null,
  late_fee_cap_minor: null,
  late_fee_grace_days: 0,
  is_deposit_held: false,
  bill_from: '2026-01-15',
  charged_through: '2026-11-30',
  property_name: 'Residencial Las Palmas',
  unit_label: '3B',
  organization_name: 'Carolina Peña',
  time_zone: 'America/Santo_Domingo',
  street: '',
  street_number: '',
  sector: '',
  municipality: 'Santiago',
  province: 'Santiago',
  unit_use: 'dwelling',
  rent_minor: 2500000,
};
const steps = [{ startsOn: '2026-01-15', amountMinor: 2500000 }];

describe('nextRent', () => {
  it('is the month after the last one charged, on its due day', () => {
    expect(nextRent(lease, steps)).toMatchObject({ dueOn: '2026-12-05', amountMinor: 2500000 });
  });
  it('is the first, partial month while nothing is charged', () => {
    const first = nextRent({ ...lease, status: 'signed', charged_through: null }, steps);
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
    expect(nextRent({ ...lease, ends_on: '2026-11-30' }, steps)).toBeNull();
    expect(nextRent({ ...lease, status: 'terminated' }, steps)).toBeNull();
  });
  it('goes on from month to month after the agreed end', () => {
    const next = nextRent({ ...lease, status: 'month_to_month', ends_on: '2026-10-31' }, steps);
    expect(next).toMatchObject({ dueOn: '2026-12-05' });
  });
});
