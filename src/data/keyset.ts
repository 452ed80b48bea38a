import type { PostgrestError } from '@supabase/postgrest-js';
import type { CursorValue, ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListSort } from '#src/domain/foundation/list-query.ts';
import { unwrap } from './errors.ts';
import { toProduct } from './names.ts';

/** Rows of a page. Ask for one more: it tells whether another page follows. */
export const PAGE_SIZE = 50;
/** Hits that a searched list has at most: the first in the list's own order (`private.search_limit`). */
export const MOST_HITS = 300;

/** A page of a list, and where the next one begins; null on the last page. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: ListCursor | null;
}

/** The part of a PostgREST query that a keyset needs. */
export interface Filterable {
  gte(column: string, value: unknown): this;
  lte(column: string, value: unknown): this;
  or(filters: string): this;
}

/** The part of a PostgREST query that `rowsBehind` needs. */
interface Orderable<Row> {
  eq(column: string, value: unknown): this;
  gt(column: string, value: unknown): this;
  lt(column: string, value: unknown): this;
  order(column: string, options: { ascending: boolean }): this;
  limit(count: number): PromiseLike<{ data: Row[] | null; error: PostgrestError | null }>;
}

/**
 * Starts a query behind the cursor; the query orders by the sort column and then by the id, in one direction.
 * A plain bound on the sort column comes first, because an index finds its start by it alone. What is left out of it is said
 * as what it is not: said as what it is, the planner expects far fewer rows than there are, and reads them all to sort them.
 */
export function startAfter<Query extends Filterable>(
  query: Query,
  sort: ListSort,
  cursor: ListCursor | null,
): Query {
  if (cursor === null) return query;
  const { column, direction } = sort;
  const id = quoted(cursor.id);
  const value = cursor.key[0] ?? null;
  if (value === null) return query.or(`and(${column}.is.null,id.${direction === 'asc' ? 'gt' : 'lt'}.${id})`);
  const bounded = direction === 'asc' ? query.gte(column, value) : query.lte(column, value);
  const upTo = `id.${direction === 'asc' ? 'lte' : 'gte'}.${id}`;
  return bounded.or(`not.and(${column}.eq.${quoted(value)},${upTo})`);
}

/**
 * The rows behind the cursor where many share a value, such as a day: first the others of that value, by their ids, and
 * what comes behind it only when they do not fill the page. Asked for at once, all rows of the value would be read.
 * @param ask the query without order and limit, made anew for each request
 */
export async function rowsBehind<Row>(
  ask: () => Orderable<Row>,
  { column, direction }: ListSort,
  { key, id }: ListCursor,
  limit: number,
): Promise<Row[]> {
  const order = { ascending: direction === 'asc' };
  const beyond = order.ascending ? 'gt' : 'lt';
  const value = key[0] ?? null;
  const same = unwrap(
    await ask().eq(column, value)[beyond]('id', id).order('id', order).limit(limit),
  ) as Row[];
  if (same.length === limit) return same;
  const next = ask()[beyond](column, value).order(column, order).order('id', order);
  return [...same, ...(unwrap(await next.limit(limit - same.length)) as Row[])];
}

/** The part of a PostgREST query that `withNullsLast` needs. */
interface Sortable<Row> extends Filterable, Orderable<Row> {
  is(column: string, value: null): this;
  not(column: string, operator: 'is', value: null): this;
}

/**
 * A page in the order of a column that may have no value: first the rows with one, then, when they do not fill the page,
 * those without. Asked for at once, an index could serve neither.
 * @param ask the query without order and limit, made anew for each request
 */
export async function withNullsLast<Row>(
  ask: () => Sortable<Row>,
  sort: ListSort,
  cursor: ListCursor | null,
  limit: number,
): Promise<Row[]> {
  const order = { ascending: sort.direction === 'asc' };
  const isPast = cursor !== null && (cursor.key[0] ?? null) === null;
  const valued = isPast
    ? []
    : (unwrap(
        await startAfter(ask().not(sort.column, 'is', null), sort, cursor)
          .order(sort.column, order)
          .order('id', order)
          .limit(limit),
      ) as Row[]);
  if (valued.length === limit) return valued;
  const rest = ask().is(sort.column, null);
  const behind = isPast ? rest[order.ascending ? 'gt' : 'lt']('id', cursor.id) : rest;
  return [...valued, ...(unwrap(await behind.order('id', order).limit(limit - valued.length)) as Row[])];
}

/** The columns of texts by which a list may be ordered: each has one beside it in natural order (`private.natural_order`). */
const TEXTS: ReadonlySet<string> = new Set([
  'full_name',
  'label',
  'municipality',
  'name',
  'property_name',
  'vendor_name',
]);

/** The column that a list is ordered by: names as Spanish orders them, numbers in them by their value. */
export const orderColumn = (column: string): string => (TEXTS.has(column) ? `${column}_order` : column);

/** The part of a PostgREST query that `inOrder` needs. */
interface Ordered extends Filterable {
  order(column: string, options: { ascending: boolean }): this;
}

/** Puts a query into its order, behind the cursor: by the sort column and then by the id, in one direction. */
export function inOrder<Query extends Ordered>(
  query: Query,
  { column, direction }: ListSort,
  cursor: ListCursor | null,
): Query {
  const by = orderColumn(column);
  const order = { ascending: direction === 'asc' };
  return startAfter(query, { column: by, direction }, cursor).order(by, order).order('id', order);
}

/** Cuts the rows of an answer to a page and notes where it ended. */
export function toPage<Row extends object>(
  rows: readonly Row[],
  sort: ListSort,
  idColumn = 'id',
  size = PAGE_SIZE,
): Page<Row> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1) as Record<string, CursorValue> | undefined;
  if (rows.length <= size || !last) return { rows: shown, next: null };
  return {
    rows: shown,
    next: { key: [last[toProduct(sort.column)] ?? null], id: String(last[toProduct(idColumn)]) },
  };
}

/** A value inside an `or` filter: quoted, so that commas, dots and brackets in it mean nothing. */
export function quoted(value: CursorValue): string {
  return `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`;
}

/** Every page of a list, for a file: one after the other, so that no answer is too long. */
export async function* everyPage<Shown>(
  fetchPage: (cursor: ListCursor | null) => Promise<Page<Shown>>,
): AsyncGenerator<readonly Shown[]> {
  let cursor: ListCursor | null = null;
  do {
    const page: Page<Shown> = await fetchPage(cursor);
    yield page.rows;
    cursor = page.next;
  } while (cursor);
}

/** Every row of a list. */
export async function fetchEveryPage<Shown>(
  fetchPage: (cursor: ListCursor | null) => Promise<Page<Shown>>,
): Promise<Shown[]> {
  const rows: Shown[] = [];
  for await (const page of everyPage(fetchPage)) rows.push(...page);
  return rows;
}
