import { expect, it } from 'vitest';
import { byLease } from './recipients.ts';

const row = (lease_id: string, full_name: string, more: { user_id?: string; is_primary?: boolean } = {}) => ({
  lease_id,
  full_name,
  user_id: more.user_id ?? null,
  is_primary: more.is_primary ?? false,
  property_name: 'Torre',
  unit_label: lease_id,
});

it('makes one recipient of the tenants of a lease, the main one first', () => {
  const found = byLease([
    row('1-A', 'Ana'),
    row('2-B', 'Eva'),
    row('1-A', 'Luis', { is_primary: true, user_id: 'u' }),
  ]);
  expect(found).toEqual([
    { leaseId: '1-A', names: 'Luis, Ana', place: 'Torre, 1-A', hasAccount: true },
    { leaseId: '2-B', names: 'Eva', place: 'Torre, 2-B', hasAccount: false },
  ]);
});
