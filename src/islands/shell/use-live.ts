import { partialMatchKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type LiveSource, listen } from './live-channel.ts';

const BUNDLE_MS = 150;
/** A glance at another tab is no reason to ask again. */
const LOOKED_AT_AGAIN_MS = 60_000;

const waiting = new Map<QueryClient, readonly QueryKey[]>();

const matches = (queryKey: QueryKey, keys: readonly QueryKey[]) =>
  keys.some((key) => partialMatchKey(queryKey, key));

/** Loads the queries again in a moment, each once, whoever else asks for them meanwhile. */
function reloadSoon(queryClient: QueryClient, queryKeys: readonly QueryKey[]): void {
  const known = waiting.get(queryClient);
  waiting.set(queryClient, [...(known ?? []), ...queryKeys]);
  if (known) return;
  setTimeout(() => {
    const keys = waiting.get(queryClient) ?? [];
    waiting.delete(queryClient);
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => matches(queryKey, keys),
    });
  }, BUNDLE_MS);
}

/** Loads those of the queries again that were read a while ago. */
function reloadOld(queryClient: QueryClient, keys: readonly QueryKey[]): void {
  const isOld = (readAt: number) => Date.now() - readAt >= LOOKED_AT_AGAIN_MS;
  void queryClient.refetchQueries(
    {
      type: 'active',
      predicate: ({ queryKey, state }) => matches(queryKey, keys) && isOld(state.dataUpdatedAt),
    },
    { cancelRefetch: false },
  );
}

/**
 * Loads queries again whenever rows of the sources change on the server, and each time it begins to listen: what
 * changed before, on another screen or while the connection was gone, was not told.
 * Events that come together cost one reload, also those of several listeners. No sources, no channel.
 *
 * The realtime service tells a change at most once, and does not say what it lost: whoever comes back to the page after a
 * while is shown what is true, too.
 */
export function useLive(sources: readonly LiveSource[], queryKeys: readonly QueryKey[]): void {
  const queryClient = useQueryClient();
  const keys = useRef(queryKeys);
  keys.current = queryKeys;
  // The list is usually written in place: only another content may open another channel.
  const wanted = JSON.stringify(sources);

  useEffect(() => {
    const list = JSON.parse(wanted) as LiveSource[];
    if (list.length === 0) return;
    const reload = () => reloadSoon(queryClient, keys.current);
    const onWake = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) reloadOld(queryClient, keys.current);
    };
    const stop = listen(list, { onChange: reload, onListening: reload });
    document.addEventListener('visibilitychange', onWake);
    return () => {
      document.removeEventListener('visibilitychange', onWake);
      stop();
    };
  }, [wanted, queryClient]);
}
