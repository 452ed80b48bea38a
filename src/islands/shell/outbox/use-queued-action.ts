import { useState } from 'react';
import { toAppError } from '#src/data/errors.ts';
import { enqueue, readOutbox } from '#src/data/foundation/outbox/box.ts';
import type { OutboxActions } from '#src/data/foundation/outbox/entry.ts';
import { type Delivery, sendAction } from '#src/data/foundation/outbox/senders.ts';
import type { OutboxKind } from '#src/domain/foundation/outbox.ts';
import { useText } from '#src/i18n/react.tsx';
import { useSession } from '../session.ts';
import { type Action, type ActionOptions, useAction } from '../use-action.ts';

/** What became of an action: the id of what it made or changed, or that it waits in the outbox. */
export type Outcome = { readonly id: string } | { readonly waits: true };

interface QueuedOptions<Kind extends OutboxKind, Input>
  extends Pick<ActionOptions<Input, Outcome>, 'invalidates' | 'errorTexts' | 'onDone'> {
  kind: Kind;
  /** All that is needed to do it later. */
  toAction: (input: Input) => OutboxActions[Kind];
  /** Said when it arrived. */
  toast?: string | ((input: Input) => string);
  /** The entry of the outbox that is being changed. */
  entryId?: string | undefined;
}

export interface QueuedAction<Input> extends Action<Input, Outcome> {
  /** The file that is on its way, counted from 1, and how far it has come, from 0 to 1; null when none is. */
  readonly upload: { readonly nth: number; readonly share: number } | null;
}

async function hasWaiting(userId: string): Promise<boolean> {
  // A browser that keeps nothing has nothing waiting, and sends all the same.
  const entries = await readOutbox(userId).catch(() => []);
  return entries.some(({ state }) => state === 'waiting' || state === 'sending');
}

/** Follows the files of an action, which go one after the other, and notes where each has begun. */
function followFiles(
  tell: (upload: { nth: number; share: number }) => void,
  begun: Record<string, string>,
): Delivery['progress'] {
  let count = 0;
  return ({ id }) => {
    count += 1;
    const nth = count;
    tell({ nth, share: 0 });
    return {
      onBegun: (address) => {
        begun[id] = address;
      },
      onProgress: (share) => tell({ nth, share }),
    };
  };
}

/**
 * An action that is done at once with a connection, and waits in the outbox without one; also when the connection is lost
 * on the way, under the same request id. What was put in before goes first.
 */
export function useQueuedAction<Kind extends OutboxKind, Input>(
  options: QueuedOptions<Kind, Input>,
): QueuedAction<Input> {
  const { kind, toAction, toast, entryId, ...others } = options;
  const { kept } = useText('outbox');
  const { userId } = useSession();
  const [upload, setUpload] = useState<QueuedAction<Input>['upload']>(null);

  const action = useAction<Input, Outcome>({
    ...others,
    worksOffline: true,
    requestId: entryId,
    mutationFn: async (input, requestId) => {
      const action = toAction(input);
      // What is cut on the way goes on from there, not from its beginning.
      const begun: Record<string, string> = {};
      if (navigator.onLine && entryId === undefined && !(await hasWaiting(userId))) {
        try {
          return {
            id: await sendAction(kind, action, { requestId, progress: followFiles(setUpload, begun) }),
          };
        } catch (error) {
          if (toAppError(error).kind !== 'offline') throw error;
        } finally {
          setUpload(null);
        }
      }
      await enqueue(userId, kind, action, requestId, begun);
      return { waits: true };
    },
    toast: (outcome, input) => {
      if ('waits' in outcome) return kept;
      return typeof toast === 'function' ? toast(input) : (toast ?? '');
    },
  });
  return { ...action, upload };
}
