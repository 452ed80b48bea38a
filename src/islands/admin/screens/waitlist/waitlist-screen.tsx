import { useQuery } from '@tanstack/react-query';
import { Download, MailPlus } from 'lucide-react';
import { useState } from 'react';
import {
  fetchWholeWaitlist,
  type VisitorQuery,
  visitorQueries,
  type WaitlistEntry,
  type WaitlistState,
} from '#src/data/admin/visitor-queries.ts';
import { saveFile } from '#src/data/receipts/download.ts';
import type { ListSpec } from '#src/domain/list-query.ts';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/time-zone.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useListPages } from '#src/islands/shell/use-list-pages.ts';
import { useListQuery } from '#src/islands/shell/use-list-query.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { AfterSecondFactor } from '../../after-second-factor.tsx';
import { DeleteEntry } from './delete-entry.tsx';
import { waitlistCsv } from './waitlist-csv.ts';
import { WaitlistTable } from './waitlist-table.tsx';

const states: readonly WaitlistState[] = ['confirmed', 'unconfirmed'];
const spec: ListSpec = {
  filters: { state: states },
  sortColumns: ['created_at'],
  defaultSort: { column: 'created_at', direction: 'desc' },
};

/** Who wants to hear when the product opens: found, saved as a file, deleted on request. */
export function WaitlistScreen() {
  return (
    <AfterSecondFactor>
      <Waitlist />
    </AfterSecondFactor>
  );
}

function Waitlist() {
  const { waitlist: text } = useText('admin');
  const { actions, states: common, table } = useText('common');
  const list = useListQuery(spec);
  const query: VisitorQuery<WaitlistState> = {
    search: list.query.search,
    state: states.find((state) => list.query.filters.state?.includes(state)) ?? null,
  };
  const pages = useListPages(visitorQueries.waitlist(query));
  const counts = useQuery(visitorQueries.counts());
  const [chosen, setChosen] = useState<WaitlistEntry | null>(null);
  const isEmptyList = !list.isFiltered;
  return (
    <>
      <PageHeader
        title={text.title}
        description={counts.data ? text.description(counts.data) : text.loading}
        actions={<ExportButton query={query} />}
      />
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
              icon={MailPlus}
              title={isEmptyList ? text.emptyTitle : text.noneTitle}
              text={isEmptyList ? text.emptyText : text.noneText}
            />
          </Card>
        }
      >
        {(rows) => (
          <Card isFlush>
            <WaitlistTable entries={rows} onDelete={setChosen} />
            <LoadMore
              label={table.loadMore}
              shownText={table.shown({ count: rows.length })}
              onLoad={pages.loadMore}
              isBusy={pages.isLoadingMore}
            />
          </Card>
        )}
      </QueryView>
      <DeleteEntry entry={chosen} onClose={() => setChosen(null)} />
    </>
  );
}

function ExportButton({ query }: { query: VisitorQuery<WaitlistState> }) {
  const { waitlist: text } = useText('admin');
  const action = useAction({
    mutationFn: () => fetchWholeWaitlist(query),
    onDone: (entries) => {
      const file = new Blob([waitlistCsv(entries, text)], { type: 'text/csv;charset=utf-8' });
      saveFile(file, `${text.fileName}-${todayIn(DEFAULT_TIME_ZONE, Date.now())}.csv`);
    },
    toast: (entries) => text.exported({ count: entries.length }),
  });
  return (
    <>
      {action.error ? <Notice tone="bad">{action.error}</Notice> : null}
      <Button icon={Download} isBusy={action.isRunning} onClick={() => void action.run(undefined)}>
        {text.exportCsv}
      </Button>
    </>
  );
}
