import { useQuery } from '@tanstack/react-query';
import { Archive, ArrowDownUp, Building2, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { propertyListSpec, propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { SavedViewsMenu } from '#src/islands/owner-dashboard/lists/saved-views-menu.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useListPages } from '#src/islands/shell/use-list-pages.ts';
import { type ListControls, useListQuery } from '#src/islands/shell/use-list-query.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { ExportButton } from './export-button.tsx';
import { PropertyFilters } from './property-filters.tsx';
import { PropertyRows } from './property-rows.tsx';

const PropertyMap = lazy(() => import('./property-map.tsx').then((file) => ({ default: file.PropertyMap })));

/** Every property of the organisation, as cards, as a table or on a map. */
export function Screen() {
  const { properties } = useText('ownerPortfolio');
  const common = useText('common');
  const { id, can } = useOrganization();
  const list = useListQuery(propertyListSpec);
  const isMap = new URLSearchParams(useSearch()).get('view') === 'map';
  const pages = useListPages({ ...propertyQueries.list(id, list.query), enabled: !isMap });
  const totals = useQuery(totalsQueries.organization(id));
  useLive([{ table: 'organization_totals', filter: `organization_id=eq.${id}` }], [propertyQueries.all]);

  return (
    <>
      <PageHeader
        title={properties.title}
        count={list.isFiltered ? undefined : totals.data?.property_count}
        actions={
          <>
            <SavedViewsMenu name="properties" list={list} spec={propertyListSpec} />
            <ExportButton query={list.query} />
            <AppLink to="/properties/files" className={buttonClass({})}>
              <ArrowDownUp size={18} aria-hidden="true" />
              {properties.files}
            </AppLink>
            {can('portfolio.write') ? <AddLink /> : null}
          </>
        }
      />
      <Card isFlush>
        <PropertyFilters list={list} isMap={isMap} />
        {isMap ? (
          <Suspense fallback={<SkeletonTable label={common.states.loading} />}>
            <PropertyMap list={list} />
          </Suspense>
        ) : (
          <QueryView
            query={pages}
            skeleton={<SkeletonTable label={common.states.loading} />}
            isEmpty={(rows) => rows.length === 0}
            empty={<Empty list={list} />}
          >
            {(rows) => <PropertyRows rows={rows} pages={pages} list={list} />}
          </QueryView>
        )}
      </Card>
    </>
  );
}

function AddLink() {
  const { properties } = useText('ownerPortfolio');
  return (
    <AppLink to="/properties/new" className={buttonClass({ variant: 'primary' })}>
      <Plus size={18} aria-hidden="true" />
      {properties.add}
    </AppLink>
  );
}

function Empty({ list }: { list: ListControls }) {
  const { properties } = useText('ownerPortfolio');
  const { actions } = useText('common');
  const { can } = useOrganization();
  if (!list.isFiltered) {
    return (
      <EmptyState
        icon={Building2}
        title={properties.emptyTitle}
        text={properties.emptyText}
        action={can('portfolio.write') ? <AddLink /> : undefined}
      />
    );
  }
  const isOnlyArchived = list.query.search === '' && Object.keys(list.query.filters).join() === 'state';
  return (
    <EmptyState
      icon={isOnlyArchived ? Archive : Building2}
      title={isOnlyArchived ? properties.noArchivedTitle : properties.noMatchTitle}
      text={isOnlyArchived ? properties.noArchivedText : properties.noMatchText}
      action={<Button onClick={list.clearFilters}>{actions.clearAll}</Button>}
    />
  );
}
