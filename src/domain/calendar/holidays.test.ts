import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { dominicanHolidays } from './holidays.ts';

const keptOn = (year: number, code: string) =>
  dominicanHolidays(year).find((holiday) => holiday.code === code)?.day;

describe('Ley 139-97', () => {
  // Announced by the Ministry of Labor for these years.
  it.each([
    ['duarte', '2024-01-26', '2024-01-29'],
    ['labor', '2024-05-01', '2024-04-29'],
    ['constitution', '2024-11-06', '2024-11-04'],
    ['labor', '2025-05-01', '2025-05-05'],
    ['constitution', '2025-11-06', '2025-11-10'],
    ['epiphany', '2026-01-06', '2026-01-05'],
    ['labor', '2026-05-01', '2026-05-04'],
    ['constitution', '2026-11-06', '2026-11-09'],
    ['epiphany', '2023-01-06', '2023-01-09'],
    ['duarte', '2023-01-26', '2023-01-30'],
    ['labor', '2022-05-01', '2022-05-02'],
  ])('moves %s of %s to %s', (code, of, day) => {
    const found = dominicanHolidays(Number(of.slice(0, 4))).find((holiday) => holiday.code === code);
    expect(found).toMatchObject({ day, movedFrom: of });
  });

  it.each([
    ['epiphany', '2024-01-06'],
    ['duarte', '2025-01-26'],
    ['constitution', '2022-11-06'],
  ])('leaves %s of %s, a weekend, where it is', (code, day) => {
    expect(keptOn(Number(day.slice(0, 4)), code)).toBe(day);
  });

  it('leaves six days, Good Friday and Corpus Christi where they are', () => {
    for (let year = 2000; year <= 2100; year += 1) {
      const days = ['new_year', 'altagracia', 'independence', 'restoration', 'mercedes', 'christmas'].map(
        (code) => keptOn(year, code)?.slice(5),
      );
      expect(days).toEqual(['01-01', '01-21', '02-27', '08-16', '09-24', '12-25']);
      const weekdays = ['good_friday', 'corpus_christi'].map((code) =>
        new Date(keptOn(year, code) ?? '').getUTCDay(),
      );
      expect(weekdays).toEqual([5, 4]);
    }
  });
});

const TUESDAY = 2;
const WEDNESDAY = 3;
const SATURDAY = 6;

/**
 * date-holidays 3.37.0 moves the Day of the Constitution to the Monday after also from a Tuesday, a Wednesday and a Saturday.
 * The Ministry of Labor kept the Monday before in 2024 (4 November), as the law says, which moves no Saturday.
 */
function isDisputed(code: string, year: number): boolean {
  const weekday = new Date(`${year}-11-06T00:00:00Z`).getUTCDay();
  return code === 'constitution' && [TUESDAY, WEDNESDAY, SATURDAY].includes(weekday);
}

it('every other holiday of sixty years is where date-holidays has it, and nothing is missing', () => {
  const oracle = new Holidays('DO');
  for (let year = 2000; year <= 2060; year += 1) {
    const ours = dominicanHolidays(year).filter(({ code }) => !isDisputed(code, year));
    const theirs = oracle
      .getHolidays(year)
      .filter(({ type, name }) => type === 'public' && (ours.length === 12 || !name.includes('Constitución')))
      .map(({ date }) => date.slice(0, 10));
    expect([...new Set(ours.map(({ day }) => day))], String(year)).toEqual([...new Set(theirs)].sort());
  }
});
