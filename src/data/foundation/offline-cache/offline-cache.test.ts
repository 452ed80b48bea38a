import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#src/data/errors.ts';
import { OFFLINE_CACHE_ENTRIES } from '#src/domain/foundation/offline-cache.ts';
import { attachOfflineCache, type OfflineCache } from './offline-cache.ts';

let userOfSession: string | null = 'ana';
vi.mock('#src/data/client.ts', () => ({
  readStoredSession: () => userOfSession && { user: { id: userOfSession } },
}));

const keep = (userId: string, version = 'one'): OfflineCache => ({
  userId,
  version,
  isKept: ([root]) => root !== 'account',
});
const HOME = ['tenancy', 'home'];
const stops: (() => void)[] = [];
const forgotten = vi.fn(async () => true);

/** A visit: what it finds is what an earlier one kept. */
async function visit(userId = 'ana', version = 'one'): Promise<QueryClient> {
  const client = new QueryClient();
  stops.push(await attachOfflineCache(client, keep(userId, version)));
  return client;
}
const read = (client: QueryClient, queryKey: string[], data: unknown) =>
  client.fetchQuery({ queryKey, queryFn: () => data });
const written = () => vi.advanceTimersByTimeAsync(1_000).then(() => vi.waitFor(() => undefined));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('caches', { delete: forgotten });
  userOfSession = 'ana';
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgotten.mockClear();
  const nobody = new QueryClient();
  (await attachOfflineCache(nobody, keep('nobody')))();
});

it('is shown on the next visit, with the moment at which it was read, and counts as old', async () => {
  const first = await visit();
  await read(first, HOME, new Map([['due', 2_500]]));
  const readAt = first.getQueryState(HOME)?.dataUpdatedAt;
  await written();
  const next = await visit();
  expect(next.getQueryData(HOME)).toEqual(new Map([['due', 2_500]]));
  expect(next.getQueryState(HOME)).toMatchObject({ dataUpdatedAt: readAt, isInvalidated: true });
});

it('does not take the place of what was read meanwhile', async () => {
  await read(await visit(), HOME, 'old');
  await written();
  const client = new QueryClient();
  await read(client, HOME, 'new');
  stops.push(await attachOfflineCache(client, keep('ana')));
  expect(client.getQueryData(HOME)).toBe('new');
});

it('leaves out what is not to be kept, and what cannot be', async () => {
  const first = await visit();
  await read(first, ['account', 'notifications'], 'rows');
  await read(first, ['tenancy', 'odd'], () => 'a function');
  await read(first, HOME, 'rows');
  await written();
  const next = await visit();
  expect(
    next
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([HOME]);
});

it('is not shown to another user, and goes when one comes, opened files with it', async () => {
  await read(await visit(), HOME, 'of Ana');
  await written();
  userOfSession = 'luis';
  expect((await visit('luis')).getQueryData(HOME)).toBeUndefined();
  expect(forgotten).toHaveBeenCalledOnce();
  userOfSession = 'ana';
  expect((await visit('ana')).getQueryData(HOME)).toBeUndefined();
});

it('is not shown by a build that may expect other rows, nor after thirty days', async () => {
  await read(await visit(), HOME, 'rows');
  await written();
  expect((await visit('ana', 'two')).getQueryData(HOME)).toBeUndefined();
  await read(await visit(), HOME, 'rows');
  await written();
  vi.setSystemTime(Date.now() + 31 * 86_400_000);
  expect((await visit()).getQueryData(HOME)).toBeUndefined();
});

it('goes when the server says that it is not there any more', async () => {
  await read(await visit(), HOME, 'rows');
  await written();
  const next = await visit();
  const gone = new AppError('not_found', 'not_found');
  const queryFn = () => Promise.reject(gone);
  await next.fetchQuery({ queryKey: HOME, queryFn, retry: false }).catch(() => undefined);
  expect(next.getQueryState(HOME)).toMatchObject({ data: undefined, error: gone });
  await vi.waitFor(async () => expect((await visit()).getQueryData(HOME)).toBeUndefined());
});

it('is not written once its user has signed out', async () => {
  const first = await visit();
  await read(first, HOME, 'rows');
  userOfSession = null;
  await written();
  userOfSession = 'ana';
  expect((await visit()).getQueryData(HOME)).toBeUndefined();
});

it('takes over once what the page’s head read, as far as it is of this user and this build', async () => {
  const row = (userId: string, version: string, queryKey: string[]) =>
    [
      `${userId} ${JSON.stringify(queryKey)}`,
      { userId, version, queryKey, data: 'read by the head', updatedAt: Date.now() },
    ] as const;
  const rows = [
    row('ana', 'one', HOME),
    row('luis', 'one', ['tenancy', 'of another']),
    row('ana', 'older', ['tenancy', 'of another build']),
    row('ana', 'one', ['account', 'not kept']),
  ];
  vi.stubGlobal(OFFLINE_CACHE_ENTRIES, Promise.resolve(rows));
  const next = await visit();
  const queries = next.getQueryCache().getAll();
  expect(queries.map(({ queryKey }) => queryKey)).toEqual([HOME]);
  expect(next.getQueryState(HOME)).toMatchObject({ data: 'read by the head', isInvalidated: true });
  expect((await visit()).getQueryData(HOME)).toBeUndefined();
});

it('reads by itself where the head could not', async () => {
  await read(await visit(), HOME, 'rows');
  await written();
  vi.stubGlobal(OFFLINE_CACHE_ENTRIES, Promise.resolve(null));
  expect((await visit()).getQueryData(HOME)).toBe('rows');
});
