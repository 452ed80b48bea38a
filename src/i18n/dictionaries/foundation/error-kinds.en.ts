/** What the kinds of application error say: what happened, what is safe, what to do. */
export const errorKindsEn = {
  offline: 'You’re offline. You’ll see this when you’re back online.',
  unsent: 'You’re offline, so nothing was sent. Try again when you’re back online.',
  unanswered:
    'We lost the connection before getting a reply. It may have been saved: check before you try again.',
  unauthenticated: 'Your session has ended. Sign in again to continue.',
  forbidden: 'You don’t have permission for this. Ask the owner of the organization.',
  not_found: 'This no longer exists, or you can’t see it.',
  conflict: 'Someone changed this at the same time. Reload to see the latest version.',
  invalid: 'Some of the data isn’t valid. Check it and try again.',
  rate_limited: 'Too many attempts. Wait a minute and try again.',
  unexpected: 'Something went wrong on our end. Nothing was lost; try again.',
};

export type ErrorKindText = typeof errorKindsEn;
