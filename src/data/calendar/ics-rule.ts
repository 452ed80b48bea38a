import type ICAL from 'ical.js';
import { type RepeatRule, repeatsOn } from '#src/domain/calendar/repeat-days.ts';
import { addDays, daysBetween, type IsoDate } from '#src/domain/foundation/dates.ts';
import { timeIn, todayIn } from '#src/domain/foundation/time-zone.ts';

/** When an event is: whole days, or times. */
export interface When {
  /** In which its days are counted. */
  readonly timeZone: string;
  readonly startsOn: IsoDate | null;
  readonly endsOn: IsoDate | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

const firstDay = ({ startsOn, startsAt, timeZone }: When): IsoDate =>
  startsOn ?? todayIn(timeZone, Date.parse(startsAt ?? ''));

const KNOWN_PARTS = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'COUNT', 'UNTIL', 'WKST']);
const FREQUENCIES = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', YEARLY: 'yearly' } as const;

/** The rule of a series; null for one that this calendar does not have. */
export function repeatRuleOf(event: ICAL.Component, when: When): RepeatRule | null {
  const first = firstDay(when);
  const text = event.getFirstProperty('rrule')?.getFirstValue()?.toString() ?? '';
  const parts = new Map(text.split(';').map((part) => part.split('=') as [string, string]));
  const freq = FREQUENCIES[(parts.get('FREQ') ?? '') as keyof typeof FREQUENCIES];
  const list = (name: string) => parts.get(name)?.split(',').filter(Boolean) ?? [];
  const every = Number(parts.get('INTERVAL') ?? 1);
  const byMonth = list('BYMONTH');
  const [, month = '', day = ''] = first.split('-');
  // A year's rule that names the day on which it begins says nothing more.
  const isYearPlain =
    list('BYDAY').length === 0 &&
    byMonth.every((one) => Number(one) === Number(month)) &&
    list('BYMONTHDAY').every((one) => Number(one) === Number(day));
  const weekStart = parts.get('WKST') ?? 'MO';
  const isKnown =
    freq !== undefined &&
    [...parts.keys()].every((name) => KNOWN_PARTS.has(name)) &&
    (freq === 'yearly' ? isYearPlain : byMonth.length === 0) &&
    !(freq === 'weekly' && every > 1 && weekStart !== 'MO') &&
    event.getAllProperties('rrule').length === 1 &&
    event.getFirstProperty('rdate') === null;
  if (!isKnown) return null;
  const isYearly = freq === 'yearly';
  const until = parts.get('UNTIL');
  const rule: RepeatRule = {
    freq,
    every,
    byDay: isYearly ? [] : list('BYDAY').map((name) => name.replace(/^\+/, '')),
    byMonthDay: isYearly ? [] : list('BYMONTHDAY').map(Number),
    times: parts.has('COUNT') ? Number(parts.get('COUNT')) : null,
    until: until ? untilDay(until, when) : null,
  };
  const isDay = /^(-?[1-5])?(MO|TU|WE|TH|FR|SA|SU)$/;
  const areDays = rule.byDay.every((name) => isDay.test(name) && (freq === 'monthly' || name.length === 2));
  const areMonthDays =
    (freq !== 'weekly' || rule.byMonthDay.length === 0) &&
    rule.byMonthDay.every((one) => one === -1 || one > 0);
  const isCounted = every >= 1 && every <= 99 && (rule.times === null || rule.times <= 999);
  const isInTime = rule.until === null || (rule.until >= first && daysBetween(first, rule.until) <= 7305);
  return areDays && areMonthDays && isCounted && isInTime && repeatsOn(rule, first, first) ? rule : null;
}

/** The last day on which a series may begin. UNTIL is a day, or an instant in UTC. */
function untilDay(text: string, when: When): IsoDate {
  const [, year, month, day, hour, minute] =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2}))?/.exec(text) ?? [];
  if (hour === undefined || when.startsAt === null || !text.endsWith('Z')) return `${year}-${month}-${day}`;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  const on = todayIn(when.timeZone, at);
  const isBefore = timeIn(when.timeZone, at) < timeIn(when.timeZone, Date.parse(when.startsAt));
  return isBefore ? addDays(on, -1) : on;
}
