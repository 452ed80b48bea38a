import { expect, it } from 'vitest';
import { byLease } from './recipients.ts';

const row = (leaseId: string, fullName: string, more: { userId?: string; isPrimary?: boolean } = {}) => ({
  leaseId,
  fullName,
  userId: more.userId ?? null,
  isPrimary: more.isPrimary ?? false,
  propertyName: 'Torre',
  unitLabel: leaseId,
});

it('makes one recipient of the tenants of a lease, the main one first', () => {
  const found = byLease([
    row('1-A', 'Ana'),
    row('2-B', 'Eva'),
    row('1-A', 'Luis', { isPrimary: true, userId: 'u' }),
  ]);
  expect(found).toEqual([
    { leaseId: '1-A', names: 'Luis, Ana', place: 'Torre, 1-A', hasAccount: true },
    { leaseId: '2-B', names: 'Eva', place: 'Torre, 2-B', hasAccount: false },
  ]);
});
