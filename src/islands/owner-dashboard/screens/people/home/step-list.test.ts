import { expect, it } from 'vitest';
import { nextOf, stepsOf } from './step-list.ts';

const nothing: Parameters<typeof stepsOf>[0] = {
  hasUnit: false,
  saysHowToPay: false,
  hasTaxProfile: false,
  leaseId: null,
  uninvitedLeaseId: null,
  hasInvited: false,
  hasTeam: false,
  paymentId: null,
  receiptId: null,
  receiptNumber: null,
  paidOn: null,
};

const nextId = (facts: Partial<typeof nothing>) => nextOf(stepsOf({ ...nothing, ...facts }))?.id;

it('goes from a home to a payment, and asks for what may wait only then', () => {
  expect(nextId({})).toBe('home');
  expect(nextId({ hasUnit: true })).toBe('lease');
  expect(nextId({ hasUnit: true, leaseId: 'l' })).toBe('account');
  expect(nextId({ hasUnit: true, leaseId: 'l', saysHowToPay: true })).toBe('invite');
  const agreed = { hasUnit: true, leaseId: 'l', saysHowToPay: true, hasInvited: true };
  expect(nextId(agreed)).toBe('payment');
  expect(nextId({ ...agreed, paymentId: 'p' })).toBe('taxes');
  expect(nextId({ ...agreed, paymentId: 'p', hasTaxProfile: true, hasTeam: true })).toBeUndefined();
});

it('invites to the lease that has nobody invited yet', () => {
  const to = (facts: Partial<typeof nothing>) =>
    stepsOf({ ...nothing, ...facts }).find(({ id }) => id === 'invite')?.to;
  expect(to({})).toBe('/tenants/new');
  expect(to({ leaseId: 'a', uninvitedLeaseId: 'b' })).toBe('/leases/b?new=1');
});
