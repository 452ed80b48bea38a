import { MessageSquareText } from 'lucide-react';
import { type MessageState, type VisitorQuery, visitorQueries } from '#src/data/admin/visitor-queries.ts';
import type { ListSpec } from '#src/domain/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useListPages } from '#src/islands/shell/use-list-pages.ts';
import { useListQuery } from '#src/islands/shell/use-list-query.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { AfterSecondFactor } from '../../after-second-factor.tsx';
import { MessageItem } from './message-item.tsx';

const states: readonly MessageState[] = ['open', 'answered'];
const spec: ListSpec = {
  filters: { state: states },
  sortColumns: ['created_at'],
  defaultSort: { column: 'created_at', direction: 'desc' },
};

/** What visitors wrote through the contact form, and whether somebody has answered. */
export function MessagesScreen() {
  return (
    <AfterSecondFactor>
      <Messages />
    </AfterSecondFactor>
  );
}

function Messages() {
  const { messages: text } = useText('admin');
  const { actions, states: common, table } = useText('common');
  const list = useListQuery(spec);
  const query: VisitorQuery<MessageState> = {
    search: list.query.search,
    state: states.find((state) => list.query.filters.state?.includes(state)) ?? null,
  };
  const pages = useListPages(visitorQueries.messages(query));
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <FilterChips
          label={text.filter}
          chips={states.map((state) => ({ id: state, label: text.states[state] }))}
          active={query.state ? [query.state] : []}
          onToggle={(id) => list.setFilter('state', query.state === id ? [] : [id])}
        />
        <SearchField
          className="w-full sm:w-80"
          label={text.search}
          value={list.search}
          onChange={list.setSearch}
          clearLabel={actions.clear}
        />
      </div>
      <QueryView
        query={pages}
        skeleton={<SkeletonTable label={common.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <Card>
            <EmptyState
              icon={MessageSquareText}
              title={list.isFiltered ? text.noneTitle : text.emptyTitle}
              text={list.isFiltered ? text.noneText : text.emptyText}
            />
          </Card>
        }
      >
        {(rows) => (
          <Card isFlush>
            <ul>
              {rows.map((message) => (
                <MessageItem key={message.id} message={message} />
              ))}
            </ul>
            <LoadMore
              label={table.loadMore}
              shownText={table.shown({ count: rows.length })}
              onLoad={pages.loadMore}
              isBusy={pages.isLoadingMore}
            />
          </Card>
        )}
      </QueryView>
    </>
  );
}
