import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { getClient } from '#src/data/client.ts';

export interface LiveSource {
  readonly table: string;
  /** One comparison as the realtime service writes it: `organization_id=eq.<id>`. */
  readonly filter?: string;
}

const BUNDLE_MS = 150;

/**
 * Loads queries again whenever rows of the sources change on the server, and once after the connection was lost.
 * Events that come together cost one reload. No sources, no channel.
 */
export function useLive(sources: readonly LiveSource[], queryKeys: readonly QueryKey[]): void {
  const queryClient = useQueryClient();
  const name = useId();
  const keys = useRef(queryKeys);
  keys.current = queryKeys;
  // The list is usually written in place: only another content may open another channel.
  const wanted = JSON.stringify(sources);

  useEffect(() => {
    const list = JSON.parse(wanted) as LiveSource[];
    if (list.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasJoined = false;
    const reload = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const queryKey of keys.current) void queryClient.invalidateQueries({ queryKey });
      }, BUNDLE_MS);
    };

    const client = getClient();
    const channel = client.channel(`live${name}`);
    for (const { table, filter } of list) {
      channel.on(
        'postgres_changes',
        { event: '*', schema: 'public', table, ...(filter && { filter }) },
        reload,
      );
    }
    channel.subscribe((status) => {
      if (status !== 'SUBSCRIBED') return;
      // What happened while the connection was gone was not told.
      if (hasJoined) reload();
      hasJoined = true;
    });
    return () => {
      clearTimeout(timer);
      void client.removeChannel(channel);
    };
  }, [wanted, name, queryClient]);
}
