import 'fake-indexeddb/auto';
import { createStore, entries, set } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import { AUTH_STORAGE_KEY, OFFLINE_CACHE } from '#src/domain/foundation/browser-keys.ts';
import { OFFLINE_CACHE_ENTRIES, type OfflineCacheEntries } from '#src/domain/foundation/offline-cache.ts';
import { readKept } from './read-kept.ts';

afterEach(() => vi.unstubAllGlobals());

interface Opened {
  readonly path?: string;
  readonly session?: string | null;
}

/** Opens a page, and gives what its head reads. */
function open({ path = '/owner-dashboard/units', session = '{}' }: Opened = {}) {
  const page: { [OFFLINE_CACHE_ENTRIES]?: Promise<OfflineCacheEntries | null> } = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { pathname: path });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === AUTH_STORAGE_KEY ? session : null) });
  readKept();
  return page[OFFLINE_CACHE_ENTRIES];
}

it('reads nothing in a browser that kept nothing, and leaves it as the area would', async () => {
  expect(await open()).toEqual([]);
  const store = createStore(OFFLINE_CACHE, OFFLINE_CACHE);
  await set('ana ["totals"]', { userId: 'ana' }, store);
  expect(await open()).toEqual([['ana ["totals"]', { userId: 'ana' }]]);
  expect(await entries(store)).toHaveLength(1);
});

it('does not look where nobody is signed in, nor where nothing is kept', () => {
  expect(open({ session: null })).toBeUndefined();
  expect(open({ path: '/admin/' })).toBeUndefined();
  expect(open({ path: '/login/' })).toBeUndefined();
});

it('has nothing where the browser lets it read nothing', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('blocked');
    },
  });
  expect(await open()).toBeNull();
});
