import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { useEffect, useRef } from 'react';
import { getClient } from '#src/data/client.ts';

export type Change<Row extends object> = RealtimePostgresChangesPayload<Row & Record<string, unknown>>;

/** Follows changes of rows that the reader may see; the server decides which those are. */
export function useChanges<Row extends object>(
  table: string,
  event: 'INSERT' | 'UPDATE' | '*',
  filter: string | undefined,
  onChange: (change: Change<Row>) => void,
): void {
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    const client = getClient();
    const channel = client.channel(`notices-${table}-${event}-${filter ?? ''}`);
    const wanted = { schema: 'public', table, ...(filter && { filter }) };
    channel.on('postgres_changes', { event: '*', ...wanted }, (change) => {
      if (event === '*' || change.eventType === event) latest.current(change as Change<Row>);
    });
    channel.subscribe();
    return () => void client.removeChannel(channel);
  }, [table, event, filter]);
}
