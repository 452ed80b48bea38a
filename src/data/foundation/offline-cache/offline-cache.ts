import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { createStore, del, delMany, entries, setMany } from 'idb-keyval';
import { readStoredSession } from '#src/data/client.ts';
import { type ErrorKind, toAppError } from '#src/data/errors.ts';
import { OFFLINE_CACHE, OPENED_FILES } from '#src/domain/foundation/browser-keys.ts';
import { OFFLINE_CACHE_ENTRIES, type OfflineCacheEntries } from '#src/domain/foundation/offline-cache.ts';

const DAY_MS = 86_400_000;
/** Older than this nobody takes it for how things stand. */
const KEPT_FOR_MS = 30 * DAY_MS;
const MOST_QUERIES = 300;
/** After these answers there is nothing to show. */
const GONE: ReadonlySet<ErrorKind> = new Set(['not_found', 'forbidden']);
/** Changes that come together are written together. */
const BUNDLE_MS = 100;

interface CachedQuery {
  readonly userId: string;
  /** Of the rows' shapes: what another build read may not be what this one expects. */
  readonly version: string;
  readonly queryKey: QueryKey;
  readonly data: unknown;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

export interface OfflineCache {
  readonly userId: string;
  readonly version: string;
  /** Whether what this key names is kept. */
  readonly isKept: (queryKey: QueryKey) => boolean;
}

const store = createStore(OFFLINE_CACHE, OFFLINE_CACHE);
const keyOf = (userId: string, queryHash: string) => `${userId} ${queryHash}`;

/**
 * Gives a new cache what its user's screens read last, so that they show it at once, and from then on keeps what they
 * read. What comes from here counts as stale: with a connection it is read again. Returns how to stop.
 */
export async function attachOfflineCache(client: QueryClient, kept: OfflineCache): Promise<() => void> {
  await restore(client, kept);
  return follow(client, kept);
}

/** What the page's head read before this code was there. It is there once: later it may have changed. */
async function takeFirstRead(): Promise<[string, CachedQuery][] | null> {
  const page = globalThis as { [OFFLINE_CACHE_ENTRIES]?: Promise<OfflineCacheEntries | null> };
  const reading = page[OFFLINE_CACHE_ENTRIES];
  delete page[OFFLINE_CACHE_ENTRIES];
  return (await reading)?.map(([key, row]) => [key, row as CachedQuery]) ?? null;
}

async function restore(client: QueryClient, { userId, version, isKept }: OfflineCache): Promise<void> {
  const all = (await takeFirstRead()) ?? (await entries<string, CachedQuery>(store));
  if (all.some(([, query]) => query.userId !== userId)) await forgetOthers(all, userId);
  const oldest = Date.now() - KEPT_FOR_MS;
  const isGood = (query: CachedQuery) =>
    query.userId === userId &&
    query.version === version &&
    query.updatedAt > oldest &&
    isKept(query.queryKey);
  const newestFirst = all.sort(([, a], [, b]) => b.updatedAt - a.updatedAt);
  const good = newestFirst.filter(([, query]) => isGood(query)).slice(0, MOST_QUERIES);
  for (const [, { queryKey, data, updatedAt }] of good) {
    if (client.getQueryState(queryKey)?.data !== undefined) continue;
    client.setQueryDefaults(queryKey.slice(0, 1), { gcTime: DAY_MS });
    client.setQueryData(queryKey, data, { updatedAt });
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
  const goodKeys = new Set(good.map(([key]) => key));
  const gone = all.map(([key]) => key).filter((key) => !goodKeys.has(key));
  if (gone.length > 0) await delMany(gone, store);
}

/** Somebody else was here last: nothing of theirs is for this user. */
async function forgetOthers(all: readonly [string, CachedQuery][], userId: string): Promise<void> {
  const theirs = all.filter(([, query]) => query.userId !== userId).map(([key]) => key);
  await Promise.all([delMany(theirs, store), globalThis.caches?.delete(OPENED_FILES)]);
}

/** Writes what is read from now on, a moment later. */
function follow(client: QueryClient, { userId, version, isKept }: OfflineCache): () => void {
  const changed = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    // Whoever signed out meanwhile, in whichever tab, leaves nothing behind.
    if (readStoredSession()?.user.id !== userId) return;
    const rows = [...changed.values()].map(({ queryHash, queryKey, state }): [string, CachedQuery] => [
      keyOf(userId, queryHash),
      { userId, version, queryKey, data: state.data, updatedAt: state.dataUpdatedAt },
    ]);
    changed.clear();
    await setMany(rows, store).catch(() => writeEach(rows));
  };
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !isKept(event.query.queryKey)) return;
    const { query, action } = event;
    if (action.type === 'error' && GONE.has(toAppError(action.error).kind)) {
      // What was kept of it must not stand for what its reader may no longer see.
      query.setState({ data: undefined });
      void del(keyOf(userId, query.queryHash), store).catch(() => undefined);
    }
    if (action.type !== 'success' || action.manual) return;
    changed.set(query.queryHash, query);
    timer ??= setTimeout(() => void write(), BUNDLE_MS);
  });
  // A tab in the background may be ended without a word.
  const onHidden = () => timer && void write();
  globalThis.document?.addEventListener('visibilitychange', onHidden);
  return () => {
    clearTimeout(timer);
    stop();
    globalThis.document?.removeEventListener('visibilitychange', onHidden);
  };
}

/** One that cannot be stored must not keep the others out. */
async function writeEach(rows: readonly [string, CachedQuery][]): Promise<void> {
  for (const row of rows) await setMany([row], store).catch(() => undefined);
}
