import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { addDays, laterOf } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { timeIn, todayIn } from '#src/domain/foundation/time-zone.ts';
import type { calendarFixedReasons, calendarKinds, calendarRules } from './calendar-enums.ts';

export type CalendarKind = (typeof calendarKinds)[number];
export type CalendarRule = (typeof calendarRules)[number];
export type CalendarFixedReason = (typeof calendarFixedReasons)[number];

/** What the words of an entry need; each rule has some of it. Amounts are in minor units of `currency`. */
export interface CalendarFacts {
  readonly property?: string;
  readonly unit?: string;
  readonly tenants?: readonly string[];
  readonly title?: string;
  readonly titleEs?: string;
  readonly titleEn?: string;
  readonly note?: string;
  readonly place?: string;
  readonly number?: number;
  readonly status?: string;
  readonly amountMinor?: number;
  readonly outstandingMinor?: number;
  readonly beforeMinor?: number;
  readonly currency?: CurrencyCode;
  readonly chargeKind?: string;
  readonly periodStart?: IsoDate;
  readonly isPosted?: boolean;
  readonly dueOn?: IsoDate;
  readonly days?: number;
  readonly runsOn?: boolean;
  readonly form?: string;
  /** The first day of the month that a tax form is about. */
  readonly month?: string;
  readonly issuer?: string;
  readonly left?: number;
  readonly cardLast4?: string;
  readonly report?: string;
  readonly movedFrom?: IsoDate;
  readonly repeats?: boolean;
  readonly occursOn?: IsoDate;
  readonly maintenanceId?: string;
}

/** An entry of the calendar: whole days (`startsOn` to `endsOn`, inclusive) or times (`startsAt` to `endsAt`). */
export interface CalendarEntry {
  /** Stays the same when its day changes. */
  readonly key: string;
  readonly kind: CalendarKind;
  readonly rule: CalendarRule;
  readonly law: string | null;
  readonly article: string | null;
  readonly startsOn: IsoDate | null;
  readonly endsOn: IsoDate | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly timeZone: string;
  readonly facts: CalendarFacts;
  readonly recordKind: string;
  readonly recordId: string | null;
  readonly propertyId: string | null;
  readonly unitId: string | null;
  readonly leaseId: string | null;
  readonly assignee: string | null;
  readonly canMove: boolean;
  readonly fixedBecause: CalendarFixedReason | null;
  readonly doneAt: string | null;
}

type Times = Pick<CalendarEntry, 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt'>;

/** The first and the last day of an entry as its readers count days. What ends at midnight does not reach into the next day. */
export function daysOfEntry(entry: Times, timeZone: string): { first: IsoDate; last: IsoDate } {
  if (entry.startsOn !== null) return { first: entry.startsOn, last: entry.endsOn ?? entry.startsOn };
  const start = Date.parse(entry.startsAt ?? '');
  const end = Date.parse(entry.endsAt ?? entry.startsAt ?? '');
  const first = todayIn(timeZone, start);
  if (end === start) return { first, last: first };
  const last = todayIn(timeZone, end);
  const isMidnight = timeIn(timeZone, end) === '00:00';
  return { first, last: laterOf(first, isMidnight ? addDays(last, -1) : last) };
}

/** What comes seldom stands before what comes for each lease: a cell shows the first few. */
const KIND_ORDER: readonly CalendarKind[] = [
  'holiday',
  'lease',
  'tax',
  'item',
  'maintenance',
  'books',
  'document',
  'notice',
  'reservation',
  'rent',
];

/** All-day entries first, those to be done before the others; then by the hour. What is alike stands by its key. */
function inOrder(a: CalendarEntry, b: CalendarEntry): number {
  if (a.startsOn !== null && b.startsOn !== null) {
    const done = Number(a.doneAt !== null) - Number(b.doneAt !== null);
    const kind = KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind);
    if (done !== 0 || kind !== 0) return done || kind;
  }
  const start = (entry: CalendarEntry) => entry.startsAt ?? '';
  if (start(a) !== start(b)) return start(a) < start(b) ? -1 : 1;
  return a.key < b.key ? -1 : 1;
}

/** The entries of each day between two days, in the order of the day; days without any are left out. */
export function entriesByDay(
  entries: readonly CalendarEntry[],
  [from, to]: readonly [from: IsoDate, to: IsoDate],
  timeZone: string,
): Map<IsoDate, CalendarEntry[]> {
  const days = new Map<IsoDate, CalendarEntry[]>();
  for (const entry of entries) {
    const { first, last } = daysOfEntry(entry, timeZone);
    for (let day = laterOf(first, from); day <= last && day <= to; day = addDays(day, 1)) {
      const known = days.get(day);
      if (known) known.push(entry);
      else days.set(day, [entry]);
    }
  }
  for (const list of days.values()) list.sort(inOrder);
  return new Map([...days].sort(([a], [b]) => (a < b ? -1 : 1)));
}
