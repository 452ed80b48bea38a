import { atom, map } from 'nanostores';
import { onOutboxChange, readOutbox } from '#src/data/foundation/outbox/box.ts';
import type { OutboxEntry } from '#src/data/foundation/outbox/entry.ts';
import { type RunResult, runOutbox } from '#src/data/foundation/outbox/run.ts';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/** The signed-in user's outbox, the oldest first. */
export const $outbox = atom<readonly OutboxEntry[]>([]);

/** How far the files of the entries that this tab sends have come, by the entry's id, from 0 to 1. */
export const $uploadShares = map<Record<string, number>>({});

const toBeSent = ({ state }: OutboxEntry) => state === 'waiting' || state === 'sending';

export interface WorkWatcher {
  readonly onSent: (entry: OutboxEntry) => void;
  /** Something was sent, and nothing waits any more. */
  readonly onEmptied: () => void;
}

interface Work {
  /** Sends what waits, now. */
  readonly run: () => Promise<RunResult>;
  readonly stop: () => void;
}

let work: Work | undefined;

/** Sends what waits now, as far as it can be. */
export const sendNow = (): Promise<RunResult> => work?.run() ?? Promise.resolve('later');

/**
 * Keeps `$outbox` true, and sends what waits: at once, when something is put in, when the connection is back, and after
 * a while when the server could not. Returns how to stop.
 */
export function workOutbox(userId: string, watcher: WorkWatcher): () => void {
  const mine = startWork(userId, watcher);
  work = mine;
  return () => {
    mine.stop();
    if (work === mine) work = undefined;
    $outbox.set([]);
  };
}

function startWork(userId: string, { onSent, onEmptied }: WorkWatcher): Work {
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<RunResult> | undefined;
  let known = new Set<string>();
  let isStopped = false;

  const read = async () => {
    const entries = await readOutbox(userId);
    if (!isStopped) $outbox.set(entries);
    return entries;
  };
  const runOnce = async (): Promise<RunResult> => {
    clearTimeout(timer);
    const onProgress = (id: string, share: number) => $uploadShares.setKey(id, share);
    let sent = 0;
    const countSent = (entry: OutboxEntry) => {
      sent += 1;
      onSent(entry);
    };
    const watcher = { onProgress, onSent: countSent };
    const result = await runOutbox(userId, watcher).catch((): RunResult => 'later');
    if (result === 'empty') {
      pauseMs = FIRST_PAUSE_MS;
      if (sent > 0) onEmptied();
    } else if (!isStopped) {
      timer = setTimeout(() => void run(), pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
    return result;
  };
  const run = (): Promise<RunResult> => {
    running ??= runOnce().finally(() => {
      running = undefined;
    });
    return running;
  };
  // Only what was not there before is a reason to send: every attempt changes the outbox too, in every tab.
  const look = async () => {
    const ids = (await read()).filter(toBeSent).map(({ id }) => id);
    const isNew = ids.some((id) => !known.has(id));
    known = new Set(ids);
    if (isNew && !isStopped) void run();
  };
  const onChange = () => void look().catch(console.warn);
  const onOnline = () => {
    pauseMs = FIRST_PAUSE_MS;
    void run();
  };

  const stopListening = onOutboxChange(onChange);
  window.addEventListener('online', onOnline);
  onChange();
  return {
    run,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stopListening();
      window.removeEventListener('online', onOnline);
    },
  };
}
