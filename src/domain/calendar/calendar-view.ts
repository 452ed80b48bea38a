import {
  addDays,
  addMonths,
  endOfMonth,
  type IsoDate,
  isIsoDate,
  startOfMonth,
  toEpochDay,
} from '#src/domain/foundation/dates.ts';
import type { CalendarKind } from './calendar-entry.ts';
import { calendarKinds } from './calendar-enums.ts';

export const calendarViews = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** How many days an agenda looks ahead. */
const AGENDA_DAYS = 30;
const DAYS_IN_WEEK = 7;
/** 1970-01-01 was a Thursday. */
const WEEKDAY_OF_EPOCH = 4;

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: IsoDate): number =>
  (((toEpochDay(day) + WEEKDAY_OF_EPOCH) % DAYS_IN_WEEK) + DAYS_IN_WEEK) % DAYS_IN_WEEK;

/** The Sunday on which the day's week begins, as calendars in the Dominican Republic have it. */
export const startOfWeek = (day: IsoDate): IsoDate => addDays(day, -weekdayOf(day));

/** The first and the last day that a view shows; a month with the rest of its first and last week. */
export function shownDays(view: CalendarView, day: IsoDate): readonly [from: IsoDate, to: IsoDate] {
  if (view === 'agenda') return [day, addDays(day, AGENDA_DAYS - 1)];
  const from = startOfWeek(view === 'week' ? day : startOfMonth(day));
  if (view === 'week') return [from, addDays(from, DAYS_IN_WEEK - 1)];
  return [from, addDays(startOfWeek(endOfMonth(day)), DAYS_IN_WEEK - 1)];
}

/** Each week of a range as its seven days. */
export function weeksOf([from, to]: readonly [IsoDate, IsoDate]): IsoDate[][] {
  const weeks: IsoDate[][] = [];
  for (let day = from; day <= to; day = addDays(day, DAYS_IN_WEEK))
    weeks.push(Array.from({ length: DAYS_IN_WEEK }, (_, index) => addDays(day, index)));
  return weeks;
}

/** The day that the next (1) or the previous (-1) page of a view begins with. */
export function turned(view: CalendarView, day: IsoDate, by: 1 | -1): IsoDate {
  if (view === 'month') return addMonths(startOfMonth(day), by);
  return addDays(day, by * (view === 'week' ? DAYS_IN_WEEK : AGENDA_DAYS));
}

/** Whether a day is one to show: a real one, of a century that the database keeps dates of. */
export const isShowable = (text: string): text is IsoDate =>
  isIsoDate(text) && text >= '1950-01-01' && text <= '2150-12-31';

/** How the calendar is looked at. */
export interface CalendarAsked {
  /** Null: agenda on a phone, else month. */
  readonly view: CalendarView | null;
  /** Null: today. */
  readonly day: IsoDate | null;
  /** Empty: all. */
  readonly kinds: readonly CalendarKind[];
  readonly propertyId: string | null;
  readonly assignee: string | null;
}

const isOneOf = <Name extends string>(names: readonly Name[], text: string | null): text is Name =>
  (names as readonly (string | null)[]).includes(text);

/** Reads an address; what it does not know is left out. */
export function decodeCalendar(search: string): CalendarAsked {
  const params = new URLSearchParams(search);
  const view = params.get('view');
  const day = params.get('day') ?? '';
  return {
    view: isOneOf(calendarViews, view) ? view : null,
    day: isShowable(day) ? day : null,
    kinds: calendarKinds.filter((kind) => params.getAll('kind').includes(kind)),
    propertyId: params.get('property') || null,
    assignee: params.get('person') || null,
  };
}

/** The address of what `decodeCalendar` reads, without what is left to itself. */
export function encodeCalendar({ view, day, kinds, propertyId, assignee }: CalendarAsked): string {
  const params = new URLSearchParams();
  if (view) params.set('view', view);
  if (day) params.set('day', day);
  for (const kind of kinds) params.append('kind', kind);
  if (propertyId) params.set('property', propertyId);
  if (assignee) params.set('person', assignee);
  return params.toString();
}

/**
 * The days that are asked for when a view is shown: whole months, so that the next day, and another view of the same month, are
 * here already, also without a connection.
 */
export function askedDays(view: CalendarView, day: IsoDate): readonly [from: IsoDate, to: IsoDate] {
  const [from] = shownDays('month', day);
  const last = view === 'agenda' ? shownDays('agenda', day)[1] : day;
  return [from, shownDays('month', last)[1]];
}
