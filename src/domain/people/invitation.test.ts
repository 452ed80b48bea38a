import { describe, expect, it } from 'vitest';
import { type InvitationTimes, invitationState } from './invitation.ts';

const EXPIRES = Date.parse('2026-03-08T12:00:00Z');

function invitation(changes: Partial<InvitationTimes> = {}): InvitationTimes {
  return { expiresAt: '2026-03-08T12:00:00+00:00', acceptedAt: null, revokedAt: null, ...changes };
}

describe('an invitation', () => {
  it.each([
    [EXPIRES - 1, 'valid'],
    [EXPIRES, 'expired'],
    [EXPIRES + 1, 'expired'],
  ])('at %d is %s', (instant, expected) => {
    expect(invitationState(invitation(), instant)).toBe(expected);
  });

  it('counts its end by the instant, whatever the offset it is written with', () => {
    const inSantoDomingo = invitation({ expiresAt: '2026-03-08T08:00:00.000001-04:00' });
    expect(invitationState(inSantoDomingo, EXPIRES - 1)).toBe('valid');
    expect(invitationState(inSantoDomingo, EXPIRES + 1)).toBe('expired');
  });

  it('that was accepted stays accepted', () => {
    const accepted = invitation({ acceptedAt: '2026-03-02T09:00:00Z' });
    expect(invitationState(accepted, EXPIRES - 1)).toBe('accepted');
    expect(invitationState(accepted, EXPIRES + 1)).toBe('accepted');
  });

  it('that was revoked is of no use, before its end as after', () => {
    const revoked = invitation({ revokedAt: '2026-03-02T09:00:00Z' });
    expect(invitationState(revoked, EXPIRES - 1)).toBe('revoked');
    expect(invitationState(revoked, EXPIRES + 1)).toBe('revoked');
  });

  it('that was accepted and later revoked was accepted', () => {
    const both = invitation({ acceptedAt: '2026-03-02T09:00:00Z', revokedAt: '2026-03-03T09:00:00Z' });
    expect(invitationState(both, EXPIRES)).toBe('accepted');
  });

  it('with an end that cannot be read is expired rather than valid for ever', () => {
    expect(invitationState(invitation({ expiresAt: 'soon' }), 0)).toBe('expired');
  });
});
