export type InvitationState = 'valid' | 'accepted' | 'revoked' | 'expired';

/** The instants of an invitation, ISO 8601 with an offset as the database gives them; null for "has not happened". */
export interface InvitationTimes {
  readonly expiresAt: string;
  readonly acceptedAt: string | null;
  readonly revokedAt: string | null;
}

/**
 * The state of an invitation at an instant (milliseconds since 1970). What was done to it counts before the calendar:
 * an accepted one does not expire any more. It is expired at the very instant `expiresAt`.
 */
export function invitationState(invitation: InvitationTimes, instant: number): InvitationState {
  if (invitation.acceptedAt !== null) return 'accepted';
  if (invitation.revokedAt !== null) return 'revoked';
  return instant < Date.parse(invitation.expiresAt) ? 'valid' : 'expired';
}
