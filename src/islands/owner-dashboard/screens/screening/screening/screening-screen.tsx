import { ClipboardCheck, Plus } from 'lucide-react';
import { applicationListSpec, applicationQueries } from '#src/data/screening/applications/queries.ts';
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
import { ApplicationsTable } from './applications-table.tsx';
import { RetentionCard } from './retention-card.tsx';

/** Everybody who would like to rent, the newest first. */
export function Screen() {
  const { list: text } = useText('ownerScreening');
  const common = useText('common');
  const { id, can } = useOrganization();
  const list = useListQuery(applicationListSpec);
  const pages = useListPages(applicationQueries.list(id, list.query));
  useLive([{ table: 'applications', filter: `organization_id=eq.${id}` }], [applicationQueries.all]);
  return (
    <>
      <PageHeader title={text.title} actions={can('people.write') ? <NewLink /> : null} />
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
              <ApplicationsTable list={list} rows={rows} onEnd={pages.loadOnScroll} />
              <ListFoot
                rows={rows}
                pages={pages}
                search={{ by: 'search_applications', text: list.query.search }}
              />
            </>
          )}
        </QueryView>
      </Card>
      <RetentionCard />
    </>
  );
}

function Filters({ list }: { list: ListControls }) {
  const { list: text, names } = useText('ownerScreening');
  const { actions } = useText('common');
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line p-4">
      <ListSearch className="min-w-56 flex-1 sm:max-w-80" label={text.search} list={list} />
      <FilterChips
        label={text.filters}
        chips={applicationListSpec.filters.status.map((id) => ({ id, label: names.status[id] }))}
        active={list.query.filters.status ?? []}
        onToggle={(id) => list.toggleFilter('status', id)}
        clear={{ label: actions.clearAll, run: list.clearFilters }}
      />
    </div>
  );
}

function NewLink() {
  const { list: text } = useText('ownerScreening');
  return (
    <AppLink to="/tenant-screening/new" className={buttonClass({ variant: 'primary' })}>
      <Plus size={18} aria-hidden="true" />
      {text.add}
    </AppLink>
  );
}

function NoneYet() {
  const { list: text } = useText('ownerScreening');
  const { can } = useOrganization();
  return (
    <EmptyState
      icon={ClipboardCheck}
      title={text.emptyTitle}
      text={text.emptyText}
      action={can('people.write') ? <NewLink /> : undefined}
    />
  );
}
