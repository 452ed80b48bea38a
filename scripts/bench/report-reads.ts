import type { BenchDatabase } from './databases.ts';
import type { Read } from './reads.ts';

/** How much a report of a month may cost more with a hundred times the lines. */
const REPORT_GROWTH = 1.5;
const VARIANTS = 10;
const FIRST = "(date_trunc('month', current_date) - interval '1 month')::date";
const LAST = "date_trunc('month', current_date)::date - 1";

/** What reports are made of, of the month before this one: the last that the history has. */
export async function reportReadsOf({ admin, organizationId }: BenchDatabase): Promise<Read[]> {
  const properties = await admin<{ id: string }[]>`
    select id from public.properties where organization_id = ${organizationId} order by id limit ${VARIANTS}`;
  const [account] = await admin<{ id: string }[]>`
    select id from public.accounts where organization_id = ${organizationId} and system_key = 'rent_income'`;
  const mine = `'${organizationId}'`;
  const ofEach = (name: string, query: (property: string) => string): Read => ({
    name,
    allowedGrowth: REPORT_GROWTH,
    variants: properties.map(({ id }) => [query(`array['${id}'::uuid]`)]),
  });
  const once = (name: string, query: string): Read => ({
    name,
    allowedGrowth: REPORT_GROWTH,
    variants: [[query]],
  });
  const totals = (basis: string, property: string, last = LAST) =>
    `select public.report_account_totals(${mine}, ${FIRST}, ${last}, '${basis}', ${property})`;
  return [
    ofEach("a property's month, accrual", (property) => totals('accrual', property)),
    ofEach("a property's month, cash", (property) => totals('cash', property)),
    ofEach("a property's first ten days of a month", (property) =>
      totals('accrual', property, `${FIRST} + 9`),
    ),
    ofEach(
      "entries behind a property's month",
      (property) =>
        `select * from public.report_entries(${mine}, '${account?.id}', ${FIRST}, ${LAST}, 'accrual', 'DOP', ${property})`,
    ),
    ofEach(
      "a property's owner statement",
      (property) => `select public.report_owner_shares(${mine}, ${FIRST}, ${LAST}, 'cash', ${property})`,
    ),
    ofEach(
      "a property's aged receivables",
      (property) => `select public.report_aged_receivables(${mine}, ${LAST}, ${property})`,
    ),
    ofEach(
      "a property's tax summary",
      (property) => `select * from public.report_tax_summary(${mine}, ${FIRST}, ${LAST}, ${property})`,
    ),
    once("the organisation's month, accrual", totals('accrual', 'null')),
    once("the organisation's month, cash", totals('cash', 'null')),
    {
      // Adds up each lease's own lines: it grows with the age of the leases, and is only shown.
      name: 'rent roll, first page',
      allowedGrowth: Number.POSITIVE_INFINITY,
      variants: [[`select * from public.report_rent_roll(${mine}, ${LAST})`]],
    },
  ];
}
