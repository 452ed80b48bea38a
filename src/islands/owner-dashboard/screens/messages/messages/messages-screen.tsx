import { MessagesSquare, Plus } from 'lucide-react';
import { useSearch } from 'wouter';
import { type Conversation, conversationListSpec, messageQueries } from '#src/data/messages/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { NoMatch } from '#src/islands/shell/list/no-match.tsx';
import { type ListPages, useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { type ListControls, useListQuery } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { classNames } from '#src/ui/class-names.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';

/** Conversations with tenants beside the one that is open; on a phone one after the other. */
export function Screen({ params }: ScreenProps) {
  const { title, inbox } = useText('messages');
  const { id, can } = useOrganization();
  const { userId } = useSession();
  const list = useListQuery(conversationListSpec);
  const pages = useListPages(messageQueries.list(id, list.query));
  const search = useSearch();
  useLive(
    [
      { table: 'conversations', filter: `organization_id=eq.${id}` },
      { table: 'conversation_marks', filter: `user_id=eq.${userId}` },
    ],
    [messageQueries.all],
  );
  const chosenId = params.id ?? null;
  return (
    <>
      <div className={classNames(chosenId && 'max-lg:sr-only', 'print:hidden')}>
        <PageHeader
          title={title}
          description={inbox.description}
          actions={can('messages.write') && !chosenId ? <NewLink /> : null}
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <Card isFlush className={classNames(chosenId && 'max-lg:hidden', 'print:hidden')}>
          <InboxFilters list={list} />
          <Conversations list={list} pages={pages} chosenId={chosenId} search={search} />
        </Card>
        {chosenId ? (
          <ConversationPane
            key={chosenId}
            id={chosenId}
            backTo={search ? `/messages?${search}` : '/messages'}
          />
        ) : (
          <Card isFlush className="max-lg:hidden">
            <EmptyState icon={MessagesSquare} title={inbox.chooseTitle} text={inbox.chooseText} />
          </Card>
        )}
      </div>
    </>
  );
}

interface ConversationsProps {
  list: ListControls;
  pages: ListPages<Conversation>;
  chosenId: string | null;
  search: string;
}

function Conversations({ list, pages, chosenId, search }: ConversationsProps) {
  const { inbox } = useText('messages');
  const { table, states } = useText('common');
  return (
    <QueryView
      query={pages}
      skeleton={<SkeletonTable label={states.loading} />}
      isEmpty={(rows) => rows.length === 0}
      empty={list.isFiltered ? <NoMatch text={inbox} onClear={list.clearFilters} /> : <NoneYet />}
    >
      {(rows) => (
        <>
          <InboxList rows={rows} chosenId={chosenId} search={search} />
          <LoadMore
            label={table.loadMore}
            shownText={table.shown({ count: rows.length })}
            onLoad={pages.loadMore}
            isBusy={pages.isLoadingMore}
          />
        </>
      )}
    </QueryView>
  );
}

function NewLink() {
  const { inbox } = useText('messages');
  return (
    <AppLink to="/messages/new" className={buttonClass({ variant: 'primary' })}>
      <Plus size={18} aria-hidden="true" />
      {inbox.newMessage}
    </AppLink>
  );
}

function NoneYet() {
  const { inbox } = useText('messages');
  const { can } = useOrganization();
  return (
    <EmptyState
      icon={MessagesSquare}
      title={inbox.emptyTitle}
      text={inbox.emptyText}
      action={can('messages.write') ? <NewLink /> : undefined}
    />
  );
}
