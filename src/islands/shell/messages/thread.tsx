import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { markConversationRead } from '#src/data/messages/mutations.ts';
import {
  type Conversation,
  type Message,
  type MessageFile,
  messageQueries,
} from '#src/data/messages/queries.ts';
import { waitingQueries } from '#src/data/messages/waiting.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { scrollableByKeyboard } from '#src/ui/scrollable.ts';
import { Waiting } from '../outbox/waiting.tsx';
import { QueryView } from '../query-view.tsx';
import { useLive } from '../use-live.ts';
import { PendingBubble, SentBubble } from './bubble.tsx';
import { Composer } from './composer.tsx';
import { type PendingMessage, stillPending, useOutgoing } from './outgoing.ts';

interface ThreadProps {
  conversation: Conversation;
  side: 'office' | 'tenant';
  canWrite: boolean;
}

const MESSAGE = ['message'] as const;
const noFiles: readonly MessageFile[] = [];

/** What was written in a conversation, the newest at its end, and where the next message is written. */
export function Thread({ conversation, side, canWrite }: ThreadProps) {
  const { states } = useText('common');
  const { id } = conversation;
  const query = useInfiniteQuery(messageQueries.messages(id));
  const files = useQuery(messageQueries.files(id));
  const outgoing = useOutgoing(id, [messageQueries.all]);
  useLive(
    [
      { table: 'conversations', filter: `id=eq.${id}` },
      { table: 'messages', filter: `conversation_id=eq.${id}` },
    ],
    [messageQueries.all],
  );
  const pages = query.data?.pages;
  const rows = useMemo(() => pages?.toReversed().flatMap((page) => page.rows), [pages]);
  return (
    <div className="grid gap-4">
      <QueryView
        query={{ data: rows, error: query.error, isFetching: query.isFetching, refetch: query.refetch }}
        skeleton={<SkeletonText label={states.loading} rows={5} />}
      >
        {(all) => (
          <Lines
            conversation={conversation}
            side={side}
            rows={all}
            files={files.data ?? noFiles}
            pending={stillPending(outgoing.pending, all)}
            onOlder={query.hasNextPage ? () => void query.fetchNextPage() : null}
            isLoadingOlder={query.isFetchingNextPage}
            onRetry={outgoing.retry}
            onDiscard={outgoing.discard}
          />
        )}
      </QueryView>
      <Waiting kinds={MESSAGE} about={id} />
      {canWrite ? (
        <div className="after-waiting">
          <Composer
            key={id}
            draftKey={`message:${id}`}
            officeLeaseId={side === 'office' ? conversation.leaseId : null}
            onSend={outgoing.send}
          />
        </div>
      ) : null}
    </div>
  );
}

interface LinesProps {
  conversation: Conversation;
  side: 'office' | 'tenant';
  rows: readonly Message[];
  files: readonly MessageFile[];
  pending: readonly PendingMessage[];
  onOlder: (() => void) | null;
  isLoadingOlder: boolean;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

function Lines({ conversation, side, rows, files, pending, onOlder, isLoadingOlder, ...acts }: LinesProps) {
  const { thread } = useText('messages');
  const box = useRef<HTMLDivElement>(null);
  const newest = rows.at(-1)?.id ?? 0;
  useReading(conversation, newest);
  const end = `${newest}/${pending.length}`;
  useEffect(() => {
    // What is newest is what one comes for.
    if (end) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [end]);
  return (
    <div
      ref={box}
      role="log"
      aria-label={thread.region({ subject: conversation.subject || thread.noSubject })}
      {...scrollableByKeyboard}
      className="max-h-[56dvh] min-h-40 overflow-y-auto overscroll-contain rounded-control border border-line bg-page p-3 sm:p-4 print:max-h-none print:border-0"
    >
      {onOlder ? (
        <div className="mb-3 grid justify-items-center">
          <Button size="sm" isBusy={isLoadingOlder} onClick={onOlder}>
            {thread.older}
          </Button>
        </div>
      ) : null}
      <ol className="grid gap-3">
        {rows.map((message, index) => (
          <SentBubble
            key={message.id}
            message={message}
            files={
              message.attachmentCount > 0 ? files.filter((file) => file.messageId === message.id) : noFiles
            }
            side={side}
            timeZone={conversation.timeZone}
            readId={side === 'office' ? conversation.tenantReadId : conversation.officeReadId}
            isNameShown={rows[index - 1]?.authorId !== message.authorId}
          />
        ))}
        {pending.map((message) => (
          <PendingBubble
            key={message.clientId}
            message={message}
            onRetry={() => acts.onRetry(message.clientId)}
            onDiscard={() => acts.onDiscard(message.clientId)}
          />
        ))}
      </ol>
    </div>
  );
}

/** Tells the server that what is on screen has been read, once for each newest message, while the page is looked at. */
function useReading({ id, unreadCount: unread, tenantReadId, officeReadId }: Conversation, newest: number) {
  const queryClient = useQueryClient();
  const told = useRef(0);
  const isBehind = unread > 0 || Math.min(tenantReadId, officeReadId) < newest;
  useEffect(() => {
    const tell = () => {
      if (newest === 0 || told.current >= newest || !isBehind || document.visibilityState !== 'visible')
        return;
      told.current = newest;
      markConversationRead({ conversationId: id, through: newest }).then(
        () => {
          void queryClient.invalidateQueries({ queryKey: messageQueries.all });
          void queryClient.invalidateQueries({ queryKey: waitingQueries.all });
        },
        // It stays unread, and is told with the next message.
        () => undefined,
      );
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id, newest, isBehind, queryClient]);
}
