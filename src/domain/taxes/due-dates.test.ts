import { describe, expect, it } from 'vitest';
import { dueDates, dueOn, overdueForms } from './due-dates.ts';

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

  // By hand: 31 March 2026 + 120 days = 29 July; 30 June + 120 = 28 October; 30 September 2025 + 120 = 28 January 2026.
  it.each([
    [3, '2026-07-01', '2026-07-29'],
    [6, '2026-10-01', '2026-10-28'],
    [9, '2026-01-01', '2026-01-28'],
    [12, '2026-04-01', '2026-04-30'],
  ])('has the IR-2 of a company whose year ends with month %i', (end, today, due) => {
    const found = dueDates(today, 'company', 1, end).filter(({ form }) => form === 'IR-2');
    expect(found.map((own) => own.dueOn)).toEqual([due]);
    expect(dueDates('2026-01-01', 'company', 12, end).filter(({ form }) => form === 'IR-2')).toHaveLength(1);
  });

  it('is about the year before across the turn of the year', () => {
    expect(of('company', '2027-01-01', 1)[0]).toBe('2027-01-10 IR-17 2026-12');
  });
});

describe('what is overdue', () => {
  const of = (today: string, first: string | null, filed: readonly string[] = []) =>
    overdueForms(today, first, (form, month) => filed.includes(`${month} ${form}`)).map(
      ({ month, forms }) => `${month} ${forms.map(({ form }) => form).join(' ')}`,
    );

  it('is what was due and is not filed, from the first month of the books on', () => {
    expect(
      of('2026-11-16', '2026-08', ['2026-09 606', '2026-09 607', '2026-09 608', '2026-09 IR-17']),
    ).toEqual(['2026-08 IR-17 606 607 608 IT-1', '2026-09 IT-1', '2026-10 IR-17 606 607 608']);
  });

  it('goes back to what was due in January, not further', () => {
    expect(of('2026-02-28', '2020-03')).toEqual([
      '2025-12 IR-17 606 607 608 IT-1',
      '2026-01 IR-17 606 607 608 IT-1',
    ]);
  });

  it('is nothing on the day itself, before there are books, and when all is filed', () => {
    expect(of('2026-11-10', '2026-10')).toEqual([]);
    expect(of('2026-11-30', null)).toEqual([]);
    expect(of('2026-11-15', '2026-10', ['2026-10 IR-17'])).toEqual([]);
  });

  it('says for how many days', () => {
    const [month] = overdueForms('2026-11-16', '2026-10', () => false);
    expect(month?.forms.map(({ form, days }) => [form, days])).toEqual([
      ['IR-17', -6],
      ['606', -1],
      ['607', -1],
      ['608', -1],
    ]);
  });
});
