const KEY = 'preferences_seen';

/** Whether the account's preferences were chosen later than what this browser knows of them. */
export function hasNewPreferences(savedAt: string | null): boolean {
  return savedAt !== null && localStorage.getItem(KEY) !== savedAt;
}

/** Notes that this browser shows the preferences of that moment. */
export function rememberPreferences(savedAt: string | null): void {
  if (savedAt) localStorage.setItem(KEY, savedAt);
}
