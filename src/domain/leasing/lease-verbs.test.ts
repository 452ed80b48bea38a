import { describe, expect, it } from 'vitest';
import { leaseStatuses } from '../foundation/enums.ts';
import { canMoveLease, isOccupying, nextLeaseStatuses } from './lease.ts';
import { leaseRefusal, type leaseVerbs } from './lease-verbs.ts';

describe('what may be done with a lease', () => {
  it('leads only to a status that may follow', () => {
    for (const status of leaseStatuses) {
      const allowed = (verb: (typeof leaseVerbs)[number]) => leaseRefusal(verb, status) === null;
      expect(allowed('give_notice')).toBe(canMoveLease(status, 'notice_given'));
      expect(allowed('renew_lease')).toBe(canMoveLease(status, 'renewed'));
      expect(allowed('draft_renewal')).toBe(allowed('renew_lease'));
      expect(allowed('terminate_lease')).toBe(canMoveLease(status, 'terminated'));
      expect(allowed('send_lease')).toBe(canMoveLease(status, 'sent'));
      expect(allowed('call_off_lease')).toBe(status === 'signed' && canMoveLease(status, 'terminated'));
      if (allowed('record_paper_signature')) expect(canMoveLease(status, 'signed')).toBe(true);
      if (canMoveLease(status, 'draft')) expect(allowed('recall_contract')).toBe(true);
      if (allowed('withdraw_notice')) {
        expect(nextLeaseStatuses(status)).toEqual(expect.arrayContaining(['active', 'month_to_month']));
      }
    }
  });

  const open = (...verbs: (typeof leaseVerbs)[number][]) =>
    leaseStatuses.filter((status) => verbs.some((verb) => leaseRefusal(verb, status) === null));

  it('is to write, send or throw away a draft, to take back what was sent, and after the end to settle the deposit', () => {
    expect(open('save_lease_draft', 'delete_lease_draft', 'send_lease', 'record_paper_signature')).toEqual([
      'draft',
    ]);
    expect(open('recall_contract').slice(0, 2)).toEqual(['sent', 'partially_signed']);
    expect(open('settle_deposit')).toEqual(['ended', 'terminated', 'renewed']);
    const agreed = ['signed', ...leaseStatuses.filter(isOccupying)];
    expect(
      open(
        'give_notice',
        'renew_lease',
        'add_rent_step',
        'change_lease_tenants',
        'set_tenant_departure',
        'send_amendment',
      ),
    ).toEqual(agreed);
    expect(open('set_lease_guarantors')).toEqual(['draft', ...agreed]);
  });

  it('tells that a notice stands in the way instead of a general word', () => {
    expect(leaseRefusal('give_notice', 'notice_given')).toBe('notice_already_given');
    expect(leaseRefusal('renew_lease', 'notice_given')).toBe('notice_stands');
    expect(leaseRefusal('draft_renewal', 'notice_given')).toBe('notice_stands');
    expect(leaseRefusal('withdraw_notice', 'active')).toBe('no_notice');
    expect(leaseRefusal('terminate_lease', 'ended')).toBe('lease_not_in_force');
  });

  it('is the rent, the tenants and the guarantors even while a notice runs', () => {
    for (const verb of ['add_rent_step', 'change_lease_tenants', 'send_amendment'] as const) {
      expect(leaseRefusal(verb, 'notice_given')).toBeNull();
      expect(leaseRefusal(verb, 'signed')).toBeNull();
      expect(leaseRefusal(verb, 'draft')).toBe('lease_not_in_force');
    }
  });
});
