import { describe, expect, it } from 'vitest';
import { leaseStatuses } from './enums.ts';
import { canMoveLease, isOccupying, nextLeaseStatuses } from './lease.ts';
import { leaseRefusal, leaseVerbs } from './lease-verbs.ts';

describe('what may be done with a lease', () => {
  it('leads only to a status that may follow', () => {
    for (const status of leaseStatuses) {
      const allowed = (verb: (typeof leaseVerbs)[number]) => leaseRefusal(verb, status) === null;
      expect(allowed('give_notice')).toBe(canMoveLease(status, 'notice_given'));
      expect(allowed('renew_lease')).toBe(canMoveLease(status, 'renewed'));
      expect(allowed('terminate_lease')).toBe(canMoveLease(status, 'terminated'));
      if (allowed('withdraw_notice')) {
        expect(nextLeaseStatuses(status)).toEqual(expect.arrayContaining(['active', 'month_to_month']));
      }
    }
  });

  it('is nothing before the lease is agreed, and after it is closed only to settle the deposit', () => {
    const open = leaseStatuses.filter((status) =>
      leaseVerbs.some((verb) => verb !== 'settle_deposit' && leaseRefusal(verb, status) === null),
    );
    expect(open).toEqual(['signed', ...leaseStatuses.filter(isOccupying)]);
    const settled = leaseStatuses.filter((status) => leaseRefusal('settle_deposit', status) === null);
    expect(settled).toEqual(['ended', 'terminated', 'renewed']);
  });

  it('tells that a notice stands in the way instead of a general word', () => {
    expect(leaseRefusal('give_notice', 'notice_given')).toBe('notice_already_given');
    expect(leaseRefusal('renew_lease', 'notice_given')).toBe('notice_stands');
    expect(leaseRefusal('withdraw_notice', 'active')).toBe('no_notice');
    expect(leaseRefusal('terminate_lease', 'ended')).toBe('lease_not_in_force');
  });

  it('is the rent, the tenants and the guarantors even while a notice runs', () => {
    for (const verb of ['add_rent_step', 'change_lease_tenants', 'set_lease_guarantors'] as const) {
      expect(leaseRefusal(verb, 'notice_given')).toBeNull();
      expect(leaseRefusal(verb, 'signed')).toBeNull();
      expect(leaseRefusal(verb, 'draft')).toBe('lease_not_in_force');
    }
  });
});
