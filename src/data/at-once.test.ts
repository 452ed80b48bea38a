import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { atOnceQuery, part } from './at-once.ts';
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
