import { PAGE_SIZE } from '#src/data/keyset.ts';
import { TENANT_COLUMNS } from '#src/data/leasing/people/queries.ts';
import { PAYMENT_COLUMNS } from '#src/data/money/payments/reported-queries.ts';
import { toDatabase } from '#src/data/names.ts';
import type { BenchDatabase } from './databases.ts';

/** What a screen reads, as SQL; several variants of it read different places of the list. */
export interface Read {
  name: string;
  /** How much it may grow, where that is another measure than every read's. */
  allowedGrowth?: number;
  /** Each variant is the list of queries that the screen sends. */
  variants: string[][];
}

const VARIANTS = 10;
/** A screen asks for one row more than it shows, to know whether another page follows. */
export const PAGE = PAGE_SIZE + 1;
const MONTHS = 13;

/** As `startAfter` asks of a list that is sorted by one column: what stands behind a place. */
export const behind = (column: string, value: string, id: string, sign: '<' | '>') =>
  `and ${column} ${sign}= '${value}' and not (${column} = '${value}' and id ${sign === '>' ? '<' : '>'}= '${id}')`;

/** The reads of `src/data`, with the columns, filters, order and page size that the screens use. */
export async function readsOf(database: BenchDatabase): Promise<Read[]> {
  const mine = `organization_id = '${database.organizationId}'`;
  const tenants = await tenantsInTheMiddle(database);
  const days = await daysInTheMiddle(database);
  return [
    { name: 'owner home', variants: [home(database.organizationId)] },
    {
      name: 'search everywhere',
      variants: tenants.map(({ full_name }) => search(database.organizationId, full_name.slice(0, 12))),
    },
    { name: 'tenants, first page', variants: [[tenantsPage(mine, '')]] },
    {
      name: 'tenants, deep page',
      variants: tenants.map(({ full_name, id }) => [
        tenantsPage(mine, behind('full_name_order', full_name, id, '>')),
      ]),
    },
    { name: 'payments, first page', variants: [[paymentsPage(mine, '')]] },
    {
      name: 'payments, deep page',
      // As `rowsBehind` asks: the rest of the day, and what lies behind it when that does not fill the page.
      variants: days.map(({ day, id, rest }) => [
        paymentsPage(mine, `and paid_on = '${day}' and id < '${id}'`, { order: 'id desc' }),
        ...(rest < PAGE ? [paymentsPage(mine, `and paid_on < '${day}'`, { limit: PAGE - rest })] : []),
      ]),
    },
  ];
}

function home(organizationId: string): string[] {
  return [
    `select public.home_overview('${organizationId}', current_date,
      (date_trunc('month', current_date) - interval '${MONTHS - 1} months')::date, current_date + 60, 4)`,
  ];
}

function search(organizationId: string, text: string): string[] {
  return [`select * from public.search_records('${organizationId}', '${text}')`];
}

function tenantsPage(mine: string, more: string): string {
  return `select ${toDatabase(TENANT_COLUMNS)} from public.tenants_list where ${mine} ${more} order by full_name_order, id limit ${PAGE}`;
}

function paymentsPage(
  mine: string,
  more: string,
  { order = 'paid_on desc, id desc', limit = PAGE }: { order?: string; limit?: number } = {},
): string {
  return `select ${toDatabase(PAYMENT_COLUMNS)} from public.payments_list where ${mine} ${more} order by ${order} limit ${limit}`;
}

/** Names evenly spread over the middle half of the list. */
function tenantsInTheMiddle({ admin, organizationId }: BenchDatabase) {
  return admin<{ full_name: string; id: string }[]>`
    select full_name, id from (
      select full_name, id, row_number() over (order by full_name_order, id) as rank, count(*) over () as total
      from public.people where organization_id = ${organizationId}
    ) p where rank % (total / ${2 * VARIANTS}) = 0 and rank > total / 4 order by rank limit ${VARIANTS}`;
}

/**
 * Days around the middle of the history; a random id puts the page somewhere in its day, `rest` payments of which lie
 * behind it.
 */
function daysInTheMiddle({ admin, organizationId }: BenchDatabase) {
  return admin<{ day: string; id: string; rest: number }[]>`
    select day::text, id, (select count(*)::int from public.payments p
      where p.organization_id = ${organizationId} and p.paid_on = day and p.id < chosen.id) as rest
    from (
      select first + ((last - first) * (0.4 + 0.2 * v / ${VARIANTS - 1}))::int as day, gen_random_uuid() as id
      from (select min(paid_on) as first, max(paid_on) as last from public.payments
        where organization_id = ${organizationId} and status = 'confirmed') p
      cross join generate_series(0, ${VARIANTS - 1}) v
    ) chosen`;
}
