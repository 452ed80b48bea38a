// How an item comes again, against the rrule package and the zones of this machine.
import fc from 'fast-check';
import rrule from 'rrule';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';

const { RRule, Weekday } = rrule;
const database = useDatabase();

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const ZONES = ['America/Santo_Domingo', 'America/New_York', 'Europe/Madrid', 'Australia/Lord_Howe'];
const CLOCKS = Object.fromEntries(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);
const HOURS = ['00:00', '01:30', '02:15', '02:30', '09:00', '23:45'];
const DAY_MS = 86_400_000;
const WINDOW_DAYS = 200;
const SEARCH_DAYS = 400;

interface Case {
  freq: 'daily' | 'weekly' | 'monthly' | 'yearly';
  every: number;
  by_day: string[];
  by_month_day: number[];
  times: number | null;
  until: string | null;
  first: string;
  time: string;
  zone: string;
  /** The range begins so many days after the first day. */
  offset: number;
}

const day = fc.integer({ min: 0, max: 1100 }).map((days) => iso(Date.UTC(2024, 0, 1) + days * DAY_MS));
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const plainDays = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { maxLength: 4 });
// The package takes plain and numbered days together for those that are both, where RFC 5545 has either.
const numberedDays = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom('1', '2', '3', '4', '5', '-1', '-2'), fc.constantFrom(...WEEKDAYS))
    .map(([number, weekday]) => number + weekday),
  { maxLength: 4 },
);
const monthDays = fc.uniqueArray(fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant(-1)), {
  maxLength: 4,
});
const end = fc.oneof(
  fc.constant({ times: null, until: null }),
  fc.integer({ min: 1, max: 40 }).map((times) => ({ times, until: null })),
  day.map((until) => ({ times: null, until })),
);
const none = fc.constant<never[]>([]);
const parts = fc.oneof(
  fc.record({ freq: fc.constant('daily' as const), by_day: plainDays, by_month_day: monthDays }),
  fc.record({ freq: fc.constant('weekly' as const), by_day: plainDays, by_month_day: none }),
  fc.record({
    freq: fc.constant('monthly' as const),
    by_day: fc.oneof(plainDays, numberedDays),
    by_month_day: monthDays,
  }),
  fc.record({ freq: fc.constant('yearly' as const), by_day: none, by_month_day: none }),
);
const cases = fc
  .record({
    parts,
    end,
    every: fc.integer({ min: 1, max: 5 }),
    first: day,
    time: fc.constantFrom(...HOURS),
    zone: fc.constantFrom(...ZONES),
    offset: fc.integer({ min: 0, max: 400 }),
  })
  .map(({ parts: own, end: until, ...rest }): Case => ({ ...own, ...until, ...rest }));

const at = (date: string) => new Date(`${date}T00:00:00Z`);

function ruleOf(own: Case) {
  const weekday = (text: string) => {
    const number = Number(text.slice(0, -2));
    const plain = new Weekday(WEEKDAYS.indexOf(text.slice(-2)));
    return number ? plain.nth(number) : plain;
  };
  return new RRule({
    freq: { yearly: RRule.YEARLY, monthly: RRule.MONTHLY, weekly: RRule.WEEKLY, daily: RRule.DAILY }[
      own.freq
    ],
    interval: own.every,
    wkst: RRule.MO,
    dtstart: at(own.first),
    ...(own.by_day.length > 0 && { byweekday: own.by_day.map(weekday) }),
    ...(own.by_month_day.length > 0 && { bymonthday: own.by_month_day }),
    ...(own.times !== null && { count: own.times }),
    ...(own.until !== null && { until: at(own.until) }),
  });
}

/** The point in time of a local time by RFC 5545: the first of two, and the offset of before where it does not come. */
function momentOf(local: string, zone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  const offsetAt = (ms: number) => Date.parse(`${CLOCKS[zone]?.format(ms).replace(' ', 'T')}Z`) - ms;
  const before = offsetAt(asUtc - DAY_MS);
  const candidates = [before, offsetAt(asUtc + DAY_MS)].map((offset) => asUtc - offset);
  const right = candidates.filter((ms) => offsetAt(ms) === asUtc - ms).sort((a, b) => a - b);
  return new Date(right[0] ?? asUtc - before).toISOString();
}

function expectedOf(own: Case): string[] {
  const from = Date.parse(own.first) + own.offset * DAY_MS;
  return ruleOf(own)
    .between(new Date(from), new Date(from + WINDOW_DAYS * DAY_MS), true)
    .map((date) => momentOf(`${iso(date.getTime())}T${own.time}`, own.zone));
}

/** The rules, each with a first day that it has; those that have none are left out. */
function drawn(count: number): Case[] {
  return fc.sample(cases, count).flatMap((own) => {
    // With an end: the package looks for what never comes until the year 9999.
    const until = iso(Date.parse(own.first) + SEARCH_DAYS * DAY_MS);
    const [first] = ruleOf({ ...own, times: 1, until }).all();
    if (!first) return [];
    const moved = { ...own, first: iso(first.getTime()) };
    if (moved.until !== null && moved.until < moved.first) moved.until = moved.first;
    const [again] = ruleOf({ ...moved, times: 1, until }).all();
    return again?.getTime() === first.getTime() ? [moved] : [];
  });
}

async function foundOf(drawnCases: readonly Case[]): Promise<string[][]> {
  const rows = await database.sql<{ moments: string[] }[]>`
    select array(select to_char(private.moment_of(d + (c.value ->> 'time')::time, c.value ->> 'zone') at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from private.repeat_days(private.read_repeat_rule(c.value, c.first), c.first, c.first + c.shift, c.first + c.shift + ${WINDOW_DAYS}::integer) d
      order by d) as moments
    from (select value, (value ->> 'first')::date as first, (value ->> 'offset')::integer as shift, position
      from jsonb_array_elements(${database.sql.json(drawnCases as never)}) with ordinality as e (value, position)) c order by c.position`;
  return rows.map(({ moments }) => moments);
}

describe('a rule', () => {
  it('of two thousand drawn ones has the same moments in four zones as the package says', async () => {
    const all = drawn(2_500);
    expect(all.length).toBeGreaterThan(2_000);
    expect(new Set(all.map(({ zone, freq }) => zone + freq)).size).toBe(16);
    const found = await foundOf(all);
    const expected = all.map(expectedOf);
    expect(expected.flat().length).toBeGreaterThan(10_000);
    for (const [index, own] of all.entries())
      expect(found[index], JSON.stringify(own)).toEqual(expected[index]);
  });

  it('passes over the days that a month does not have', async () => {
    const monthly: Case = {
      freq: 'monthly',
      every: 1,
      by_day: [],
      by_month_day: [],
      times: 4,
      until: null,
      first: '2027-01-31',
      time: '09:00',
      zone: 'America/Santo_Domingo',
      offset: 0,
    };
    const [days] = await foundOf([monthly]);
    expect(days?.map((moment) => moment.slice(0, 10))).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
      '2027-07-31',
    ]);
  });
});
