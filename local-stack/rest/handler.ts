import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Handler } from '#stack/gateway.ts';
import type { Secrets } from '#stack/keys.ts';
import { plainCaller } from '#stack/rest/caller.ts';
import { keepCatalog } from '#stack/rest/catalog.ts';
import { NotPlain } from '#stack/rest/plain.ts';
import type { Transactions } from '#stack/rest/transaction.ts';
import { callFunction, readRelation } from '#stack/rest/work.ts';
import type { Tokens } from '#stack/tokens.ts';

export interface RestParts {
  connection: PostgresConnection;
  transactions: Transactions;
  tokens: Tokens;
  secrets: Secrets;
  /** Logs what the database refused. */
  log(error: unknown): void;
  /** The API package: writes, what none of the product's screens asks, and refusals. */
  rest: Handler;
}

const RELATION = /^\/rest\/v1\/(\w+)$/;
const FUNCTION = /^\/rest\/v1\/rpc\/(\w+)$/;

/**
 * Answers reads and calls of functions: one statement as the caller, the JSON by PostgreSQL and passed on as it is. Whatever is
 * not plain goes to the API package as it came.
 */
export function createRestHandler(parts: RestParts): Handler {
  const catalogOnce = keepCatalog(parts.connection);
  return async (request) => {
    let body: string | undefined;
    try {
      const url = new URL(request.url);
      const relation = RELATION.exec(url.pathname)?.[1];
      const called = FUNCTION.exec(url.pathname)?.[1];
      const isPost = request.method === 'POST' && called !== undefined;
      if (!isPost && request.method !== 'GET' && request.method !== 'HEAD')
        throw new NotPlain(request.method);
      const wanted = wantedOf(request.headers);
      const claims = await plainCaller(parts.tokens, parts.secrets, request.headers);
      const asking = { ...parts, ...wanted, catalog: await catalogOnce(), claims, request, url };
      if (isPost) body = await request.text();
      if (called === undefined) return await readRelation(asking, relation ?? '');
      return await callFunction(asking, called, body);
    } catch (error) {
      if (!(error instanceof NotPlain)) throw error;
      if (body === undefined) return parts.rest(request);
      const { url, method, headers, signal } = request;
      return parts.rest(new Request(url, { method, headers, body, signal }));
    }
  };
}

const LISTS = new Set(['', '*/*', 'application/json']);
const ONE = 'application/vnd.pgrst.object+json';

/** @throws NotPlain for other forms than JSON, other schemas, parts by header, and most preferences */
function wantedOf(headers: Headers): { isSingle: boolean; isCounted: boolean } {
  const accept = headers.get('accept') ?? '';
  const prefer = headers.get('prefer') ?? '';
  const isSingle = accept === ONE;
  if (!isSingle && !LISTS.has(accept)) throw new NotPlain(accept);
  if (prefer !== '' && prefer !== 'count=exact') throw new NotPlain(prefer);
  if (headers.has('range')) throw new NotPlain('range');
  for (const profile of ['accept-profile', 'content-profile'])
    if ((headers.get(profile) ?? 'public') !== 'public') throw new NotPlain(profile);
  return { isSingle, isCounted: prefer !== '' };
}
