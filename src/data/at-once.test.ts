import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { askAgain, atOnceQuery, part } from './at-once.ts';
import { query } from './query.ts';

const clientOf = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
const own = (fetch: () => Promise<string>) => query(['leases', 'one'], fetch);

it('answers a query, which does not ask by itself then', async () => {
  const client = clientOf();
  const fetch = vi.fn(async () => 'read');
  const keys = await client.fetchQuery(atOnceQuery(['lease'], async () => [part(own(fetch), 'brought')]));
  expect(keys).toEqual([['leases', 'one']]);
  expect(await client.fetchQuery(own(fetch))).toBe('brought');
  expect(fetch).not.toHaveBeenCalled();
});

it('leaves alone what changed while the call was on its way', async () => {
  const client = clientOf();
  client.setQueryData(['leases', 'one'], 'known', { updatedAt: Date.now() - 1_000 });
  await client.fetchQuery(
    atOnceQuery(['lease'], async () => {
      await client.invalidateQueries({ queryKey: ['leases'] });
      return [
        part(
          own(async () => 'read'),
          'brought',
        ),
      ];
    }),
  );
  expect(client.getQueryData(['leases', 'one'])).toBe('known');
  expect(await client.fetchQuery(own(async () => 'read'))).toBe('read');
});

it('takes the place of what an earlier visit left, which is put there as old', async () => {
  const client = clientOf();
  await client.fetchQuery(
    atOnceQuery(['lease'], async () => {
      client.setQueryData(['leases', 'one'], 'kept', { updatedAt: Date.now() - 1_000 });
      await client.invalidateQueries({ queryKey: ['leases'], refetchType: 'none' });
      return [
        part(
          own(async () => 'read'),
          'brought',
        ),
      ];
    }),
  );
  expect(await client.fetchQuery(own(async () => 'read'))).toBe('brought');
});

it('does not stand in for what was read later than it was asked for', async () => {
  const client = clientOf();
  await client.fetchQuery(
    atOnceQuery(['lease'], async () => {
      client.setQueryData(['leases', 'one'], 'newer', { updatedAt: Date.now() + 1_000 });
      return [
        part(
          own(async () => 'read'),
          'brought',
        ),
      ];
    }),
  );
  expect(client.getQueryData(['leases', 'one'])).toBe('newer');
});

it('lets its queries ask by themselves when it fails', async () => {
  const client = clientOf();
  const answers = [
    async () => [
      part(
        own(async () => 'read'),
        'brought',
      ),
    ],
    () => Promise.reject(new Error()),
  ];
  const overview = atOnceQuery(['lease'], () => answers.shift()?.() ?? Promise.resolve([]));
  await client.fetchQuery(overview);
  await expect(client.fetchQuery({ ...overview, staleTime: 0 })).rejects.toThrow();
  expect(client.getQueryState(['leases', 'one'])?.isInvalidated).toBe(true);
  expect(await client.fetchQuery(own(async () => 'read'))).toBe('read');
});

describe('asking again', () => {
  /** Two queries on the screen that one call brings, which is there too or has left it. */
  async function shown({ isWholeShown = true } = {}) {
    const client = clientOf();
    const parts = ['one', 'two'].map((id) => ({ id, fetch: vi.fn(async () => `read ${id}`) }));
    const owns = parts.map(({ id, fetch }) => query(['leases', id], fetch));
    const call = vi.fn(async () =>
      owns.map((own, at) => part(own, `brought ${at} by ${call.mock.calls.length}`)),
    );
    const whole = atOnceQuery(['lease'], call);
    await client.fetchQuery(whole);
    for (const options of [...owns, ...(isWholeShown ? [whole] : [])])
      new QueryObserver(client, { ...options, staleTime: Number.POSITIVE_INFINITY } as never).subscribe(
        () => {},
      );
    const askedOf = () => ({
      call: call.mock.calls.length,
      parts: parts.map(({ fetch }) => fetch.mock.calls.length),
    });
    return { client, askedOf };
  }
  const settled = (client: QueryClient) => vi.waitUntil(() => client.isFetching() === 0);

  it('for several of what one call brings is one call', async () => {
    const { client, askedOf } = await shown();
    askAgain(client, ({ queryKey }) => queryKey[0] === 'leases');
    await settled(client);
    expect(askedOf()).toEqual({ call: 2, parts: [0, 0] });
    expect(client.getQueryData(['leases', 'two'])).toBe('brought 1 by 2');
  });

  it('for one of them is that alone', async () => {
    const { client, askedOf } = await shown();
    askAgain(client, ({ queryKey }) => queryKey[1] === 'two');
    await settled(client);
    expect(askedOf()).toEqual({ call: 1, parts: [0, 1] });
  });

  it('asks for each where the call has left the screen', async () => {
    const { client, askedOf } = await shown({ isWholeShown: false });
    askAgain(client, ({ queryKey }) => queryKey[0] === 'leases');
    await settled(client);
    expect(askedOf()).toEqual({ call: 1, parts: [1, 1] });
  });
});
