import { describe, expect, it } from 'vitest';
import type { LeaseStatus } from '#src/domain/foundation/enums.ts';
import { leaseOnScreen, orderLeases } from './lease-order.ts';

const lease = (id: string, status: LeaseStatus, startsOn: string) => ({ id, status, startsOn });
const old = lease('old', 'ended', '2022-01-01');
const older = lease('older', 'renewed', '2020-01-01');
const next = lease('next', 'signed', '2027-01-01');
const current = lease('current', 'month_to_month', '2023-01-01');
const shop = lease('shop', 'notice_given', '2025-01-01');

describe('orderLeases', () => {
  it('puts leases in force first, then coming ones, then former ones, the newest of each first', () => {
    const order = orderLeases([older, next, old, current, shop]).map(({ id }) => id);
    expect(order).toEqual(['shop', 'current', 'next', 'old', 'older']);
  });
});

describe('leaseOnScreen', () => {
  it('keeps what was chosen', () => {
    expect(leaseOnScreen([current, old], 'old')).toBe(old);
  });
  it('falls back to the lease in force when the chosen one is no longer among them', () => {
    expect(leaseOnScreen([old, current], 'gone')).toBe(current);
    expect(leaseOnScreen([old, current], null)).toBe(current);
  });
  it('is undefined without leases', () => {
    expect(leaseOnScreen([], 'gone')).toBeUndefined();
  });
});
