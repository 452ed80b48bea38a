// Requests to PostgREST, written as postgrest-js writes them. That library is 4.5 KB of every first screen, and half of it is
// for what the product never does. Its types are ours; a test holds each request against the one that it would send.
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './schema.types.ts';

/** Tables, views and functions of the API. */
export type Client = Pick<PostgrestClient<Database>, 'from' | 'rpc'>;

type Method = 'DELETE' | 'GET' | 'HEAD' | 'PATCH' | 'POST';
interface Counting {
  readonly count?: 'exact';
}
interface OfTable {
  /** A table that is read along with this one; what is said goes for its rows. */
  readonly referencedTable?: string;
}
interface Failure {
  readonly message: string;
  readonly details?: string | null;
  readonly hint?: string | null;
  readonly code?: string;
}
/** `status` is that of HTTP; 0 where no answer came. */
type Answer = { readonly status: number } & (
  | { readonly data: unknown; readonly count: number | null; readonly error: null }
  | { readonly data: null; readonly count: null; readonly error: Failure }
);

const ONE_ROW = 'application/vnd.pgrst.object+json';
/** PostgREST's own words and code where one row was asked for and more are there. */
const MORE_THAN_ONE: Failure = {
  code: 'PGRST116',
  message: 'JSON object requested, multiple (or no) rows returned',
};
const NOT_ACCEPTABLE = 406;
const failed = (error: Failure, status: number): Answer => ({ data: null, count: null, error, status });
const of = ({ referencedTable }: OfTable, name: string) =>
  referencedTable ? `${referencedTable}.${name}` : name;
const listed = (values: readonly unknown[]) => `{${values.join(',')}}`;
const inList = (value: unknown) =>
  typeof value === 'string' && /[,()]/.test(value) ? `"${value}"` : String(value);

/** A request that is sent when it is awaited. */
class TableRequest implements PromiseLike<Answer> {
  readonly #send: typeof fetch;
  readonly #method: Method;
  readonly #url: URL;
  readonly #body: unknown;
  readonly #prefer: string[];
  #rows: 'all' | 'atMostOne' | 'one' = 'all';
  #signal: AbortSignal | null = null;

  constructor(send: typeof fetch, method: Method, url: URL, body?: unknown, prefer: string[] = []) {
    this.#send = send;
    this.#method = method;
    this.#url = url;
    this.#body = body;
    this.#prefer = prefer;
  }

