import type { RealtimePostgresChangesPayload } from '@supabase/realtime-js';
import { realtimeClient } from '#src/data/client.ts';
import { fromWire } from '#src/data/names.ts';

export type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;

export interface LiveSource {
  readonly table: string;
  /** One comparison as the realtime service writes it: `organization_id=eq.<id>`. */
  readonly filter?: string;
}

export interface LiveListener {
  /** A row of the sources changed. */
  readonly onChange: (change: Change) => void;
  /** From now on every change is told, and nothing was of those before: they have to be read. */
  readonly onListening?: () => void;
}

/** Rows of changes come past the seam of requests: they are named as the product names them here. */
const named = (change: Change): Change =>
  ({ ...change, new: fromWire(change.new), old: fromWire(change.old) }) as Change;

/** A server that ended a channel is not asked again at once. */
const REOPEN_MS = 5_000;

let openedChannels = 0;

/**
 * Listens to changes of rows until it is told to stop, whatever happens meanwhile: after a lost connection the library
 * joins again by itself; a channel that the server ended (its token had run out) is opened anew.
 */
export function listen(sources: readonly LiveSource[], listener: LiveListener): () => void {
  let isStopped = false;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let close: () => void = () => undefined;

  const open = async () => {
    const client = await realtimeClient();
    if (isStopped) return;
    // A channel that is being closed keeps its name for a moment, and would be given out again.
    openedChannels += 1;
    const channel = client.channel(`live-${openedChannels}`);
    for (const { table, filter } of sources) {
      channel.on(
        'postgres_changes',
        { event: '*', schema: 'public', table, ...(filter && { filter }) },
        (change) => listener.onChange(named(change)),
      );
    }
    // Joined is not yet listening: a hosted project begins to follow the tables only after its answer, and then says so.
    channel.on('system', {}, ({ extension, status }: { extension?: string; status?: string }) => {
      if (extension === 'postgres_changes' && status === 'ok') listener.onListening?.();
    });
    channel.subscribe((status) => {
      if (status === 'CLOSED') openLater();
    });
    close = () => void client.removeChannel(channel);
  };
  // The library may not come just now: the network may be back a little later.
  const reopen = () => void open().catch(openLater);
  const openLater = () => {
    if (!isStopped) reopening = setTimeout(reopen, REOPEN_MS);
  };
  reopen();
  return () => {
    isStopped = true;
    clearTimeout(reopening);
    close();
  };
}
