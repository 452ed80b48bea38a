import type { BenchDatabase } from './databases.ts';
import type { Read } from './reads.ts';

/** How much a report of a month may cost more with a hundred times the lines. */
export const REPORT_GROWTH = 1.5;
const VARIANTS = 10;
const FIRST = "(date_trunc('month', current_date) - interval '1 month')::date";
const LAST = "date_trunc('month', current_date)::date - 1";
const YEAR_BEFORE = "(date_trunc('month', current_date) - interval '12 months')::date";

interface Books {
  /** The organisation, as SQL. */
  mine: string;
  /** Some properties, each as an SQL array of it. */
  properties: string[];
  /** Some leases in force. */
  leases: string[];
  accountOf: (systemKey: string) => string | undefined;
}

/**
 * What reports are made of, of the month before this one: the last that the history has. Those of a year are shown and not
 * held to the bound, because the shortest history has two months.
 */
export async function reportReadsOf(database: BenchDatabase): Promise<Read[]> {
  const books = await booksOf(database);
  return [
    ...propertyReads(books),
    ...organizationReads(books),
    ...journalReads(books),
    ...tenantReads(books),
    ...yearReads(books),
  ];
}

/** The report of deposits, of databases that have some. */
export async function depositReadsOf(database: BenchDatabase): Promise<Read[]> {
  const books = await booksOf(database);
  const report = (property: string) =>
    `select public.report_deposits_held(${books.mine}, ${LAST}, ${property})`;
  return [ofEach(books, "a property's deposits held", report), once('deposits held', report('null'))];
}

async function booksOf({ admin, organizationId }: BenchDatabase): Promise<Books> {
  const properties = await admin<{ id: string }[]>`
    select id from public.properties where organization_id = ${organizationId} order by id limit ${VARIANTS}`;
  const accounts = await admin<{ id: string; key: string }[]>`
    select id, system_key as key from public.accounts where organization_id = ${organizationId}`;
  const leases = await admin<{ id: string }[]>`
    select id from public.leases where organization_id = ${organizationId} and status = 'active' order by id limit ${VARIANTS}`;
  return {
    mine: `'${organizationId}'`,
    properties: properties.map(({ id }) => `array['${id}'::uuid]`),
    leases: leases.map(({ id }) => id),
    accountOf: (systemKey) => accounts.find(({ key }) => key === systemKey)?.id,
  };
}

const ofEach = (
  { properties }: Books,
  name: string,
  query: (property: string) => string,
  allowedGrowth = REPORT_GROWTH,
): Read => ({ name, allowedGrowth, variants: properties.map((property) => [query(property)]) });

const once = (name: string, query: string, allowedGrowth = REPORT_GROWTH): Read => ({
  name,
  allowedGrowth,
  variants: [[query]],
});

const totals = ({ mine }: Books, basis: string, property: string, first = FIRST, last = LAST): string =>
  `select public.report_account_totals(${mine}, ${first}, ${last}, '${basis}', ${property})`;

const entries = ({ mine, accountOf }: Books, property: string): string =>
  `select * from public.report_entries(${mine}, '${accountOf('rent_income')}', ${FIRST}, ${LAST}, 'accrual', 'DOP', ${property})`;

function propertyReads(books: Books): Read[] {
  const { mine } = books;
  const tenDays = `${FIRST} + 9`;
  return [
    ofEach(books, "a property's month, accrual", (property) => totals(books, 'accrual', property)),
    ofEach(books, "a property's month, cash", (property) => totals(books, 'cash', property)),
    ofEach(books, "a property's first ten days of a month, accrual", (property) =>
      totals(books, 'accrual', property, FIRST, tenDays),
    ),
    ofEach(books, "a property's first ten days of a month, cash", (property) =>
      totals(books, 'cash', property, FIRST, tenDays),
    ),
    ofEach(books, "entries behind a property's month", (property) => entries(books, property)),
    ofEach(
      books,
      "a property's owner statement",
      (property) => `select public.report_owner_shares(${mine}, ${FIRST}, ${LAST}, 'cash', ${property})`,
    ),
    ofEach(
      books,
      "a property's aged receivables",
      (property) => `select public.report_aged_receivables(${mine}, ${LAST}, ${property})`,
    ),
    ofEach(
      books,
      "a property's tax summary",
      (property) => `select * from public.report_tax_summary(${mine}, ${FIRST}, ${LAST}, ${property})`,
    ),
  ];
}

function organizationReads(books: Books): Read[] {
  return [
    once("the organisation's month, accrual", totals(books, 'accrual', 'null')),
    once("the organisation's month, cash", totals(books, 'cash', 'null')),
    once(
      "the organisation's first ten days of a month",
      totals(books, 'accrual', 'null', FIRST, `${FIRST} + 9`),
    ),
    once("entries behind the organisation's month", entries(books, 'null')),
    once('rent roll, first page', `select * from public.report_rent_roll(${books.mine}, ${LAST})`),
  ];
}

function journalReads({ mine, accountOf }: Books): Read[] {
  const journal = (filter: string) => `select * from public.list_journal(${mine}${filter})`;
  return [
    once('journal, first page', journal('')),
    once('journal, first page of a month', journal(`, p_from => ${FIRST}, p_to => ${LAST}`)),
    once('account ledger, first page', journal(`, p_account_id => '${accountOf('rent_income')}'`)),
    once(
      'account ledger, an account without entries',
      journal(`, p_account_id => '${accountOf('insurance')}'`),
    ),
  ];
}

function tenantReads({ leases }: Books): Read[] {
  const statement = (name: string, year: string, allowedGrowth: number): Read => ({
    name,
    allowedGrowth,
    variants: leases.map((lease) => [`select public.tenant_statement('${lease}', ${year})`]),
  });
  const thisYear = 'extract(year from current_date)::integer';
  return [
    // Its lines are the lease's own, of which a longer history has more: what is held to the bound is all the rest.
    statement("a tenant's statement, without lines", `${thisYear} + 1`, REPORT_GROWTH),
    statement("a tenant's statement of this year", thisYear, Number.POSITIVE_INFINITY),
  ];
}

function yearReads(books: Books): Read[] {
  const shown = Number.POSITIVE_INFINITY;
  const ofProperty = (basis: string) =>
    ofEach(
      books,
      `a property's year, ${basis}`,
      (property) => totals(books, basis, property, YEAR_BEFORE),
      shown,
    );
  return [
    ofProperty('accrual'),
    ofProperty('cash'),
    once("the organisation's year, accrual", totals(books, 'accrual', 'null', YEAR_BEFORE), shown),
  ];
}
