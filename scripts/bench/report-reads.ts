import type { BenchDatabase } from './databases.ts';
import type { Read } from './reads.ts';

/** How much a report of a month may cost more with a hundred times the lines. */
export const REPORT_GROWTH = 1.5;
const VARIANTS = 10;
const FIRST = "(date_trunc('month', current_date) - interval '1 month')::date";
const LAST = "date_trunc('month', current_date)::date - 1";
const YEAR_BEFORE = "(date_trunc('month', current_date) - interval '12 months')::date";

/**
 * What reports are made of, of the month before this one: the last that the history has. Those of a year are shown and not
 * held to the bound, because the shortest history has two months.
 */
export async function reportReadsOf({ admin, organizationId }: BenchDatabase): Promise<Read[]> {
  const properties = await admin<{ id: string }[]>`
    select id from public.properties where organization_id = ${organizationId} order by id limit ${VARIANTS}`;
  const accounts = await admin<{ id: string; key: string }[]>`
    select id, system_key as key from public.accounts where organization_id = ${organizationId}`;
  const accountOf = (key: string) => accounts.find((account) => account.key === key)?.id;
  const mine = `'${organizationId}'`;
  const ofEach = (
    name: string,
    query: (property: string) => string,
    allowedGrowth = REPORT_GROWTH,
  ): Read => ({
    name,
    allowedGrowth,
    variants: properties.map(({ id }) => [query(`array['${id}'::uuid]`)]),
  });
  const once = (name: string, query: string, allowedGrowth = REPORT_GROWTH): Read => ({
    name,
    allowedGrowth,
    variants: [[query]],
  });
  const totals = (basis: string, property: string, first = FIRST, last = LAST) =>
    `select public.report_account_totals(${mine}, ${first}, ${last}, '${basis}', ${property})`;
  const entries = (property: string) =>
    `select * from public.report_entries(${mine}, '${accountOf('rent_income')}', ${FIRST}, ${LAST}, 'accrual', 'DOP', ${property})`;
  const journal = (filter: string) => `select * from public.list_journal(${mine}${filter})`;
  return [
    ofEach("a property's month, accrual", (property) => totals('accrual', property)),
    ofEach("a property's month, cash", (property) => totals('cash', property)),
    ofEach("a property's first ten days of a month, accrual", (property) =>
      totals('accrual', property, FIRST, `${FIRST} + 9`),
    ),
    ofEach("a property's first ten days of a month, cash", (property) =>
      totals('cash', property, FIRST, `${FIRST} + 9`),
    ),
    ofEach("entries behind a property's month", entries),
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
    once("the organisation's first ten days of a month", totals('accrual', 'null', FIRST, `${FIRST} + 9`)),
    once("entries behind the organisation's month", entries('null')),
    once('rent roll, first page', `select * from public.report_rent_roll(${mine}, ${LAST})`),
    once('journal, first page', journal('')),
    once('journal, first page of a month', journal(`, p_from => ${FIRST}, p_to => ${LAST}`)),
    once('account ledger, first page', journal(`, p_account_id => '${accountOf('rent_income')}'`)),
    once(
      'account ledger, an account without entries',
      journal(`, p_account_id => '${accountOf('insurance')}'`),
    ),
    ofEach(
      "a property's year, accrual",
      (property) => totals('accrual', property, YEAR_BEFORE),
      Number.POSITIVE_INFINITY,
    ),
    ofEach(
      "a property's year, cash",
      (property) => totals('cash', property, YEAR_BEFORE),
      Number.POSITIVE_INFINITY,
    ),
    once(
      "the organisation's year, accrual",
      totals('accrual', 'null', YEAR_BEFORE),
      Number.POSITIVE_INFINITY,
    ),
  ];
}
