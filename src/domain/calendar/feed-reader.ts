const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/google/i, 'Google'],
  [/outlook|microsoft|exchange/i, 'Outlook'],
  [/iphone|ipad|ios\/|dataaccessd|calendaragent|mac ?os|apple/i, 'Apple'],
  [/thunderbird/i, 'Thunderbird'],
  [/yahoo/i, 'Yahoo'],
];

/** How a calendar program is known to people, by what it calls itself; null for one that says nothing. */
export function feedReader(agent: string): string | null {
  const known = KNOWN.find(([pattern]) => pattern.test(agent));
  return known?.[1] ?? /^[\p{L}\d][\p{L}\d .-]{0,30}/u.exec(agent)?.[0]?.trim() ?? null;
}
