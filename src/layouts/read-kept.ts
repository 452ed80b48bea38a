import { AUTH_STORAGE_KEY, OFFLINE_CACHE } from '#src/domain/foundation/browser-keys.ts';
import { OFFLINE_CACHE_ENTRIES, type OfflineCacheEntries } from '#src/domain/foundation/offline-cache.ts';
import { remembered } from './page-script/storage.ts';

/** The areas that keep rows. */
const AREA = /^\/(?:owner|tenant)-dashboard(?:\/|$)/;

const answerOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function readAll(): Promise<OfflineCacheEntries> {
  const opening = indexedDB.open(OFFLINE_CACHE);
  // As the area would make it.
  opening.onupgradeneeded = () => opening.result.createObjectStore(OFFLINE_CACHE);
  const database = await answerOf(opening);
  try {
    const store = database.transaction(OFFLINE_CACHE).objectStore(OFFLINE_CACHE);
    const [keys, rows] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
    return keys.map((key, index) => [String(key), rows[index]]);
  } finally {
    // Who empties it must not wait for this page.
    database.close();
  }
}

/**
 * Reads the rows that an area kept, for its first drawing. Which of them are the reader's, and good, is for the area to say; where
 * nothing could be read, it reads by itself.
 */
export function readKept(): void {
  if (!AREA.test(location.pathname) || remembered(AUTH_STORAGE_KEY) === null) return;
  const rows = readAll().catch(() => null);
  Object.assign(window, { [OFFLINE_CACHE_ENTRIES]: rows });
}
