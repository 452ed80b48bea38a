import { Plus, Timer, Wrench } from 'lucide-react';
import { maintenanceListSpec, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListFoot } from '#src/islands/shell/list/list-foot.tsx';
import { NoMatch } from '#src/islands/shell/list/no-match.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { useListQuery } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { MaintenanceFilters } from './maintenance-filters.tsx';
import { MaintenanceTable } from './maintenance-table.tsx';

/** What is to be repaired in the whole portfolio, the newest first. */
export function Screen() {
  const { title, office: text } = useText('maintenance');
  const common = useText('common');
  const { id, can } = useOrganization();
  const list = useListQuery(maintenanceListSpec);
  const pages = useListPages(maintenanceQueries.list(id, list.query));
  useLive([{ table: 'maintenance_requests', filter: `organization_id=eq.${id}` }], [maintenanceQueries.all]);
  return (
    <>
      <PageHeader
        title={title}
        description={text.description}
        actions={
          <>
            <AppLink to="/maintenance/service-levels" className={buttonClass()}>
              <Timer size={18} aria-hidden="true" />
              {text.serviceLevels}
            </AppLink>
            {can('maintenance.write') ? <NewLink /> : null}
          </>
        }
      />
      <Card isFlush>
        <MaintenanceFilters list={list} />
        <QueryView
          query={pages}
          skeleton={<SkeletonTable label={common.states.loading} />}
          isEmpty={(rows) => rows.length === 0}
          empty={list.isFiltered ? <NoMatch text={text} onClear={list.clearFilters} /> : <NoneYet />}
        >
          {(rows) => (
            <>
              <MaintenanceTable list={list} rows={rows} />
              <ListFoot rows={rows} pages={pages} />
            </>
          )}
        </QueryView>
      </Card>
    </>
  );
}

function NewLink() {
  const { office: text } = useText('maintenance');
  return (
    <AppLink to="/maintenance/new" className={buttonClass({ variant: 'primary' })}>
      <Plus size={18} aria-hidden="true" />
      {text.add}
    </AppLink>
  );
}

function NoneYet() {
  const { office: text } = useText('maintenance');
  const { can } = useOrganization();
  return (
    <EmptyState
      icon={Wrench}
      title={text.emptyTitle}
      text={text.emptyText}
      action={can('maintenance.write') ? <NewLink /> : undefined}
    />
  );
}
