import { authClient, getSession } from '#src/data/client.ts';
import { AppError, type ErrorKind, toAppError } from '#src/data/errors.ts';
import { OUTBOX } from '#src/domain/foundation/browser-keys.ts';
import type { UploadProgress } from '../uploads/send-file.ts';
import { changeEntry, readOutbox, settleEntry } from './box.ts';
import type { OutboxEntry, OutboxFile } from './entry.ts';
import { sendAction } from './senders.ts';

/** Trying again as it is cannot change these answers: the sender has to look at it. */
const REFUSALS: ReadonlySet<ErrorKind> = new Set(['forbidden', 'not_found', 'conflict', 'invalid']);
/** As often as the server may fail on an action before its sender is asked. */
const MOST_ATTEMPTS = 6;
/** After this long without a word an action is given up for now. */
const LONGEST_SILENCE_MS = 45_000;

/** `later`: what is left has to wait for the connection, for the server or for a session. */
export type RunResult = 'empty' | 'later';

export interface RunWatcher {
  /** How far the files of an entry have come, from 0 to 1. */
  readonly onProgress?: (entryId: string, share: number) => void;
  readonly onSent?: (entry: OutboxEntry) => void;
}

/**
 * Sends what waits in a user's outbox, one after the other in its order. One tab at a time does so, whichever comes
 * first; each action carries the request id that it was made with, so that one whose answer was lost is not done twice.
 */
export async function runOutbox(userId: string, watcher: RunWatcher = {}): Promise<RunResult> {
  return navigator.locks.request(OUTBOX, async () => {
    for (;;) {
      const next = (await readOutbox(userId)).find(({ state }) => state === 'waiting' || state === 'sending');
      if (!next) return 'empty';
      if (!navigator.onLine || !(await hasSession(userId)) || !(await deliver(next, watcher))) {
        // Another tab may have begun it and gone; nobody sends it now.
        if (next.state === 'sending') await changeEntry(next.id, { state: 'waiting' });
        return 'later';
      }
    }
  });
}

/** Whether requests go out as this user: as nobody, or as somebody else, they would be refused for good. */
async function hasSession(userId: string): Promise<boolean> {
  try {
    const { data } = await getSession();
    return data.session?.user.id === userId;
  } catch {
    return false;
  }
}

/** @returns whether to go on with the next one */
async function deliver(entry: OutboxEntry, watcher: RunWatcher): Promise<boolean> {
  if (!(await changeEntry(entry.id, { state: 'sending' }))) return true;
  try {
    await send(entry, watcher);
  } catch (error) {
    return put(entry, toAppError(error));
  }
  await settleEntry(entry);
  watcher.onSent?.(entry);
  return true;
}

/** With a token that the server no longer takes, the session is renewed and the action tried once more. */
async function send(entry: OutboxEntry, watcher: RunWatcher): Promise<void> {
  try {
    await sendOnce(entry, watcher);
  } catch (error) {
    if (toAppError(error).kind !== 'unauthenticated') throw error;
    const { data } = await (await authClient()).refreshSession();
    if (data.session?.user.id !== entry.userId) throw error;
    await sendOnce(entry, watcher);
  }
}

async function sendOnce(entry: OutboxEntry, watcher: RunWatcher): Promise<void> {
  const uploads: Record<string, string> = { ...entry.uploads };
  const watch = new Watch();
  const progress = (file: OutboxFile): UploadProgress => ({
    begunAt: uploads[file.id],
    onBegun: (address) => {
      uploads[file.id] = address;
      void changeEntry(entry.id, { uploads: { ...uploads } });
    },
    onProgress: (share) => {
      watch.note();
      watcher.onProgress?.(entry.id, share);
    },
  });
  watch.note();
  try {
    const sending = sendAction(entry.kind, entry.action, { requestId: entry.id, progress });
    await Promise.race([sending, watch.silence]);
  } finally {
    watch.end();
  }
}

/**
 * An action of which nothing is heard counts as cut: it must not hold up all the others, and should it arrive after all, the
 * next attempt finds it there.
 */
class Watch {
  readonly #over = Promise.withResolvers<never>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly silence = this.#over.promise;

  note(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#over.reject(new AppError('offline', 'offline')), LONGEST_SILENCE_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** Puts an entry that did not get through where it belongs. @returns whether to go on with the next one */
async function put(entry: OutboxEntry, error: AppError): Promise<boolean> {
  const { kind, code, params } = error;
  if (kind === 'offline' || kind === 'unauthenticated') {
    await changeEntry(entry.id, { state: 'waiting' });
    return false;
  }
  const attempts = entry.attempts + 1;
  const isOver = REFUSALS.has(kind) || attempts >= MOST_ATTEMPTS;
  await changeEntry(entry.id, {
    attempts,
    state: isOver ? 'failed' : 'waiting',
    ...(isOver && { failure: { kind, code, params } }),
  });
  return isOver;
}

/** Lets an entry that was refused be tried again as it is. */
export async function retryEntry(id: string): Promise<void> {
  await changeEntry(id, { state: 'waiting', attempts: 0 });
}
