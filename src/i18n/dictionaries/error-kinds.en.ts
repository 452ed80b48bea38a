/** What the kinds of application error say: what happened, what is safe, what to do. */
export const errorKindsEn = {
  offline: 'There is no connection. You will see this when you are back online.',
  unsent: 'There is no connection, so nothing was sent. Try again when you are back online.',
  unanswered:
    'The connection was lost before the answer came. It may have been saved: check before you repeat it.',
  unauthenticated: 'Your session has ended. Sign in again to continue.',
  forbidden: 'You do not have permission for this. Ask the owner of the organization.',
  not_found: 'This no longer exists, or you cannot see it.',
  conflict: 'Someone changed this at the same time. Reload to see the latest version.',
  invalid: 'Some of the data is not valid. Check it and try again.',
  rate_limited: 'Too many attempts. Wait a minute and try again.',
  unexpected: 'Something failed on our side. Nothing was lost; try again.',
};

export type ErrorKindText = typeof errorKindsEn;
