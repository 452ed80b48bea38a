import { describe, expect, it } from 'vitest';
import type { Invitation } from '#src/data/people/invitation/queries.ts';
import { invitationStep } from './invitation-step.ts';

const invitation: Invitation = {
  state: 'valid',
  kind: 'tenant',
  email: 'ana@example.com',
  role: null,
  organizationName: 'Inmobiliaria del Este',
  inviterName: 'Rosa Mella',
  propertyName: 'Torre Naco',
  unitLabel: '4B',
};
const ana = { email: 'Ana@example.com', user_metadata: {} };

describe('invitationStep', () => {
  it('asks an account made by the invitation for a password first, and only once', () => {
    const invited = { ...ana, invited_at: '2026-11-01T12:00:00Z' };
    expect(invitationStep(invitation, invited, false)).toBe('set_password');
    expect(invitationStep(invitation, { ...invited, user_metadata: { password_set: true } }, false)).toBe(
      'accept',
    );
  });

  it('believes the mail where the server does not say who was invited', () => {
    expect(invitationStep(invitation, ana, true)).toBe('set_password');
  });

  it('lets an account that was there before just accept, however its address is written', () => {
    expect(invitationStep(invitation, ana, false)).toBe('accept');
  });

  it('offers nothing to another account', () => {
    expect(invitationStep(invitation, { ...ana, email: 'luis@example.com' }, true)).toBe('someone_else');
  });

  it('has nobody to accept when nobody is signed in', () => {
    expect(invitationStep(invitation, null, false)).toBe('signed_out');
  });

  it.each([
    ['expired', 'expired'],
    ['revoked', 'revoked'],
    ['accepted', 'already_accepted'],
  ] as const)('says that it is %s, whoever asks', (state, step) => {
    expect(invitationStep({ ...invitation, state }, ana, true)).toBe(step);
    expect(invitationStep({ ...invitation, state }, null, false)).toBe(step);
  });

  it('does not know a token without an invitation', () => {
    expect(invitationStep(null, ana, false)).toBe('unknown');
  });
});
