import { createStore, del, promisifyRequest, set, values } from 'idb-keyval';
import { AppError } from '#src/data/errors.ts';
import { OUTBOX } from '#src/domain/foundation/browser-keys.ts';
import type { OutboxKind } from '#src/domain/foundation/outbox.ts';
import type { OutboxActions, OutboxEntry } from './entry.ts';

const SENT_FOR_MS = 7 * 86_400_000;
const MOST_SENT = 30;

const entries = createStore(OUTBOX, OUTBOX);
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;
let lastCreatedAt = 0;

/** Later than every entry made before in this tab, so that they are sent in their order. */
function nextMoment(): number {
  lastCreatedAt = Math.max(Date.now(), lastCreatedAt + 1);
  return lastCreatedAt;
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel(OUTBOX);
    channel.onmessage = tellListeners;
  }
  return channel;
}

/** Tells every tab, this one included. */
function announce(): void {
  openChannel().postMessage('changed');
  tellListeners();
}

/** Calls the listener whenever something in the outbox changes, in whichever tab. Returns how to stop. */
export function onOutboxChange(listener: () => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A user's entries, the oldest first. */
export async function readOutbox(userId: string): Promise<OutboxEntry[]> {
  const all = await values<OutboxEntry>(entries);
  return all.filter((entry) => entry.userId === userId).sort((a, b) => a.createdAt - b.createdAt);
}

/**
 * Puts an action into the outbox, or in the place of the one with the same id that waits or was refused.
 * @param uploads where files of it have begun to be sent, by their id. Error: `outbox_full` when the browser has no room for it.
 */
export async function enqueue<Kind extends OutboxKind>(
  userId: string,
  kind: Kind,
  action: OutboxActions[Kind],
  id: string,
  uploads: Readonly<Record<string, string>> = {},
): Promise<void> {
  const entry = { id, userId, kind, action, uploads, state: 'waiting', attempts: 0, createdAt: nextMoment() };
  try {
    await set(id, entry, entries);
  } catch (error) {
    throw new AppError('invalid', 'outbox_full', {}, error);
  }
  // Without it, a browser short of room may throw away what was not sent.
  void navigator.storage?.persist?.();
  announce();
}

/** Changes an entry if it is still there. @returns whether it was. */
export async function changeEntry(id: string, part: Partial<OutboxEntry>): Promise<boolean> {
  const wasThere = await entries(
    'readwrite',
    (store) =>
      new Promise<boolean>((resolve, reject) => {
        const reading = store.get(id);
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          if (reading.result) store.put({ ...reading.result, ...part }, id);
          promisifyRequest(store.transaction).then(() => resolve(Boolean(reading.result)), reject);
        };
      }),
  );
  announce();
  return wasThere;
}

/** Marks an entry as arrived, and forgets its files and whatever arrived long ago. */
export async function settleEntry(entry: OutboxEntry): Promise<void> {
  const action = withoutFiles(entry);
  await changeEntry(entry.id, {
    state: 'sent',
    sentAt: Date.now(),
    action,
    uploads: {},
  } as Partial<OutboxEntry>);
  const sent = (await readOutbox(entry.userId))
    .filter(({ state }) => state === 'sent')
    .sort((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0));
  const old = sent.filter(({ sentAt = 0 }, index) => index >= MOST_SENT || Date.now() - sentAt > SENT_FOR_MS);
  await Promise.all(old.map(({ id }) => del(id, entries)));
}

function withoutFiles({ action }: OutboxEntry): OutboxEntry['action'] {
  if ('photos' in action) return { ...action, photos: [] };
  if ('files' in action) return { ...action, files: [] };
  return 'proof' in action ? { ...action, proof: null } : action;
}

/** Takes an entry out: nothing of it is sent any more. */
export async function discardEntry(id: string): Promise<void> {
  await del(id, entries);
  announce();
}
