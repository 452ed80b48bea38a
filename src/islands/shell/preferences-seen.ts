const keyOf = (userId: string) => `preferences_seen:${userId}`;

/** Whether the account's preferences were chosen later than what this browser knows of them. */
export function hasNewPreferences(userId: string, savedAt: string | null): boolean {
  if (savedAt === null) return false;
  const seen = localStorage.getItem(keyOf(userId));
  return seen === null || Date.parse(savedAt) > Date.parse(seen);
}

/** Notes that this browser shows the preferences of that moment. */
export function rememberPreferences(userId: string, savedAt: string | null): void {
  if (savedAt) localStorage.setItem(keyOf(userId), savedAt);
}
