import type { IsoDate } from './dates.ts';

/** The zone of an organization that has not chosen another. */
export const DEFAULT_TIME_ZONE = 'America/Santo_Domingo';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day that it is in a zone at an instant: what "today" means for an organization. `timeZone` is an IANA
 * name, `instant` milliseconds since 1970 or a Date. The clock is read by the caller.
 * Throws RangeError for a zone the platform does not know or an invalid instant.
 */
export function todayIn(timeZone: string, instant: number | Date): IsoDate {
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The time of day that it is in a zone at an instant: 'HH:MM'. */
export function timeIn(timeZone: string, instant: number | Date): string {
  const wall = wallClock(timeZone, Number(instant));
  return new Date(wall).toISOString().slice(11, 16);
}

/**
 * The instant (ISO, UTC) at which it is a day and a time ('HH:MM') in a zone. A time that a change of clocks skips is
 * taken as it would be without the change. Throws RangeError for a day or a time that is none.
 */
export function instantAt(timeZone: string, date: IsoDate, time: string): string {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const near = wanted - (wallClock(timeZone, wanted) - wanted);
  return new Date(wanted - (wallClock(timeZone, near) - near)).toISOString();
}

/** What the clock on the wall shows, as if it were UTC; to the minute. */
function wallClock(timeZone: string, instant: number): number {
  const minutes = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
  return Date.parse(`${todayIn(timeZone, instant)}T${minutes}:00Z`);
}

// Building a formatter costs far more than using one, and lists ask for the day once a row.
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/**
 * The instant, in milliseconds since 1970, at which it is so many minutes after midnight on a day in a zone. Where
 * clocks are set forward and that time does not exist, the one an hour later.
 */
export function instantIn(timeZone: string, date: IsoDate, minutes: number): number {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * A_MINUTE_MS;
  const guess = wanted - offsetMs(timeZone, wanted);
  return wanted - offsetMs(timeZone, guess);
}

const A_MINUTE_MS = 60_000;

/** By how much a zone's clocks are ahead of UTC at an instant. */
function offsetMs(timeZone: string, instant: number): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * A_MINUTE_MS;
}
