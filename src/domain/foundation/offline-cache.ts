// What the head of an area reads of the rows that this browser keeps while the area's code is on its way
// (src/layouts/read-kept.ts), and who takes it over (src/data/foundation/offline-cache/offline-cache.ts).

/** The page's entry on `window`: a promise of `OfflineCacheEntries`. Whoever takes it removes it. */
export const OFFLINE_CACHE_ENTRIES = 'llaveroOfflineCache';

/** Everything in the store, of whomever and whenever: keys and what lies under them. */
export type OfflineCacheEntries = readonly (readonly [key: string, row: unknown])[];
