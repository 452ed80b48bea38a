import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { noticeQueries } from '#src/data/messages/notices/queries.ts';
import { fetchLatestConversations, messageQueries } from '#src/data/messages/queries.ts';

const CONVERSATIONS = 10;
const NOTICES = 20;
const DAY_MS = 86_400_000;
/** The screen has settled when nothing was asked for during this time. */
const QUIET_MS = 1_500;

/** As the browser tells it, where it does. */
interface Connection {
  readonly saveData?: boolean;
}

const isSaving = () =>
  (navigator as Navigator & { readonly connection?: Connection }).connection?.saveData === true;

/**
 * Once the screen has settled, reads the latest conversations and puts them and the latest notices where their screens
 * look for them, so that they are readable without a connection although nobody opened them. Returns how to stop.
 */
export function cacheForOffline(client: QueryClient, userId: string): () => void {
  if (isSaving()) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const idle = globalThis.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 0));
  const look = () => {
    if (isStopped || !navigator.onLine) return;
    if (client.isFetching() > 0) wait();
    // What cannot be read now is read on the next visit.
    else idle(() => isStopped || void keepNow(client, userId).catch(() => undefined));
  };
  const wait = () => {
    timer = setTimeout(look, QUIET_MS);
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Error: what the read answers. */
export async function keepNow(client: QueryClient, userId: string): Promise<void> {
  const notices = client.getQueryData(noticeQueries.mine(userId).queryKey) ?? [];
  for (const notice of notices.slice(0, NOTICES))
    await put(client, noticeQueries.mineById(userId, notice.id).queryKey, notice);

  const latest = await fetchLatestConversations(CONVERSATIONS);
  for (const { conversation, page } of latest) {
    await put(client, messageQueries.byId(conversation.id).queryKey, conversation);
    const { queryKey } = messageQueries.messages(conversation.id);
    await put(client, queryKey, { pages: [page], pageParams: [null] });
  }
  const leases = Map.groupBy(latest, ({ conversation }) => conversation.leaseId);
  for (const [leaseId, some] of leases) {
    const { queryKey } = messageQueries.ofLease(leaseId);
    if (client.getQueryData(queryKey)) continue;
    await put(
      client,
      queryKey,
      some.map(({ conversation }) => conversation),
    );
  }
}

/** As if its screen had read it, but to be read again when it is opened; what is on screen is left to its screen. */
async function put(client: QueryClient, queryKey: QueryKey, data: unknown): Promise<void> {
  if (client.getQueryCache().find({ queryKey, exact: true })?.isActive()) return;
  await client.prefetchQuery({ queryKey, queryFn: () => data, staleTime: 0, gcTime: DAY_MS });
  await client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}
