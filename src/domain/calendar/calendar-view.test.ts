import { describe, expect, test } from 'vitest';
import type { CalendarEntry } from './calendar-entry.ts';
import { daysOfEntry, entriesByDay } from './calendar-entry.ts';
import { decodeCalendar, encodeCalendar, shownDays, turned, weekdayOf, weeksOf } from './calendar-view.ts';

describe('the days of a view', () => {
  test('a month has whole weeks, from Sunday', () => {
    const range = shownDays('month', '2026-05-15');
    expect(range).toEqual(['2026-04-26', '2026-06-06']);
    expect(weeksOf(range)).toHaveLength(6);
    expect(weeksOf(shownDays('month', '2026-02-10'))).toHaveLength(4);
    expect(weekdayOf('2026-11-28')).toBe(6);
    expect(weekdayOf('1969-12-31')).toBe(3);
  });

  test('turning a page does not skip a short month', () => {
    expect(turned('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(turned('week', '2026-01-01', -1)).toBe('2025-12-25');
    expect(turned('agenda', '2026-01-01', 1)).toBe('2026-01-31');
  });
});

describe('the address', () => {
  test('says again what it was asked', () => {
    const asked = {
      view: 'week',
      day: '2026-05-15',
      kinds: ['rent', 'tax'],
      propertyId: 'p',
      assignee: 'm',
    } as const;
    expect(decodeCalendar(encodeCalendar(asked))).toEqual(asked);
  });

  test('what nobody can have meant is left out', () => {
    expect(decodeCalendar('view=year&day=2026-02-30&kind=nothing&property=')).toEqual({
      view: null,
      day: null,
      kinds: [],
      propertyId: null,
      assignee: null,
    });
  });
});

const ZONE = 'America/Santo_Domingo';
const timed = (startsAt: string, endsAt: string) => ({ startsOn: null, endsOn: null, startsAt, endsAt });

describe('the days of an entry', () => {
  test('an evening stays on its day in the zone of its readers', () => {
    expect(daysOfEntry(timed('2026-05-16T02:00:00Z', '2026-05-16T03:00:00Z'), ZONE)).toEqual({
      first: '2026-05-15',
      last: '2026-05-15',
    });
  });

  test('what ends at midnight does not reach into the next day', () => {
    const { last } = daysOfEntry(timed('2026-05-15T20:00:00Z', '2026-05-16T04:00:00Z'), ZONE);
    expect(last).toBe('2026-05-15');
  });

  test('days have their entries in order, whole days first, and long ones on each day', () => {
    const entry = (key: string, times: object) => ({ key, ...times }) as CalendarEntry;
    const days = entriesByDay(
      [
        entry('late', timed('2026-05-15T20:00:00Z', '2026-05-15T21:00:00Z')),
        entry('early', timed('2026-05-15T12:00:00Z', '2026-05-15T13:00:00Z')),
        entry('long', { startsOn: '2026-05-10', endsOn: '2026-05-16', startsAt: null, endsAt: null }),
      ],
      ['2026-05-14', '2026-05-15'],
      ZONE,
    );
    expect([...days].map(([day, list]) => [day, list.map(({ key }) => key)])).toEqual([
      ['2026-05-14', ['long']],
      ['2026-05-15', ['long', 'early', 'late']],
    ]);
  });
});
