import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { Archive, ArrowDownUp, Building2 } from 'lucide-react';
import { useSearch } from 'wouter';
import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { archiveProperty, restoreProperty } from '#src/data/portfolio/properties/mutations.ts';
import { type Property, propertyListSpec, propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';
import { provinces } from '#src/domain/foundation/provinces.ts';
import { useText } from '#src/i18n/react.tsx';
import { BulkArchive } from '#src/islands/owner-dashboard/lists/bulk-archive.tsx';
import { useSavedViews } from '#src/islands/owner-dashboard/lists/use-saved-views.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import type { BulkActions } from '#src/islands/shell/list/bulk-bar.tsx';
import type { ListFilters } from '#src/islands/shell/list/list-filters.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { LoadingTable } from '#src/islands/shell/loading-shapes.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { PropertyCards } from './property-cards.tsx';
import { LookButtons, SortField } from './property-look.tsx';
import { usePropertiesFile } from './use-properties-file.ts';
import { propertyPath, usePropertyColumns } from './use-property-columns.tsx';
import { $propertiesView } from './view-choice.ts';

const PropertyMap = lazyPart(() => import('./property-map.tsx').then((file) => file.PropertyMap), {
  fallback: LoadingTable,
});

/** Every property of the organisation, as cards, as a table or on a map. */
export function Screen() {
  const { properties: text } = useText('ownerPortfolio');
  const { id, can } = useOrganization();
  const isMap = new URLSearchParams(useSearch()).get('view') === 'map';
  const chosenView = useStore($propertiesView);
  // A phone has no room for cards: there each property is two lines.
  const isTable = useIsPhone() || chosenView === 'table';
  const list = useList({
    asks: propertyListSpec,
    query: (asked) => ({ ...propertyQueries.list(id, asked), enabled: !isMap }),
    live: { sources: ofOrganization(id, 'organization_totals'), reloads: [propertyQueries.all] },
  });
  const totals = useQuery(totalsQueries.organization(id));
  const { search, filters } = list.query;
  const isOnlyArchived = search === '' && Object.keys(filters).join() === 'state';
  return (
    <ListScreen
      list={list}
      text={{
        ...text,
        caption: text.title,
        ...(isOnlyArchived && { noMatchTitle: text.noArchivedTitle, noMatchText: text.noArchivedText }),
      }}
      icon={isOnlyArchived ? Archive : Building2}
      count={totals.data?.propertyCount}
      savedViews={useSavedViews('properties', list)}
      actions={[{ to: '/properties/files', icon: ArrowDownUp, label: text.files }]}
      add={can('portfolio.write') ? { to: '/properties/new', label: text.add } : null}
      filters={useFilters(list, isMap)}
      instead={isMap ? <PropertyMap list={list} /> : undefined}
      columns={usePropertyColumns()}
      path={propertyPath}
      bulk={usePropertiesInBulk(list.query, isTable)}
      exportFile={usePropertiesFile(list.query)}
      searchedBy="search_properties"
      foot={{ shownText: text.shown({ count: list.pages.data?.length ?? 0 }) }}
    >
      {isTable ? undefined : (rows) => <PropertyCards rows={rows} />}
    </ListScreen>
  );
}

function useFilters(list: ListControls, isMap: boolean): ListFilters {
  const { properties: text } = useText('ownerPortfolio');
  const { enums } = useText('common');
  const type = {
    by: 'choice' as const,
    name: 'type',
    label: text.columns.type,
    every: text.allTypes,
    options: propertyListSpec.filters.type.map((value) => ({ value, label: enums.propertyType[value] })),
  };
  const province = {
    by: 'choice' as const,
    name: 'province',
    label: text.columns.province,
    every: text.allProvinces,
    options: provinces.map((name) => ({ value: name, label: name })),
  };
  return {
    search: text.search,
    // The map has an order of its own, and shows every province.
    fields: isMap ? [type] : [type, province, { by: 'order', content: <SortField list={list} /> }],
    chips: [{ label: text.filters, of: { state: { archived: text.archived } } }],
    end: <LookButtons list={list} isMap={isMap} />,
    isOneLine: true,
  };
}

function usePropertiesInBulk({ filters }: ListQuery, isTable: boolean): BulkActions<Property> {
  const { bulk } = useText('ownerPortfolio');
  const { id: organizationId } = useOrganization();
  return {
    label: bulk.label,
    clearLabel: bulk.clear,
    nameOf: (property) => property.name,
    question: String(isTable),
    actions: (chosen, onDone) => (
      <BulkArchive
        chosen={chosen}
        isArchive={filters.state?.includes('archived') ?? false}
        archive={(propertyId) => archiveProperty({ organizationId, propertyId })}
        restore={(propertyId) => restoreProperty({ organizationId, propertyId })}
        onDone={onDone}
      />
    ),
  };
}
