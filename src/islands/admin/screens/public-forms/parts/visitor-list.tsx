import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { VisitorQuery } from '#src/data/public-forms/visitor-queries.ts';
import type { ListSpec } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import type { ListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { type ListControls, useListQuery } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

/** What the address may say of such a list. Make it outside the component. */
export const visitorSpec = (states: readonly string[]): ListSpec => ({
  filters: { state: states },
  sortColumns: ['created_at'],
  defaultSort: { column: 'created_at', direction: 'desc' },
});

/** What a list of visitors is asked for, as the address says it. */
export function useVisitorQuery<State extends string>(spec: ListSpec, states: readonly State[]) {
  const list = useListQuery(spec);
  const query: VisitorQuery<State> = {
    search: list.query.search,
    state: states.find((state) => list.query.filters.state?.includes(state)) ?? null,
  };
  return { list, query };
}

interface VisitorListProps<State extends string, Row> {
  states: readonly State[];
  list: ListControls;
  query: VisitorQuery<State>;
  pages: ListPages<Row>;
  icon: LucideIcon;
  text: Readonly<
    Record<'filter' | 'search' | 'emptyTitle' | 'emptyText' | 'noneTitle' | 'noneText', string>
  > & { readonly states: Readonly<Record<State, string>> };
  children: (rows: readonly Row[]) => ReactNode;
}

/** What visitors left, newest first: found by words and by one state at a time. */
export function VisitorList<State extends string, Row>(props: VisitorListProps<State, Row>) {
  const { states, list, query, pages, icon, text, children } = props;
  const { actions, states: common, table } = useText('common');
  return (
    <>
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
              icon={icon}
              title={list.isFiltered ? text.noneTitle : text.emptyTitle}
              text={list.isFiltered ? text.noneText : text.emptyText}
            />
          </Card>
        }
      >
        {(rows) => (
          <Card isFlush>
            {children(rows)}
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
