// What many parts of a screen ask for, brought by one call. Each part keeps its own query: it is found answered, and read again
// by itself when something changes.
import {
  type DataTag,
  type DefaultError,
  hashKey,
  type Query,
  type QueryClient,
  type QueryFunction,
  type QueryKey,
} from '@tanstack/react-query';
import { query } from './query.ts';

/** How the keys of such calls begin. */
const AT_ONCE = 'at-once';

/** A query and what it would have answered. */
export interface Part {
  readonly query: { readonly queryKey: QueryKey; readonly queryFn?: unknown };
  readonly data: unknown;
}

export const part = <Shown>(
  own: { readonly queryKey: DataTag<QueryKey, Shown, DefaultError>; readonly queryFn?: unknown },
  data: NoInfer<Shown>,
): Part => ({ query: own, data });

/** A call that answers other queries; its own data are their keys. */
export type AtOnceQuery = ReturnType<typeof atOnceQuery>;

/**
 * A query that answers others. Where it fails, they are asked for one by one, as if it were not there.
 * @param fetch the parts; none where there is nothing to read
 */
export const atOnceQuery = (
  key: QueryKey,
  fetch: () => Promise<readonly Part[]>,
  freshness: { readonly refetchOnMount?: 'always' } = {},
) => {
  const queryKey = [AT_ONCE, ...key];
  return query(queryKey, (client) => fetchAtOnce(client, queryKey, fetch), freshness);
};

/**
 * Asks again for what is chosen. Where a call that is on the screen brings several of it, that one is asked for instead.
 */
export function askAgain(client: QueryClient, isChosen: (query: Query) => boolean): void {
  const cache = client.getQueryCache();
  const asked = new Set(cache.findAll({ predicate: isChosen }).map(({ queryHash }) => queryHash));
  for (const whole of cache.findAll({ queryKey: [AT_ONCE], type: 'active' })) {
    const known = client.getQueryData<readonly QueryKey[]>(whole.queryKey) ?? [];
    const parts = known.map((key) => hashKey(key)).filter((hash) => asked.has(hash));
    if (parts.length < 2) continue;
    for (const hash of parts) asked.delete(hash);
    asked.add(whole.queryHash);
  }
  void client.invalidateQueries({ predicate: ({ queryHash }) => asked.has(queryHash) });
}

async function fetchAtOnce(
  client: QueryClient,
  queryKey: QueryKey,
  fetch: () => Promise<readonly Part[]>,
): Promise<readonly QueryKey[]> {
  const askedAt = Date.now();
  const changed = noteChanges(client);
  try {
    const parts = await fetch();
    for (const one of parts) put(client, one, askedAt, changed.hashes);
    return parts.map((one) => one.query.queryKey);
  } catch (error) {
    for (const known of client.getQueryData<readonly QueryKey[]>(queryKey) ?? [])
      void client.invalidateQueries({ queryKey: known, exact: true });
    throw error;
  } finally {
    changed.stop();
  }
}

/** As if the query had read it itself when the call was sent. What was read or has changed since is left alone. */
function put(
  client: QueryClient,
  { query: own, data }: Part,
  askedAt: number,
  changed: ReadonlySet<string>,
): void {
  const options = client.defaultQueryOptions({ ...own, queryFn: own.queryFn as QueryFunction });
  const known: Query = client.getQueryCache().build(client, options);
  if (known.state.fetchStatus !== 'idle') {
    void client.invalidateQueries({ queryKey: own.queryKey, exact: true });
    return;
  }
  if (known.state.dataUpdatedAt > askedAt || changed.has(known.queryHash)) return;
  known.setData(data, { updatedAt: askedAt, manual: false });
}

/** Which queries are said to have changed from now on. What an earlier visit left is called old as it is put there: that is none. */
function noteChanges(client: QueryClient) {
  const hashes = new Set<string>();
  const restored = new Set<string>();
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'success' && action.manual) restored.add(query.queryHash);
    else if (action.type === 'invalidate' && !restored.delete(query.queryHash)) hashes.add(query.queryHash);
  });
  return { hashes, stop };
}
