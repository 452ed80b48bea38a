// Days of the law stand in the domain, which explains them, and in the database, which puts them into the calendar.
import { expect, it } from 'vitest';
import { dominicanHolidays } from '#src/domain/calendar/holidays.ts';
import { DOMINICAN_RENTAL_LAW } from '#src/domain/leasing/rental-law.ts';
import { type TaxpayerKind, taxpayerKinds } from '#src/domain/taxes/codes.ts';
import { dueDates, fiscalYearEnds } from '#src/domain/taxes/due-dates.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();

it('the holidays of nine years are those that the law makes', async () => {
  const rows = await database.sql`
    select country, day::text, code, name_es as "nameEs", name_en as "nameEn", law, source, moved_from::text as "movedFrom"
    from private.holidays order by day, code`;
  const years = Array.from({ length: 9 }, (_, index) => 2024 + index);
  const made = years.flatMap((year) => dominicanHolidays(year).map((own) => ({ ...own })));
  expect([...rows]).toEqual(made);
});

it('the periods of the law on rentals are the same', async () => {
  const rows = await database.sql`
    select matter, unit_use as use, value, valid_from::text as "validFrom", valid_to::text as "validTo", law, article
    from private.rental_law order by article, unit_use`;
  const told = DOMINICAN_RENTAL_LAW.filter(({ matter }) =>
    ['notice', 'retention_reasons', 'take_over'].includes(matter),
  ).map(({ confirmedOn: _, ...rule }) => rule);
  expect([...rows]).toEqual(told);
});

it.each(taxpayerKinds.flatMap((kind) => fiscalYearEnds.map((end) => [kind, end] as const)))(
  'what a %s files whose year ends with month %i is due on the same days',
  async (kind: TaxpayerKind, end) => {
    const rows = await database.sql<{ form: string; month: string | null; due: string }[]>`
    select form, to_char(month, 'YYYY-MM') as month, due_on::text as due
    from private.tax_due_days(${kind}, ${end}, '2027-03-01', '2028-05-31')`;
    const line = (one: { form: string; month: string | null; due: string }) =>
      `${one.due} ${one.form} ${one.month}`;
    const told = dueDates('2027-03-01', kind, 15, end).map(({ dueOn: due, form, month }) =>
      line({ form, month, due }),
    );
    expect(rows.map(line).sort()).toEqual(told.sort());
  },
);
