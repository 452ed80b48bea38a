import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { type MyNotice, noticeQueries } from '#src/data/messages/notices/queries.ts';
import { type LatestConversation, messageQueries } from '#src/data/messages/queries.ts';
import { keepNow } from './cache-for-offline.ts';

const page = { rows: [{ id: 7, body: 'Hola' }], olderThan: null };
const latest = [
  { conversation: { id: 'c1', leaseId: 'l1' }, page },
  { conversation: { id: 'c2', leaseId: 'l1' }, page },
] as unknown as LatestConversation[];

vi.mock('#src/data/messages/queries.ts', async (original) => ({
  ...(await original<typeof import('#src/data/messages/queries.ts')>()),
  fetchLatestConversations: async () => latest,
}));

it('puts conversations, their messages and notices where their screens look, to be read again when opened', async () => {
  const client = new QueryClient();
  client.setQueryData(noticeQueries.mine('ana').queryKey, [{ id: 'n1' }] as MyNotice[]);
  const written: unknown[] = [];
  client.getQueryCache().subscribe((event) => {
    // What is kept is what was read, not what was set by hand.
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
      written.push(event.query.queryKey);
  });
  await keepNow(client, 'ana');
  const keys = [
    noticeQueries.mineById('ana', 'n1').queryKey,
    messageQueries.byId('c1').queryKey,
    messageQueries.messages('c1').queryKey,
    messageQueries.byId('c2').queryKey,
    messageQueries.messages('c2').queryKey,
    messageQueries.ofLease('l1').queryKey,
  ];
  expect(written).toEqual(keys);
  expect(keys.map((queryKey) => client.getQueryState(queryKey as never)?.isInvalidated)).toEqual(
    keys.map(() => true),
  );
  expect(client.getQueryData(messageQueries.messages('c1').queryKey)).toEqual({
    pages: [page],
    pageParams: [null],
  });
});

it('leaves a list of conversations that was read whole as it is', async () => {
  const client = new QueryClient();
  const { queryKey } = messageQueries.ofLease('l1');
  client.setQueryData(queryKey, []);
  await keepNow(client, 'ana');
  expect(client.getQueryData(queryKey)).toEqual([]);
});
