import { clear, createStore } from 'idb-keyval';
import {
  OFFLINE_CACHE,
  OPENED_FILES,
  OUTBOX,
  PERSONAL_KEYS,
  VOTE_RECEIPTS,
} from '#src/domain/foundation/browser-keys.ts';

const isPersonal = (key: string) => PERSONAL_KEYS.some((personal) => key.startsWith(personal));

/**
 * Takes what the last user's screens kept out of this browser: rows, opened files and, when they left by themselves
 * (`isLeaving`), what was not sent, the receipts of
 * their votes, what was typed and what was chosen. A session that only ran out leaves these for its
 * user to come back to.
 */
export async function forgetUser({ isLeaving }: { isLeaving: boolean }): Promise<void> {
  if (isLeaving) {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (isPersonal(key)) storage.removeItem(key);
    void endPush().catch(() => undefined);
  }
  if (!globalThis.indexedDB) return;
  const names = isLeaving ? [OFFLINE_CACHE, OUTBOX, VOTE_RECEIPTS] : [OFFLINE_CACHE];
  const emptied = names.map((name) => clear(createStore(name, name)));
  await Promise.allSettled([...emptied, globalThis.caches?.delete(OPENED_FILES)]);
}

/** What is sent to who has left is not shown here: the push service says that the device is gone, and the server forgets it. */
async function endPush(): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
