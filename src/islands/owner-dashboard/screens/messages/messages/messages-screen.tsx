import { MessagesSquare } from 'lucide-react';
import { useSearch } from 'wouter';
import { conversationListSpec, messageQueries } from '#src/data/messages/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListCard } from '#src/islands/shell/list/list-card.tsx';
import { ListHead } from '#src/islands/shell/list/list-head.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { InboxList } from './inbox-list.tsx';

/** Conversations with tenants beside the one that is open; on a phone one after the other. */
export function Screen({ params }: ScreenProps) {
  const { title, inbox: text } = useText('messages');
  const { id, can } = useOrganization();
  const { userId } = useSession();
  const search = useSearch();
  const chosenId = params.id ?? null;
  const list = useList({
    asks: conversationListSpec,
    query: (asked) => messageQueries.list(id, asked),
    live: {
      sources: [
        { table: 'conversations', filter: `organization_id=eq.${id}` },
        { table: 'conversation_marks', filter: `user_id=eq.${userId}` },
      ],
      reloads: [messageQueries.all],
    },
  });
  const add = can('messages.write') ? { to: '/messages/new', label: text.newMessage } : null;
  return (
    <>
      <div className={classNames(chosenId && 'max-lg:sr-only', 'print:hidden')}>
        <ListHead title={title} description={text.description} add={chosenId ? null : add} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <ListCard
          list={list}
          text={text}
          icon={MessagesSquare}
          add={add}
          card={{ className: classNames(chosenId && 'max-lg:hidden', 'print:hidden') }}
          filters={{
            search: text.search,
            fields: [{ by: 'property', label: text.property, every: text.allProperties, isLabelShown: true }],
            chips: [
              {
                label: text.filters,
                of: { state: { unread: text.unread, archived: text.archived } },
              },
            ],
            isOneLine: false,
          }}
        >
          {(rows) => <InboxList rows={rows} chosenId={chosenId} search={search} />}
        </ListCard>
        {chosenId ? (
          <ConversationPane
            key={chosenId}
            id={chosenId}
            backTo={search ? `/messages?${search}` : '/messages'}
          />
        ) : (
          <Card isFlush className="max-lg:hidden">
            <EmptyState icon={MessagesSquare} title={text.chooseTitle} text={text.chooseText} />
          </Card>
        )}
      </div>
    </>
  );
}
