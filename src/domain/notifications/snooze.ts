import { addDays, toEpochDay } from '../foundation/dates.ts';
import { instantAt, todayIn } from '../foundation/time-zone.ts';

export const snoozes = ['hour', 'tomorrow', 'monday'] as const;
export type Snooze = (typeof snoozes)[number];

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];
const MORNING = '08:00';
/** The fifth day of 1970, number 4, was a Monday. */
const daysToMonday = (epochDay: number) => 7 - ((epochDay - 4) % 7);

/**
 * Until when something is put away: an hour from now, to the minute, or eight in the morning of tomorrow or of next Monday in a zone.
 *
 * @param now in milliseconds since 1970
 * @returns the instant (ISO, UTC)
 */
export function snoozedUntil(snooze: Snooze, timeZone: string, now: number): string {
  if (snooze === 'hour') return new Date(now - (now % MINUTE_MS) + HOUR_MS).toISOString();
  const today = todayIn(timeZone, now);
  const days = snooze === 'tomorrow' ? 1 : daysToMonday(toEpochDay(today));
  return instantAt(timeZone, addDays(today, days), MORNING);
}
