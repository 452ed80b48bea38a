const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long until a decision closes, in the largest unit of which there are two; in minutes at the end. */
export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'minutes';
  /** Whole ones, rounded down; 0 in the last minute, and after it. */
  readonly count: number;
}

/** @param closesAt an instant, ISO 8601 @param now milliseconds since 1970 */
export function timeLeft(closesAt: string, now: number): TimeLeft {
  const left = Math.max(0, Date.parse(closesAt) - now);
  if (left >= 2 * DAY) return { unit: 'days', count: Math.floor(left / DAY) };
  if (left >= 2 * HOUR) return { unit: 'hours', count: Math.floor(left / HOUR) };
  return { unit: 'minutes', count: Math.floor(left / MINUTE) };
}
