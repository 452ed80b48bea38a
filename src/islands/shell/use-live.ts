import { partialMatchKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getClient } from '#src/data/client.ts';

export interface LiveSource {
  readonly table: string;
  /** One comparison as the realtime service writes it: `organization_id=eq.<id>`. */
  readonly filter?: string;
}

const BUNDLE_MS = 150;

let openedChannels = 0;
const waiting = new Map<QueryClient, readonly QueryKey[]>();

/** Loads the queries again in a moment, each once, whoever else asks for them meanwhile. */
function reloadSoon(queryClient: QueryClient, queryKeys: readonly QueryKey[]): void {
  const known = waiting.get(queryClient);
  waiting.set(queryClient, [...(known ?? []), ...queryKeys]);
  if (known) return;
  setTimeout(() => {
    const keys = waiting.get(queryClient) ?? [];
    waiting.delete(queryClient);
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => keys.some((key) => partialMatchKey(queryKey, key)),
    });
  }, BUNDLE_MS);
}

/**
 * Loads queries again whenever rows of the sources change on the server, and each time it begins to listen: what
 * changed before, on another screen or while the connection was gone, was not told.
 * Events that come together cost one reload, also those of several listeners. No sources, no channel.
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
    const client = getClient();
    // A channel that is being closed keeps its name for a moment, and would be given out again.
    openedChannels += 1;
    const channel = client.channel(`live-${openedChannels}`);
    for (const { table, filter } of list) {
      channel.on(
        'postgres_changes',
        { event: '*', schema: 'public', table, ...(filter && { filter }) },
        reload,
      );
    }
    channel.subscribe((status) => {
      if (status === 'SUBSCRIBED') reload();
    });
    return () => void client.removeChannel(channel);
  }, [wanted, queryClient]);
}
