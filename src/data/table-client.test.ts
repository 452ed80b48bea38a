import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PostgrestClient, PostgrestFilterBuilder, PostgrestTransformBuilder } from '@supabase/postgrest-js';
import { describe, expect, it } from 'vitest';
import type { Database } from './schema.types.ts';
import { type Client, createTableClient } from './table-client.ts';

const source = path.resolve(import.meta.dirname, '..');
const ADDRESS = 'https://api.example/rest/v1';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** What a client sends for what is asked, and what it makes of the answer. */
async function asked(
  make: (send: typeof fetch) => Client,
  ask: (client: Client) => PromiseLike<unknown>,
  answer: () => Response = () => Response.json([]),
) {
  const sent: Sent[] = [];
  const send = async (url: RequestInfo | URL, init: RequestInit = {}) => {
    const { method = '', headers, body } = init;
    sent.push({
      ...{ url: String(url).replace(/\?$/, ''), method, body: body ?? null },
      headers: Object.fromEntries(new Headers(headers)),
    });
    return answer();
  };
  const { data, error, count, status } = (await ask(make(send as typeof fetch))) as Record<string, unknown>;
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return { sent, answered: { data, status, count: count ?? null, code: code || undefined, message } };
}

const library = (send: typeof fetch): Client =>
  new PostgrestClient<Database>(ADDRESS, { fetch: send, retry: false });
const own = (send: typeof fetch): Client => createTableClient(ADDRESS, send);

const requests: Record<string, (client: Client) => PromiseLike<unknown>> = {
  'columns and conditions': (client) =>
    client
      .from('units')
      .select('id, label')
      .eq('label', 'A, 1')
      .neq('id', 'b')
      .gt('id', 'c')
      .gte('id', 'd')
      .lt('id', 'e')
      .lte('id', 'f')
      .is('archivedAt', null)
      .not('archivedAt', 'is', null)
      .like('label', '%a&b%')
      .ilike('label', '%é%'),
  lists: (client) =>
    client.from('people').select('id').in('fullName', ['a', 'b,c', 'a']).overlaps('tags', ['x', 'y']),
  containing: (client) => client.from('people').select('id').contains('tags', ['x', 'y']),
  'values together': (client) => client.from('units').select('id').match({ id: 'a', label: 'b' }),
  'one of several': (client) => client.from('units').select('id').or('id.eq.a,and(id.gt.b,label.eq."c,d")'),
  order: (client) =>
    client
      .from('units')
      .select('id')
      .order('label')
      .order('id', { ascending: false, nullsFirst: true })
      .limit(5),
  'of a table within': (client) =>
    client
      .from('units')
      .select('id, leases(id)')
      .or('id.eq.a', { referencedTable: 'leases' })
      .order('id', { referencedTable: 'leases', nullsFirst: false })
      .limit(1, { referencedTable: 'leases' }),
  range: (client) => client.from('units').select('id').range(50, 99),
  'one row': (client) => client.from('units').select('id').eq('id', 'a').single(),
  'at most one row': (client) => client.from('units').select('id').eq('id', 'a').maybeSingle(),
  'a count': (client) => client.from('units').select('id', { count: 'exact', head: true }),
  insert: (client) => client.from('units').insert({ id: 'a' } as never),
  'insert of several': (client) =>
    client.from('units').insert([{ id: 'a' }, { id: 'b', label: 'c' }] as never),
  'insert and read': (client) =>
    client
      .from('units')
      .insert({ id: 'a' } as never)
      .select('id, label')
      .single(),
  upsert: (client) =>
    client.from('units').upsert({ id: 'a' } as never, { onConflict: 'id', ignoreDuplicates: true }),
  'upsert over what is there': (client) =>
    client.from('units').upsert([{ id: 'a' }] as never, { onConflict: 'id' }),
  update: (client) => client.from('units').update({ label: 'b' }).match({ id: 'a' }).select('id').single(),
  delete: (client) => client.from('units').delete().eq('id', 'a'),
  'a function': (client) => client.rpc('my_areas', { p_a: { b: [1] } } as never),
  'a function without arguments': (client) => client.rpc('my_areas'),
  'a function by its address': (client) =>
    client.rpc('my_areas', { p_a: ['b', 'c'], p_d: 1, p_e: undefined } as never, { get: true }).limit(2),
};

describe('the client of tables', () => {
  it.each(Object.entries(requests))('sends for %s what the library sends', async (_what, ask) => {
    const [mine, theirs] = await Promise.all([asked(own, ask), asked(library, ask)]);
    expect(mine.sent).toEqual(theirs.sent);
  });

  const rows = (client: Client) => client.from('units').select('id');
  const atMostOne = (client: Client) => rows(client).maybeSingle();
  const withCount = (client: Client) => client.from('units').select('id', { count: 'exact' });
  const rule = { code: 'P0001', message: 'lease_overlaps', details: '{}', hint: 'conflict' };
  it.each<[string, (client: Client) => PromiseLike<unknown>, () => Response]>([
    ['rows', rows, () => Response.json([{ id: 'a' }])],
    ['nothing', rows, () => new Response(null, { status: 204 })],
    ['a refusal', rows, () => Response.json(rule, { status: 400 })],
    ['a page of a proxy', rows, () => new Response('<p>Bad gateway</p>', { status: 502 })],
    ['a page in place of an answer', rows, () => new Response('<p>Sign in</p>')],
    ['no row', atMostOne, () => Response.json([])],
    ['one row', atMostOne, () => Response.json([{ id: 'a' }])],
    ['more rows than one', atMostOne, () => Response.json([{ id: 'a' }, { id: 'b' }])],
    ['a count', withCount, () => Response.json([], { headers: { 'content-range': '0-0/7' } })],
    ['no connection', rows, () => fail(new TypeError('Failed to fetch'))],
    ['what was called off', rows, () => fail(new DOMException('Over', 'AbortError'))],
  ])('makes of %s what the library makes of it', async (_what, ask, answer) => {
    const [mine, theirs] = await Promise.all([asked(own, ask, answer), asked(library, ask, answer)]);
    expect(mine.answered).toEqual(theirs.answered);
  });

  it('has what the library has, but for what the product does without', () => {
    const names = (kind: { prototype: object }) => Object.getOwnPropertyNames(kind.prototype);
    const request = createTableClient(ADDRESS, fetch).from('units').select('id');
    const missing = [...names(PostgrestFilterBuilder), ...names(PostgrestTransformBuilder)].filter(
      (name) => !(name in request),
    );
    expect([...new Set(missing)].toSorted()).toEqual(DONE_WITHOUT);
  });

  it('has all that the product asks for', () => {
    const calls = new RegExp(String.raw`\.(?:${DONE_WITHOUT.join('|')})\(`);
    const sources = globSync('{data,stores,islands}/**/*.{ts,tsx}', { cwd: source }).filter(
      (file) => !file.includes('.test.'),
    );
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => calls.test(readFileSync(path.join(source, file), 'utf8')))).toEqual([]);
  });
});

/** To use one of these, write it in `table-client.ts`, and what it sends above. */
const DONE_WITHOUT = [
  ...['containedBy', 'csv', 'explain', 'geojson', 'ilikeAllOf', 'ilikeAnyOf', 'isDistinct', 'likeAllOf'],
  ...['likeAnyOf', 'maxAffected', 'notIn', 'rangeAdjacent', 'rangeGt', 'rangeGte', 'rangeLt', 'rangeLte'],
  ...['regexIMatch', 'regexMatch', 'returns', 'rollback', 'textSearch', 'throwOnError'],
];

function fail(error: Error): never {
  throw error;
}
