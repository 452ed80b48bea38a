import { addDays, daysBetween, type IsoDate, isIsoDate } from '#src/domain/foundation/dates.ts';
import type { calendarItemKinds } from './calendar-enums.ts';
import { type RepeatRule, type WeekdayCode, weekdayCode } from './repeat-days.ts';

export type CalendarItemKind = (typeof calendarItemKinds)[number];

/** An item as `save_calendar_item` takes it: whole days, or times. */
export interface ItemInput {
  readonly kind: CalendarItemKind;
  readonly title: string;
  readonly note: string;
  readonly place: string;
  readonly propertyId: string | null;
  readonly unitId: string | null;
  readonly leaseId: string | null;
  readonly maintenanceId: string | null;
  readonly assignee: string | null;
  readonly startsOn: IsoDate | null;
  readonly endsOn: IsoDate | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly timeZone: string;
  readonly isShownToTenants: boolean;
  readonly repeat: RepeatRule | null;
}

/** How a form says that something comes again. `custom`: as it was written elsewhere, and is left. */
export const repeatChoices = [
  'never',
  'daily',
  'weekly',
  'monthly_day',
  'monthly_weekday',
  'monthly_last',
  'yearly',
  'custom',
] as const;
export type RepeatChoice = (typeof repeatChoices)[number];

/** What is typed about an item. Days and times are those of `timeZone`. */
export interface ItemDraft {
  readonly kind: CalendarItemKind;
  readonly title: string;
  readonly note: string;
  readonly place: string;
  readonly propertyId: string;
  readonly unitId: string;
  readonly leaseId: string | null;
  readonly maintenanceId: string;
  readonly assignee: string;
  readonly isAllDay: boolean;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly isShownToTenants: boolean;
  readonly repeat: RepeatChoice;
  readonly every: string;
  readonly weekdays: readonly WeekdayCode[];
  readonly end: 'never' | 'until' | 'times';
  readonly until: string;
  readonly times: string;
  /** The rule behind `custom`. */
  readonly custom: RepeatRule | null;
}

export const MOST_EVERY = 99;
export const MOST_TIMES = 999;
const A_WEEK = 7;

/** A new item on a day, for an hour in the morning. */
export const newItemDraft = (day: IsoDate): ItemDraft => ({
  kind: 'visit',
  title: '',
  note: '',
  place: '',
  propertyId: '',
  unitId: '',
  leaseId: null,
  maintenanceId: '',
  assignee: '',
  isAllDay: false,
  startsOn: day,
  endsOn: day,
  startTime: '10:00',
  endTime: '11:00',
  isShownToTenants: false,
  repeat: 'never',
  every: '1',
  weekdays: [weekdayCode(day)],
  end: 'never',
  until: '',
  times: '10',
  custom: null,
});

export const isWhole = (text: string, most: number) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;

/** "2MO": the second Monday, where the day is one. */
export const ordinalWeekday = (day: IsoDate) =>
  `${Math.ceil(Number(day.slice(8)) / A_WEEK)}${weekdayCode(day)}`;

/** The rule that a draft means; null where it does not come again, or is not finished. */
export function repeatOf(draft: ItemDraft): RepeatRule | null {
  const { repeat, startsOn, every, weekdays, end, until, times, custom } = draft;
  if (repeat === 'never' || !isIsoDate(startsOn)) return null;
  if (repeat === 'custom') return custom;
  const rule = {
    freq: repeat.startsWith('monthly') ? 'monthly' : (repeat as 'daily' | 'weekly' | 'yearly'),
    every: isWhole(every, MOST_EVERY) ? Number(every) : 1,
    byDay: [] as string[],
    byMonthDay: [] as number[],
    times: end === 'times' && isWhole(times, MOST_TIMES) ? Number(times) : null,
    until: end === 'until' && isIsoDate(until) ? until : null,
  } as const;
  if (repeat === 'weekly') return { ...rule, byDay: weekdays };
  if (repeat === 'monthly_weekday') return { ...rule, byDay: [ordinalWeekday(startsOn)] };
  if (repeat === 'monthly_last') return { ...rule, byMonthDay: [-1] };
  return rule;
}

/** The same days for the other end of a draft, when its first day is chosen anew: it lasts as long as before. */
export function withStart(draft: ItemDraft, startsOn: string): Partial<ItemDraft> {
  if (!isIsoDate(startsOn)) return { startsOn };
  const length =
    isIsoDate(draft.startsOn) && isIsoDate(draft.endsOn) ? daysBetween(draft.startsOn, draft.endsOn) : 0;
  const weekdays =
    draft.repeat === 'weekly' && draft.weekdays.length > 1 ? draft.weekdays : [weekdayCode(startsOn)];
  return { startsOn, endsOn: addDays(startsOn, Math.max(0, length)), weekdays };
}
