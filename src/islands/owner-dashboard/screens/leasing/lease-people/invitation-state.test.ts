import { describe, expect, it } from 'vitest';
import type { TenantInvitation } from '#src/data/people/invitations/queries.ts';
import { invitationFacts } from './invitation-state.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ana = { id: 't1', userId: null, email: 'ana@example.com' };
const invitation: TenantInvitation = {
  id: 'i1',
  email: 'ana@example.com',
  leaseTenantId: 't1',
  expiresAt: '2026-11-28T12:00:00Z',
  acceptedAt: null,
  revokedAt: null,
  createdAt: '2026-11-21T12:00:00Z',
};

describe('invitationFacts', () => {
  it('needs no invitation once the tenant has an account', () => {
    expect(invitationFacts({ ...ana, userId: 'u1' }, [invitation], now).state).toBe('accepted');
  });

  it('tells open from expired', () => {
    expect(invitationFacts(ana, [invitation], now)).toEqual({ state: 'invited', invitation });
    const late = Date.parse('2026-11-29T00:00:00Z');
    expect(invitationFacts(ana, [invitation], late).state).toBe('expired');
  });

  it('looks at the newest one of this tenant only', () => {
    const older = { ...invitation, id: 'i0', createdAt: '2026-11-01T00:00:00Z' };
    const withdrawn = { ...invitation, revokedAt: '2026-11-21T12:30:00Z' };
    expect(invitationFacts(ana, [older, withdrawn], now).state).toBe('none');
    expect(invitationFacts(ana, [{ ...invitation, leaseTenantId: 't2' }], now).state).toBe('none');
  });

  it('says when there is no address to write to', () => {
    expect(invitationFacts({ ...ana, email: '' }, [], now).state).toBe('no_email');
  });
});
