import { DoorOpen, FileUp } from 'lucide-react';
import { useState } from 'react';
import { setUnitArchived } from '#src/data/portfolio/units/mutations.ts';
import { type Unit, unitListSpec, unitQueries } from '#src/data/portfolio/units/queries.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { BulkArchive } from '#src/islands/owner-dashboard/lists/bulk-archive.tsx';
import { BulkLeases } from '#src/islands/owner-dashboard/lists/bulk-leases.tsx';
import { useSavedViews } from '#src/islands/owner-dashboard/lists/use-saved-views.tsx';
import type { BulkActions } from '#src/islands/shell/list/bulk-bar.tsx';
import { HeadButton } from '#src/islands/shell/list/head-action.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { UnitDialog } from '../unit-form/later-unit-dialog.ts';
import { unitPath, useUnitColumns } from './unit-columns.tsx';
import { useUnitsFile } from './use-units-file.ts';

type UnitsViewProps = {
  title: string;
  count: number | undefined;
  /** Null for the units of all properties. */
  property: { id: string; name: string } | null;
};

/** The units list with its dialogs. */
export function UnitsView({ title, count, property }: UnitsViewProps) {
  const { units: text, property: own } = useText('ownerPortfolio');
  const { enums } = useText('common');
  const { id, can } = useOrganization();
  const [edited, setEdited] = useState<Unit | 'new' | null>(null);
  const narrowed = (asked: ListQuery): ListQuery =>
    property ? { ...asked, filters: { ...asked.filters, property: [property.id] } } : asked;
  const list = useList({
    asks: unitListSpec,
    query: (asked) => unitQueries.list(id, narrowed(asked)),
    live: { sources: ofOrganization(id, 'organization_totals'), reloads: [unitQueries.all] },
  });
  const columns = useUnitColumns(setEdited);
  return (
    <>
      <ListScreen
        list={list}
        title={title}
        text={{
          ...text,
          caption: title,
          ...(property && { emptyTitle: own.noUnitsTitle, emptyText: own.noUnitsText }),
        }}
        icon={DoorOpen}
        count={count}
        back={property ? <BackLink to={`/properties/${property.id}`}>{property.name}</BackLink> : undefined}
        savedViews={useSavedViews('units', list)}
        actions={
          can('portfolio.write') && !property
            ? [{ to: '/properties/files', icon: FileUp, label: text.importCsv }]
            : undefined
        }
        add={can('portfolio.write') ? { label: text.add, onSelect: () => setEdited('new') } : null}
        empty={property ? undefined : <NoUnits />}
        filters={{
          search: text.search,
          chips: [{ label: text.filters, of: { state: text.states, use: enums.unitUse } }],
        }}
        columns={property ? columns.filter((column) => column.id !== 'property_name') : columns}
        path={unitPath}
        bulk={useUnitsInBulk(list.query)}
        exportFile={useUnitsFile(narrowed(list.query))}
        searchedBy="search_units"
      />
      {edited ? (
        <UnitDialog
          unit={edited === 'new' ? null : edited}
          propertyId={property?.id}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}

function useUnitsInBulk({ filters }: ListQuery): BulkActions<Unit> {
  const { bulk } = useText('ownerPortfolio');
  const { id: organizationId } = useOrganization();
  const put = (isArchived: boolean) => (unitId: string) =>
    setUnitArchived({ organizationId, unitId, isArchived });
  return {
    label: bulk.label,
    clearLabel: bulk.clear,
    nameOf: (unit) => unit.label,
    actions: (chosen, onDone) => (
      <>
        <BulkLeases leaseIds={chosen.map(({ leaseId }) => leaseId)} />
        <BulkArchive
          chosen={chosen}
          isArchive={filters.state?.includes('archived') ?? false}
          archive={put(true)}
          restore={put(false)}
          onDone={onDone}
        />
      </>
    ),
  };
}

/** Without any unit in any property: begin with a property, which brings its units. */
function NoUnits() {
  const { units, properties } = useText('ownerPortfolio');
  const { can } = useOrganization();
  return (
    <EmptyState
      icon={DoorOpen}
      title={units.emptyTitle}
      text={units.emptyText}
      action={
        can('portfolio.write') ? (
          <HeadButton action={{ to: '/properties/new', label: properties.add }} variant="primary" />
        ) : undefined
      }
    />
  );
}
