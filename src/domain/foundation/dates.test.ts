import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  daysInMonth,
  earlierOf,
  endOfMonth,
  fromEpochDay,
  isIsoDate,
  isLeapYear,
  laterOf,
  startOfMonth,
  toEpochDay,
} from './dates.ts';

const MILLIS_IN_DAY = 86_400_000;
const FIRST_DAY = -719_162;
const LAST_DAY = 2_932_896;
const epochDays = fc.integer({ min: FIRST_DAY, max: LAST_DAY });
const dates = fc.integer({ min: -200_000, max: 200_000 }).map(fromEpochDay);

/** The platform's own calendar, in UTC so that no zone can shift a day. */
function platformDate(epochDay: number): string {
  return new Date(epochDay * MILLIS_IN_DAY).toISOString().slice(0, 10);
}

describe('isIsoDate', () => {
  it.each(['2026-01-31', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('accepts %s', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '',
  ])('refuses %j', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });
});

describe('the calendar', () => {
  it.each([
    [2024, true],
    [2026, false],
    [1900, false],
    [2000, true],
  ])('knows whether %d is a leap year', (year, expected) => {
    expect(isLeapYear(year)).toBe(expected);
  });

  it('has the month lengths of the platform', () => {
    for (let year = 1896; year <= 2104; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        expect(daysInMonth(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
      }
    }
  });

  it('counts days from 1970 as the platform does, over all its years', () => {
    fc.assert(
      fc.property(epochDays, (epochDay) => {
        expect(fromEpochDay(epochDay)).toBe(platformDate(epochDay));
        expect(toEpochDay(platformDate(epochDay))).toBe(epochDay);
      }),
      { numRuns: 2_000 },
    );
  });

  it('agrees with the platform on every day of an era of four centuries around now', () => {
    for (let epochDay = toEpochDay('1850-01-01'); epochDay < toEpochDay('2250-01-01'); epochDay += 1) {
      if (fromEpochDay(epochDay) !== platformDate(epochDay)) expect.fail(platformDate(epochDay));
    }
  });

  it('ends with the years of four digits', () => {
    expect(fromEpochDay(FIRST_DAY)).toBe('0001-01-01');
    expect(fromEpochDay(LAST_DAY)).toBe('9999-12-31');
    expect(() => fromEpochDay(FIRST_DAY - 1)).toThrow('date_out_of_range');
    expect(() => fromEpochDay(LAST_DAY + 1)).toThrow('date_out_of_range');
  });

  it('refuses a day that does not exist', () => {
    expect(() => toEpochDay('2026-02-30')).toThrow('date_invalid');
    expect(() => addDays('tomorrow', 1)).toThrow('date_invalid');
    expect(() => startOfMonth('2026-02-30')).toThrow('date_invalid');
  });
});

describe('addDays and daysBetween', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-06-15', 0, '2026-06-15'],
  ])('%s plus %d days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('are each other’s inverse', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -100_000, max: 100_000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('%s plus %d months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('keeps the day or clamps it to the month’s last', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -1_000, max: 1_000 }), (date, months) => {
        const result = addMonths(date, months);
        expect(isIsoDate(result)).toBe(true);
        const isKept = result.slice(8) === date.slice(8);
        expect(isKept || (result === endOfMonth(result) && result.slice(8) < date.slice(8))).toBe(true);
      }),
    );
  });

  it('refuses to leave the years of four digits', () => {
    expect(() => addMonths('9999-12-01', 1)).toThrow('date_out_of_range');
  });
});

describe('the bounds of a month', () => {
  it('stand on either side of every one of its days', () => {
    expect(startOfMonth('2024-02-15')).toBe('2024-02-01');
    expect(endOfMonth('2024-02-15')).toBe('2024-02-29');
    fc.assert(
      fc.property(dates, (date) => {
        expect(startOfMonth(date) <= date && date <= endOfMonth(date)).toBe(true);
        expect(addDays(endOfMonth(date), 1).endsWith('-01')).toBe(true);
      }),
    );
  });
});

describe('order', () => {
  it('of dates is that of their days, so that text comparison is right', () => {
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        expect(compareDates(a, b)).toBe(Math.sign(toEpochDay(a) - toEpochDay(b)));
        expect(toEpochDay(laterOf(a, b))).toBe(Math.max(toEpochDay(a), toEpochDay(b)));
        expect(toEpochDay(earlierOf(a, b))).toBe(Math.min(toEpochDay(a), toEpochDay(b)));
      }),
    );
  });
});