  #set(name: string, value: string): this {
    this.#url.searchParams.set(name, value);
    return this;
  }

  filter(column: string, operator: string, value: unknown): this {
    this.#url.searchParams.append(column, `${operator}.${value}`);
    return this;
  }

  eq = (column: string, value: unknown) => this.filter(column, 'eq', value);
  neq = (column: string, value: unknown) => this.filter(column, 'neq', value);
  gt = (column: string, value: unknown) => this.filter(column, 'gt', value);
  gte = (column: string, value: unknown) => this.filter(column, 'gte', value);
  lt = (column: string, value: unknown) => this.filter(column, 'lt', value);
  lte = (column: string, value: unknown) => this.filter(column, 'lte', value);
  is = (column: string, value: unknown) => this.filter(column, 'is', value);
  like = (column: string, pattern: string) => this.filter(column, 'like', pattern);
  ilike = (column: string, pattern: string) => this.filter(column, 'ilike', pattern);
  not = (column: string, operator: string, value: unknown) => this.filter(column, `not.${operator}`, value);
  contains = (column: string, values: readonly unknown[]) => this.filter(column, 'cs', listed(values));
  overlaps = (column: string, values: readonly unknown[]) => this.filter(column, 'ov', listed(values));
  in = (column: string, values: readonly unknown[]) =>
    this.filter(column, 'in', `(${[...new Set(values)].map(inList).join(',')})`);

  match(values: Readonly<Record<string, unknown>>): this {
    for (const [column, value] of Object.entries(values)) if (value !== undefined) this.eq(column, value);
    return this;
  }

  or(conditions: string, table: OfTable = {}): this {
    this.#url.searchParams.append(of(table, 'or'), `(${conditions})`);
    return this;
  }

  order(
    column: string,
    { ascending = true, nullsFirst, ...table }: OfTable & { ascending?: boolean; nullsFirst?: boolean } = {},
  ): this {
    const name = of(table, 'order');
    const before = this.#url.searchParams.get(name);
    const nulls = nullsFirst === undefined ? '' : `.nulls${nullsFirst ? 'first' : 'last'}`;
    const by = `${column}.${ascending ? 'asc' : 'desc'}${nulls}`;
    return this.#set(name, before ? `${before},${by}` : by);
  }

  limit = (count: number, table: OfTable = {}) => this.#set(of(table, 'limit'), String(count));
  range = (from: number, to: number) => this.#set('offset', String(from)).limit(to - from + 1);

  /** Of what is written, the columns to answer. */
  select(columns = '*'): this {
    this.#prefer.push('return=representation');
    return this.#set('select', columns.replaceAll(/\s/g, ''));
  }

  single(): this {
    this.#rows = 'one';
    return this;
  }

  maybeSingle(): this {
    this.#rows = 'atMostOne';
    return this;
  }

  abortSignal(signal: AbortSignal): this {
    this.#signal = signal;
    return this;
  }

  /** Awaiting it sends it, as with the library. */
  then<Done = Answer, Failed = never>(
    onDone?: ((answer: Answer) => Done | PromiseLike<Done>) | null,
    onFailed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    // A failure is an answer: those who ask take it apart (`unwrap`).
    return this.#answer()
      .catch(({ name, message }: Error) => failed({ message: `${name}: ${message}` }, 0))
      .then(onDone, onFailed);
  }

  async #answer(): Promise<Answer> {
    const headers: Record<string, string> = {};
    if (this.#rows === 'one') headers.accept = ONE_ROW;
    if (this.#prefer.length > 0) headers.prefer = this.#prefer.join(', ');
    const isReading = this.#method === 'GET' || this.#method === 'HEAD';
    if (!isReading) headers['content-type'] = 'application/json';
    const body = this.#body === undefined ? null : JSON.stringify(this.#body);
    const response = await this.#send(this.#url.href, {
      ...{ method: this.#method, headers, body, signal: this.#signal },
    });
    const found = parsed(await response.text());
    if (!response.ok || found instanceof Unreadable)
      return failed(
        found instanceof Unreadable ? found : ((found ?? { message: '' }) as Failure),
        response.status,
      );
    const [, count] = response.headers.get('content-range')?.split('/') ?? [];
    const total = count === undefined || count === '*' ? null : Number(count);
    return this.#inRows(found, total, response.status);
  }

  #inRows(found: unknown, count: number | null, status: number): Answer {
    if (this.#rows !== 'atMostOne' || !Array.isArray(found))
      return { data: found, count, error: null, status };
    if (found.length > 1) return failed(MORE_THAN_ONE, NOT_ACCEPTABLE);
    return { data: found[0] ?? null, count, error: null, status };
  }
}

/** What is no JSON, such as a proxy's page. */
class Unreadable {
  readonly message: string;
  constructor(text: string) {
    this.message = text;
  }
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return new Unreadable(text);
  }
}

const counted = ({ count }: Counting) => (count ? [`count=${count}`] : []);

/** @param address where the API is @param send sends a request, with what it needs to be let in */
export function createTableClient(address: string, send: typeof fetch): Client {
  const client = {
    from(name: string) {
      const request = (method: Method, body?: unknown, prefer?: string[], parameters = {}) =>
        new TableRequest(
          send,
          method,
          new URL(`${address}/${name}?${new URLSearchParams(parameters)}`),
          body,
          prefer,
        );
      return {
        select: (columns = '*', { head = false, ...options }: Counting & { head?: boolean } = {}) =>
          request(head ? 'HEAD' : 'GET', undefined, counted(options), {
            select: columns.replaceAll(/\s/g, ''),
          }),
        insert: (row: unknown) => request('POST', row, [], columnsOf(row)),
        upsert: (
          row: unknown,
          { onConflict, ignoreDuplicates = false }: { onConflict: string; ignoreDuplicates?: boolean },
        ) =>
          request('POST', row, [`resolution=${ignoreDuplicates ? 'ignore' : 'merge'}-duplicates`], {
            on_conflict: onConflict,
            ...columnsOf(row),
          }),
        update: (values: unknown) => request('PATCH', values),
        delete: () => request('DELETE'),
      };
    },
    rpc(name: string, values: Readonly<Record<string, unknown>> = {}, { get = false } = {}) {
      const url = new URL(`${address}/rpc/${name}`);
      if (!get) return new TableRequest(send, 'POST', url, values);
      for (const [argument, value] of Object.entries(values))
        if (value !== undefined)
          url.searchParams.append(argument, Array.isArray(value) ? listed(value) : String(value));
      return new TableRequest(send, 'GET', url);
    },
  };
  return client as unknown as Client;
}

/** Of several rows, the columns that any of them names: the others get their defaults. */
const columnsOf = (rows: unknown): Record<string, string> =>
  Array.isArray(rows)
    ? { columns: [...new Set(rows.flatMap(Object.keys))].map((name) => `"${name}"`).join(',') }
    : {};
