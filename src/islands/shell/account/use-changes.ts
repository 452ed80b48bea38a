import type { RealtimePostgresChangesPayload } from '@supabase/realtime-js';
import { useEffect, useRef } from 'react';
import { listen } from '../live-channel.ts';

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

  useEffect(
    () =>
      listen([{ table, ...(filter && { filter }) }], {
        onChange: (change) => {
          if (event === '*' || change.eventType === event) latest.current(change as Change<Row>);
        },
      }),
    [table, event, filter],
  );
}
