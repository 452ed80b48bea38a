import { Megaphone, Plus } from 'lucide-react';
import { noticeListSpec, noticeQueries, noticeStates } from '#src/data/messages/notices/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListFoot } from '#src/islands/shell/list/list-foot.tsx';
import { ListSearch } from '#src/islands/shell/list/list-search.tsx';
import { NoMatch } from '#src/islands/shell/list/no-match.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { type ListControls, useListQuery } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { NoticesTable } from './notices-table.tsx';

/** What the office tells many tenants at once, the newest first. */
export function Screen() {
  const { title, office: text } = useText('notices');
  const common = useText('common');
  const { id, can } = useOrganization();
  const list = useListQuery(noticeListSpec);
  const pages = useListPages(noticeQueries.list(id, list.query));
  useLive([{ table: 'notices', filter: `organization_id=eq.${id}` }], [noticeQueries.all]);
  return (
    <>
      <PageHeader
        title={title}
        description={text.description}
        actions={can('messages.write') ? <NewLink /> : null}
      />
      <Card isFlush>
        <Filters list={list} />
        <QueryView
          query={pages}
          skeleton={<SkeletonTable label={common.states.loading} />}
          isEmpty={(rows) => rows.length === 0}
          empty={list.isFiltered ? <NoMatch text={text} onClear={list.clearFilters} /> : <NoneYet />}
        >
          {(rows) => (
            <>
              <NoticesTable rows={rows} />
              <ListFoot rows={rows} pages={pages} />
            </>
          )}
        </QueryView>
      </Card>
    </>
  );
}

function Filters({ list }: { list: ListControls }) {
  const { office: text, state } = useText('notices');
  const { actions } = useText('common');
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line p-4">
      <ListSearch className="min-w-56 flex-1 sm:max-w-80" label={text.search} list={list} />
      <FilterChips
        label={text.filters}
        chips={noticeStates.map((id) => ({ id, label: state[id] }))}
        active={list.query.filters.state ?? []}
        onToggle={(id) => list.toggleFilter('state', id)}
        clear={{ label: actions.clearAll, run: list.clearFilters }}
      />
    </div>
  );
}

function NewLink() {
  const { office: text } = useText('notices');
  return (
    <AppLink to="/notices/new" className={buttonClass({ variant: 'primary' })}>
      <Plus size={18} aria-hidden="true" />
      {text.add}
    </AppLink>
  );
}

function NoneYet() {
  const { office: text } = useText('notices');
  const { can } = useOrganization();
  return (
    <EmptyState
      icon={Megaphone}
      title={text.emptyTitle}
      text={text.emptyText}
      action={can('messages.write') ? <NewLink /> : undefined}
    />
  );
}
