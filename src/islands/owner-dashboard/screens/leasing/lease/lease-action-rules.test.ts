import { describe, expect, it } from 'vitest';
import { type LeaseStatus, leaseStatuses } from '#src/domain/foundation/enums.ts';
import { type LeaseVerb, leaseRefusal } from '#src/domain/leasing/lease-verbs.ts';
import { ownerLeasing as english } from '#src/i18n/dictionaries/leasing/owner-leasing.en.ts';
import { ownerLeasing as spanish } from '#src/i18n/dictionaries/leasing/owner-leasing.es.ts';
import { type LeaseAction, leaseActions, primaryAction } from './lease-action-rules.ts';

/** The verb behind each action, and what is offered in its place in that status. */
const actions: Readonly<Record<LeaseAction, LeaseVerb>> = {
  renew: 'renew_lease',
  move: 'move_to_unit',
  giveNotice: 'give_notice',
  withdrawNotice: 'withdraw_notice',
  changeRent: 'add_rent_step',
  changeTenants: 'change_lease_tenants',
  terminate: 'terminate_lease',
  callOff: 'call_off_lease',
  editDraft: 'save_lease_draft',
  signedOnPaper: 'record_paper_signature',
  deleteDraft: 'delete_lease_draft',
};

const told = (status: LeaseStatus, next: LeaseStatus | null = null) =>
  Object.fromEntries(leaseActions(status, next).map(({ action, refusal }) => [action, refusal]));

describe('the menu of a lease', () => {
  it('offers everything to one in force, and hides what no notice needs', () => {
    expect(told('active')).toEqual({
      renew: null,
      move: null,
      giveNotice: null,
      changeRent: null,
      changeTenants: null,
      terminate: null,
    });
  });

  it('offers to withdraw a notice, and says that it stands in the way of a renewal', () => {
    expect(told('notice_given')).toMatchObject({ withdrawNotice: null, renew: 'notice_stands' });
    expect(told('notice_given')).not.toHaveProperty('giveNotice');
    expect(told('notice_given')).toMatchObject({ move: 'notice_stands' });
  });

  it('says that whoever moves to another unit stays by calling the new lease off', () => {
    const moving = leaseActions('notice_given', null, true).find(({ action }) => action === 'withdrawNotice');
    expect(moving?.refusal).toBe('unit_move_agreed');
  });

  it('explains that a renewed lease is neither renewed again nor noticed', () => {
    expect(told('month_to_month', 'signed')).toMatchObject({
      renew: 'lease_already_renewed',
      giveNotice: 'lease_already_renewed',
      changeRent: null,
    });
  });

  it('leaves notice open while a renewal is only being agreed, and begins no second one', () => {
    for (const next of ['draft', 'sent', 'partially_signed'] as const)
      expect(told('active', next)).toMatchObject({
        renew: 'renewal_drafted',
        move: 'renewal_drafted',
        giveNotice: null,
      });
  });

  it('calls off what has not begun, and ends what has', () => {
    expect(told('signed')).toMatchObject({ callOff: null });
    expect(told('signed')).not.toHaveProperty('terminate');
    expect(told('active')).not.toHaveProperty('callOff');
  });

  it('of a draft is its own, and says of one that was sent what to do first', () => {
    expect(told('draft')).toEqual({ editDraft: null, signedOnPaper: null, deleteDraft: null });
    const refused = { editDraft: 'lease_not_draft', signedOnPaper: 'lease_not_draft' };
    for (const status of ['sent', 'partially_signed'] as const) expect(told(status)).toMatchObject(refused);
  });

  it('is not there for a lease that is closed', () => {
    const without = leaseStatuses.filter((status) => leaseActions(status, null).length === 0);
    expect(without).toEqual(['ended', 'terminated', 'renewed']);
  });

  describe.each(leaseStatuses)('of one that is %s', (status) => {
    it.each(Object.entries(actions) as [LeaseAction, LeaseVerb][])(
      'has %s as the database decides',
      (action, verb) => {
        const refusal = leaseRefusal(verb, status);
        const shown = told(status);
        // Of a signed lease that has not begun, calling it off takes the place of ending it.
        if (action === 'terminate' && status === 'signed') expect(shown).not.toHaveProperty(action);
        else if (refusal === null) expect(shown).toHaveProperty(action, null);
        else expect(shown[action] ?? refusal).toBe(refusal);
        if (refusal !== null)
          for (const { leasing } of [english, spanish]) expect(leasing.refusals[refusal]).toMatch(/\p{L}/u);
      },
    );
  });
});

describe('the next step of a lease', () => {
  const today = '2026-06-15';
  const of = (
    status: LeaseStatus,
    receivableMinor = 0,
    endsOn = '2026-12-31',
    next: LeaseStatus | null = null,
  ) => primaryAction({ status, receivableMinor, endsOn }, next, today);

  it('is the contract while it is being agreed, and money where it is owed', () => {
    for (const status of ['draft', 'sent', 'partially_signed'] as const) expect(of(status)).toBe('contract');
    for (const status of ['signed', 'active', 'ended'] as const) expect(of(status, 1)).toBe('payment');
  });

  it('is the renewal in the last two months, unless one follows or notice was given', () => {
    expect(of('active', 0, '2026-08-14')).toBe('renew');
    expect(of('active', 0, '2026-08-15')).toBe('payment');
    expect(of('active', 0, '2026-07-01', 'draft')).toBe('payment');
    expect(of('notice_given', 0, '2026-07-01')).toBe('payment');
  });

  it('is none once it is closed and settled', () => {
    for (const status of ['ended', 'terminated', 'renewed'] as const) expect(of(status)).toBeNull();
  });
});
