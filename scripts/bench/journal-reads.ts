import { type Books, booksOf, FIRST, LAST, once, REPORT_GROWTH, SHOWN } from './books.ts';
import type { BenchDatabase } from './databases.ts';
import type { Read } from './reads.ts';
import { ALLOWED_GROWTH } from './run.ts';

const PLACES = 10;
/** No line has it: the largest amount that a line of a bill may have. */
const NO_AMOUNT = 999_999_999_999;
/** Some name of a vendor, as `recordPapers` makes them. */
const VENDOR = 'Ferretería 17';

const journal = ({ mine }: Books, ...filters: string[]): string =>
  `select * from public.list_journal(${[mine, ...filters].join(', ')})`;

const ofKinds = (...kinds: string[]): string => `p_kinds => '{${kinds}}'::public.journal_kind[]`;

/** Pages of the journal as its screen asks for them: from the newest on, far behind, and of what the filters leave. */
export async function journalReadsOf(database: BenchDatabase): Promise<Read[]> {
  const books = await booksOf(database);
  const places = await placesOf(database);
  const seconds = await secondPagesOf(database, books.propertyIds);
  const page = (name: string, filters: string[], allowedGrowth = ALLOWED_GROWTH) =>
    once(name, journal(books, ...filters), allowedGrowth);
  const deep = (name: string, filters: string[]): Read => ({
    name,
    allowedGrowth: ALLOWED_GROWTH,
    variants: places.map((place) => [journal(books, ...filters, `p_before_number => ${place}`)]),
  });
  const ofProperty = `p_property_id => '${books.propertyIds[0]}'`;
  const ofAccount = (key: string) => `p_account_id => '${books.accountOf(key)}'`;
  return [
    page('journal, first page', []),
    deep('journal, deep page', []),
    page('journal, first page of a month', [`p_from => ${FIRST}`, `p_to => ${LAST}`]),
    page('journal, first page of a property', [ofProperty]),
    {
      // The shortest history has hardly two pages of a property.
      name: 'journal, second page of a property',
      allowedGrowth: ALLOWED_GROWTH,
      variants: seconds.map(({ id, number }) => [
        journal(books, `p_property_id => '${id}'`, `p_before_number => ${number}`),
      ]),
    },
    {
      name: 'journal of a lease',
      // A lease that has been longer has more entries, of which a page shows the newest.
      allowedGrowth: SHOWN,
      variants: books.leases.map((lease) => [journal(books, `p_lease_id => '${lease}'`)]),
    },
    page('account ledger, first page', [ofAccount('rent_income')]),
    deep('account ledger, deep page', [ofAccount('receivables')]),
    page('account ledger, an account without entries', [ofAccount('insurance')]),
    page('journal, of a kind that is rare', [ofKinds('conversion', 'manual')]),
    page('journal, of a kind of many', [ofKinds('payment')]),
    page('journal, searched by words that nothing has', [`p_text => 'hipoteca'`], REPORT_GROWTH),
    page('journal, searched by a number', [`p_text => '#${places[0]}'`], REPORT_GROWTH),
    page('journal, of an amount that nothing has', [`p_min_minor => ${NO_AMOUNT}`]),
  ];
}

/** Pages of a journal that has bills. */
export async function billedJournalReadsOf(database: BenchDatabase): Promise<Read[]> {
  const books = await booksOf(database);
  return [
    once('journal, of bills alone', journal(books, ofKinds('bill')), ALLOWED_GROWTH),
    // A longer history has more bills of the vendor.
    once('journal, searched by a vendor', journal(books, `p_text => '${VENDOR}'`), SHOWN),
  ];
}

/** Numbers of entries around the middle of the journal; every other one among the many of the first of a month. */
async function placesOf({ admin, organizationId }: BenchDatabase): Promise<string[]> {
  const rows = await admin<{ number: string }[]>`
    select e.entry_number::text as number
    from (select min(occurred_on) as first, max(occurred_on) as last from public.journal_entries
      where organization_id = ${organizationId}) h
    cross join generate_series(0, ${PLACES - 1}) v
    cross join lateral (select h.first + ((h.last - h.first) * (0.4 + 0.2 * v / ${PLACES - 1}))::int as day) d
    cross join lateral (
      select x.entry_number from public.journal_entries x
      where x.organization_id = ${organizationId}
        and x.occurred_on <= case when v % 2 = 0 then d.day else date_trunc('month', d.day::timestamp)::date end
      order by x.occurred_on desc, x.entry_number desc offset 20 + v % 2 * 500 * v limit 1
    ) e`;
  return rows.map(({ number }) => number);
}

/** Where the second page of each of some properties begins. */
function secondPagesOf({ admin, organizationId }: BenchDatabase, propertyIds: readonly string[]) {
  return admin<{ id: string; number: string }[]>`
    select p.id, f.entry_number::text as number from unnest(${propertyIds as string[]}::uuid[]) as p (id)
    cross join lateral (
      select distinct l.occurred_on, l.entry_number from public.journal_lines l
      where l.organization_id = ${organizationId} and l.property_id = p.id
      order by l.occurred_on desc, l.entry_number desc offset 49 limit 1) f`;
}
