import { describe, expect, it } from 'vitest';
import { dueDates, dueOn } from './due-dates.ts';

describe('a form is due', () => {
  it.each([
    ['IR-17', '2026-10', '2026-11-10'],
    ['606', '2026-10', '2026-11-15'],
    ['607', '2026-12', '2027-01-15'],
    ['608', '2026-01', '2026-02-15'],
    ['IT-1', '2026-10', '2026-11-20'],
  ] as const)('%s of %s on %s, a Sunday too', (form, month, day) => {
    expect(dueOn(form, month)).toBe(day);
  });
});

describe('the calendar', () => {
  const of = (kind: 'person' | 'company', today: string, months: number) =>
    dueDates(today, kind, months).map((own) => `${own.dueOn} ${own.form} ${own.month ?? 'year'}`);

  it('holds what is due this month, by day, with what has passed', () => {
    const dates = dueDates('2026-11-12', 'person', 1);
    expect(dates.map(({ form, days }) => [form, days])).toEqual([
      ['IR-17', -2],
      ['606', 3],
      ['607', 3],
      ['608', 3],
      ['IT-1', 8],
    ]);
    expect(dates.every(({ month }) => month === '2026-10')).toBe(true);
  });

  it('holds what a person files a year', () => {
    expect(of('person', '2026-12-20', 10).filter((line) => line.endsWith('year'))).toEqual([
      '2027-03-11 IPI year',
      '2027-03-31 IR-1 year',
      '2027-09-11 IPI year',
    ]);
  });

  it('holds what a company files 120 days after the year, in leap years too', () => {
    expect(of('company', '2027-01-05', 12).filter((line) => line.endsWith('year'))).toEqual([
      '2027-04-30 IR-2 year',
    ]);
    expect(of('company', '2028-01-05', 12).filter((line) => line.endsWith('year'))).toEqual([
      '2028-04-29 IR-2 year',
    ]);
  });

  it('is about the year before across the turn of the year', () => {
    expect(of('company', '2027-01-01', 1)[0]).toBe('2027-01-10 IR-17 2026-12');
  });
});
