import { type Books, booksOf, FIRST, LAST, ofEach, once, REPORT_GROWTH, SHOWN } from './books.ts';
import type { BenchDatabase } from './databases.ts';
import type { Read } from './reads.ts';

const YEAR_BEFORE = "(date_trunc('month', current_date) - interval '12 months')::date";

/**
 * What reports are made of, of the month before this one: the last that the history has. Those of a year are shown and not
 * held to the bound, because the shortest history has two months.
 */
export async function reportReadsOf(database: BenchDatabase): Promise<Read[]> {
  const books = await booksOf(database);
  return [...propertyReads(books), ...organizationReads(books), ...tenantReads(books), ...yearReads(books)];
}

/** The report of deposits, of databases that have some. */
export async function depositReadsOf(database: BenchDatabase): Promise<Read[]> {
  const books = await booksOf(database);
  const report = (property: string) =>
    `select public.report_deposits_held(${books.mine}, ${LAST}, ${property})`;
  return [ofEach(books, "a property's deposits held", report), once('deposits held', report('null'))];
}

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
    statement("a tenant's statement of this year", thisYear, SHOWN),
  ];
}

function yearReads(books: Books): Read[] {
  const ofProperty = (basis: string) =>
    ofEach(
      books,
      `a property's year, ${basis}`,
      (property) => totals(books, basis, property, YEAR_BEFORE),
      SHOWN,
    );
  return [
    ofProperty('accrual'),
    ofProperty('cash'),
    once("the organisation's year, accrual", totals(books, 'accrual', 'null', YEAR_BEFORE), SHOWN),
  ];
}
