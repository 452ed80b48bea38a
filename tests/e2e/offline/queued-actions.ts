import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { OutboxActions } from '#src/data/foundation/outbox/entry.ts';
import { OUTBOX } from '#src/domain/foundation/browser-keys.ts';
import type { OutboxKind } from '#src/domain/foundation/outbox.ts';

/** An action as its form would put it in; `photoId` gives it the demo photo. */
export type QueuedAction = {
  [Kind in OutboxKind]: {
    readonly kind: Kind;
    readonly action: Partial<OutboxActions[Kind]>;
    readonly photoId?: string;
  };
}[OutboxKind];

/** Puts actions into the outbox of the page's browser, in their order, as the forms do. */
export async function queueActions(
  page: Page,
  userId: string,
  actions: readonly QueuedAction[],
): Promise<void> {
  const photo = (await readFile('local-stack/demo/proof.jpg')).toString('base64');
  const entries = actions.map(({ kind, action, photoId }, index) => ({
    id: randomUUID(),
    ...{ userId, kind, action, photoId },
    state: 'waiting',
    attempts: 0,
    createdAt: Date.now() + index,
  }));
  await page.evaluate(
    ([name, all, base64]) =>
      new Promise<void>((resolve, reject) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(name, 'readwrite');
          for (const { photoId, ...entry } of all) {
            const photos = [{ id: photoId, content: new Blob([bytes], { type: 'image/jpeg' }) }];
            const action = photoId ? { ...entry.action, photos } : entry.action;
            writing.objectStore(name).put({ ...entry, action }, entry.id);
          }
          writing.oncomplete = () => {
            opening.result.close();
            new BroadcastChannel(name).postMessage('changed');
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    [OUTBOX, entries, photo] as const,
  );
}
