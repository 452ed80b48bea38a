import { once, REPORT_GROWTH } from './books.ts';
import type { BenchDatabase } from './databases.ts';
import type { Read } from './reads.ts';
import { ALLOWED_GROWTH } from './run.ts';

const PAGE = 51;
/** Rows of a page that are shown, for which suggestions and matches are asked. */
const SHOWN_ROWS = 50;
const PLACES = 10;
const COLUMNS =
  'id, occurred_on, amount_minor, description, reference, status, ignore_reason, reconciliation_id, created_at';

/** The screen of a bank account: its lines, what the open ones may be, what the matched ones are, and how it stands. */
export async function bankReadsOf(database: BenchDatabase): Promise<Read[]> {
  const { lines, bankId, places } = await bankOf(database);
  const page = (more = '') => `${lines} ${more} order by occurred_on desc, id desc limit ${PAGE}`;
  const byAmount = `${lines} order by amount_minor desc, id desc limit ${PAGE}`;
  const searched = (text: string, more = 'p_to => current_date') =>
    `select ${COLUMNS} from public.search_bank_lines('${bankId}', '${text}', ${more}) order by occurred_on desc, id desc limit ${PAGE}`;
  const behind = ({ day, id }: Place) =>
    page(`and occurred_on <= '${day}' and not (occurred_on = '${day}' and id >= '${id}')`);
  return [
    once('bank lines, first page', page(), ALLOWED_GROWTH),
    {
      name: 'bank lines, deep page',
      allowedGrowth: ALLOWED_GROWTH,
      variants: places.map((place) => [behind(place)]),
    },
    once('bank lines, by amount desc', byAmount, ALLOWED_GROWTH),
    once('bank lines, open', page(`and status in ('open')`), ALLOWED_GROWTH),
    once('bank lines, ignored', page(`and status in ('ignored')`), ALLOWED_GROWTH),
    once('bank lines, searched by what nothing has', searched('hipoteca'), REPORT_GROWTH),
    once('bank lines, searched by what every line has', searched('transf'), REPORT_GROWTH),
    // Nothing of it is open but on the last days.
    once('bank lines, open ones searched', searched('transf', `p_statuses => '{open}'`), REPORT_GROWTH),
    await suggestionsOf(database, 'bank lines, suggestions of a page'),
    {
      name: 'bank lines, what a page was matched with',
      allowedGrowth: ALLOWED_GROWTH,
      variants: places.map(({ ids }) => [
        `select * from public.bank_line_matches('${bankId}', '${ids}'::uuid[])`,
      ]),
    },
    once(
      'bank account, how it stands',
      `select public.bank_standing('${bankId}', current_date)`,
      REPORT_GROWTH,
    ),
  ];
}

/** What the newest open lines may be, of databases in which every lease owes something. */
export async function owedBankReadsOf(database: BenchDatabase): Promise<Read[]> {
  return [await suggestionsOf(database, 'bank lines, suggestions where every lease owes')];
}

async function suggestionsOf(database: BenchDatabase, name: string): Promise<Read> {
  const { bankId } = await bankOf(database);
  const open = await database.admin<{ id: string }[]>`
    select id from public.bank_lines where bank_account_id = ${bankId} and status = 'open'
    order by occurred_on desc, id desc limit ${SHOWN_ROWS}`;
  const ids = `{${open.map(({ id }) => id)}}`;
  return once(name, `select * from public.bank_candidates('${bankId}', '${ids}'::uuid[])`, ALLOWED_GROWTH);
}

interface Place {
  day: string;
  id: string;
  /** The matched lines of the page behind it, as an SQL array. */
  ids: string;
}

async function bankOf({ admin, organizationId }: BenchDatabase) {
  const [bank] = await admin<{ id: string }[]>`
    select id from public.bank_accounts where organization_id = ${organizationId} limit 1`;
  if (!bank) throw new Error('there is no bank account');
  const places = await admin<Place[]>`
    select d.day::text as day, l.id, (select array_agg(n.id)::text from (select x.id from public.bank_lines x
      where x.organization_id = ${organizationId} and x.bank_account_id = ${bank.id} and x.occurred_on = l.occurred_on and x.id < l.id
      order by x.id desc limit ${SHOWN_ROWS}) n) as ids
    from (select min(occurred_on) as first, max(occurred_on) as last from public.bank_lines where bank_account_id = ${bank.id}) h
    cross join generate_series(0, ${PLACES - 1}) v
    cross join lateral (select l.* from public.bank_lines l
      where l.organization_id = ${organizationId} and l.bank_account_id = ${bank.id}
        and l.occurred_on <= h.first + ((h.last - h.first) * (0.4 + 0.2 * v / ${PLACES - 1}))::int
      order by l.occurred_on desc, l.id desc limit 1) l
    cross join lateral (select l.occurred_on as day) d`;
  return {
    bankId: bank.id,
    lines: `select ${COLUMNS} from public.bank_lines where organization_id = '${organizationId}' and bank_account_id = '${bank.id}'`,
    places: places.map((place) => ({ ...place, ids: place.ids ?? '{}' })),
  };
}
