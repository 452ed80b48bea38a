import { describe, expect, it } from 'vitest';
import { leaseStatuses } from '#src/domain/enums.ts';
import { leaseDeeds } from './lease-deeds.ts';

const told = (status: Parameters<typeof leaseDeeds>[0], isRenewed = false) =>
  Object.fromEntries(leaseDeeds(status, isRenewed).map(({ deed, refusal }) => [deed, refusal]));

describe('the menu of a lease', () => {
  it('offers everything to one in force, and hides what no notice needs', () => {
    expect(told('active')).toEqual({
      renew: null,
      giveNotice: null,
      changeRent: null,
      changeTenants: null,
      terminate: null,
    });
  });

  it('offers to withdraw a notice, and says that it stands in the way of a renewal', () => {
    expect(told('notice_given')).toMatchObject({ withdrawNotice: null, renew: 'notice_stands' });
    expect(told('notice_given')).not.toHaveProperty('giveNotice');
  });

  it('explains that a renewed lease is neither renewed again nor noticed', () => {
    expect(told('month_to_month', true)).toMatchObject({
      renew: 'lease_already_renewed',
      giveNotice: 'lease_already_renewed',
      changeRent: null,
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
    const without = leaseStatuses.filter((status) => leaseDeeds(status, false).length === 0);
    expect(without).toEqual(['ended', 'terminated', 'renewed']);
  });
});
