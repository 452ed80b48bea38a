import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { entryWords } from '#src/i18n/calendar-entry.ts';
import type { CalendarEntriesText } from '#src/i18n/dictionaries/calendar/calendar-entries.en.ts';
import type { Language } from '#src/i18n/language.ts';
import { icsClock, icsDay, icsFile, icsText } from './ics-lines.ts';
import { zoneLines } from './ics-zone.ts';
import { showsTwice, wallTime, type ZoneClock, zoneClock } from './zone-clock.ts';

/** An entry as a feed says it: `sequence` counts its changes, `changedAt` is the last of them. */
export interface FeedEntry extends CalendarEntry {
  readonly sequence: number;
  readonly changedAt: string;
  readonly isCancelled: boolean;
}

export interface IcsCalendar {
  readonly name: string;
  /** Of the organization. */
  readonly timeZone: string;
  readonly entries: readonly FeedEntry[];
  /** Where an entry is looked at, by its day. */
  readonly linkOf: (day: string) => string;
}

interface Words {
  readonly text: CalendarEntriesText;
  readonly language: Language;
}

const A_YEAR_MS = 366 * 86_400_000;
const MAKER = '-//Llavero//Calendar//ES';

/** The clocks of each zone in which something has a time, from before its first to after its last. */
function clocksOf(entries: readonly FeedEntry[]): Map<string, ZoneClock> {
  const spans = new Map<string, [number, number]>();
  for (const { startsAt, endsAt, timeZone } of entries) {
    if (startsAt === null) continue;
    const [from, to] = [Date.parse(startsAt), Date.parse(endsAt ?? startsAt)];
    const known = spans.get(timeZone);
    spans.set(timeZone, known ? [Math.min(known[0], from), Math.max(known[1], to)] : [from, to]);
  }
  return new Map(
    [...spans].map(([zone, [from, to]]) => [zone, zoneClock(zone, from - A_YEAR_MS, to + A_YEAR_MS)]),
  );
}

function timeLines(entry: FeedEntry, clocks: ReadonlyMap<string, ZoneClock>): string[] {
  if (entry.startsOn !== null)
    return [
      `DTSTART;VALUE=DATE:${icsDay(entry.startsOn)}`,
      // The day after the last one.
      `DTEND;VALUE=DATE:${icsDay(addDays(entry.endsOn ?? entry.startsOn, 1))}`,
    ];
  const clock = clocks.get(entry.timeZone);
  if (!clock || entry.startsAt === null) return [];
  const at = (instant: string) => {
    const time = Date.parse(instant);
    return showsTwice(clock, time)
      ? `:${icsClock(time)}Z`
      : `;TZID=${entry.timeZone}:${icsClock(wallTime(clock, time))}`;
  };
  const { startsAt, endsAt } = entry;
  const start = `DTSTART${at(startsAt)}`;
  return endsAt === null || Date.parse(endsAt) <= Date.parse(startsAt)
    ? [start]
    : [start, `DTEND${at(endsAt)}`];
}

/** An instant in UTC: 20260515T101500Z. */
const stamp = (instant: string) => `${icsClock(Date.parse(instant))}Z`;

function eventLines(
  entry: FeedEntry,
  { linkOf }: IcsCalendar,
  { text, language }: Words,
  clocks: ReadonlyMap<string, ZoneClock>,
): string[] {
  const { title, place, people, amount, why } = entryWords(entry, text, language);
  const { note, place: meeting } = entry.facts;
  const location = [meeting, place].filter(Boolean).join(', ');
  const description = [amount, people, note, ...why].filter(Boolean).join('\n');
  const day = entry.startsOn ?? todayIn(entry.timeZone, Date.parse(entry.startsAt ?? ''));
  return [
    'BEGIN:VEVENT',
    `UID:${icsText(`${entry.key}@llavero`)}`,
    `DTSTAMP:${stamp(entry.changedAt)}`,
    `LAST-MODIFIED:${stamp(entry.changedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    ...timeLines(entry, clocks),
    `SUMMARY:${icsText(entry.isCancelled ? text.cancelled({ title }) : title)}`,
    ...(location ? [`LOCATION:${icsText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${icsText(description)}`] : []),
    `CATEGORIES:${icsText(text.kind[entry.kind])}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Whole days say what is due; nobody is busy all day with it.
    `TRANSP:${entry.startsOn === null ? 'OPAQUE' : 'TRANSPARENT'}`,
    `URL:${linkOf(day)}`,
    'END:VEVENT',
  ];
}

/**
 * A calendar as a file (RFC 5545). ts-ics 2.4.6 was tried: it folds by characters and not by octets, so that lines are too long
 * and emoji are cut in two, and it writes no VTIMEZONE by itself.
 *
 * Times of a series are single events: programs read months without a 31st differently.
 */
export function icsCalendar(calendar: IcsCalendar, words: Words): string {
  const clocks = clocksOf(calendar.entries);
  return icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${MAKER}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${icsText(calendar.name)}`,
    `NAME:${icsText(calendar.name)}`,
    `X-WR-TIMEZONE:${calendar.timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...[...clocks.values()].flatMap(zoneLines),
    ...calendar.entries.flatMap((entry) => eventLines(entry, calendar, words, clocks)),
    'END:VCALENDAR',
  ]);
}
