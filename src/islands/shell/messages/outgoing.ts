import type { QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { toAppError } from '#src/data/errors.ts';
import { enqueue } from '#src/data/foundation/outbox/box.ts';
import { type OutgoingFile, sendMessage } from '#src/data/messages/mutations.ts';
import { newId } from '#src/data/new-id.ts';
import { useSession } from '../session.ts';

/** A message that stands in the conversation before the server has it. */
export interface PendingMessage {
  readonly clientId: string;
  readonly text: string;
  readonly files: readonly OutgoingFile[];
  readonly state: 'sending' | 'failed' | 'sent';
}

export interface Outgoing {
  readonly pending: readonly PendingMessage[];
  /** Shows the message at once and sends it. */
  send: (text: string, files: readonly File[]) => void;
  /** Sends a failed one again, as the same message. */
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
}

/** What is on its way into a conversation. A message that failed waits there for another attempt. */
export function useOutgoing(conversationId: string, invalidates: readonly QueryKey[]): Outgoing {
  const queryClient = useQueryClient();
  const { userId } = useSession();
  const [pending, setPending] = useState<readonly PendingMessage[]>([]);
  const mark = useCallback((clientId: string, state: PendingMessage['state']) => {
    setPending((all) => all.map((one) => (one.clientId === clientId ? { ...one, state } : one)));
  }, []);
  const deliver = async ({ clientId, text, files }: PendingMessage) => {
    mark(clientId, 'sending');
    const keep = async () => {
      const waiting = files.map(({ id, file }) => ({ id, content: file }));
      await enqueue(userId, 'message', { conversationId, text, files: waiting }, clientId);
      // From here on it is shown as what waits in the outbox.
      setPending((all) => all.filter((one) => one.clientId !== clientId));
    };
    try {
      if (!navigator.onLine) return await keep();
      await sendMessage({ conversationId, clientId, text, files });
      mark(clientId, 'sent');
      await Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    } catch (error) {
      const { kind } = toAppError(error);
      if (kind === 'unexpected') console.error(error);
      // A browser that keeps nothing has it fail here, to be tried again.
      if (kind === 'offline') await keep().catch(() => mark(clientId, 'failed'));
      else mark(clientId, 'failed');
    }
  };
  return {
    pending,
    send: (text, files) => {
      const message: PendingMessage = {
        clientId: newId(),
        text,
        files: files.map((file) => ({ id: newId(), file })),
        state: 'sending',
      };
      setPending((all) => [...all, message]);
      void deliver(message);
    },
    retry: (clientId) => {
      const message = pending.find((one) => one.clientId === clientId);
      if (message) void deliver(message);
    },
    discard: (clientId) => setPending((all) => all.filter((one) => one.clientId !== clientId)),
  };
}

/** Those that the conversation does not show yet. */
export function stillPending(
  pending: readonly PendingMessage[],
  arrived: readonly { readonly clientId: string }[],
): PendingMessage[] {
  const known = new Set(arrived.map(({ clientId }) => clientId));
  return pending.filter(({ clientId }) => !known.has(clientId));
}
