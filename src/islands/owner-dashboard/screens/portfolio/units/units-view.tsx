import { DoorOpen, FileUp, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type Unit, unitListSpec, unitQueries } from '#src/data/portfolio/units/queries.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
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
import { UnitDialog } from '../unit-form/unit-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { UnitFilters } from './unit-filters.tsx';
import { UnitRows } from './unit-rows.tsx';

type UnitsViewProps = {
  title: string;
  count: number | undefined;
  /** Null for the units of all properties. */
  property: { id: string; name: string } | null;
};

/** The units list with its search, filters and dialogs. */
export function UnitsView({ title, count, property }: UnitsViewProps) {
  const common = useText('common');
  const { id } = useOrganization();
  const list = useListQuery(unitListSpec);
  const propertyId = property?.id;
  const query = useMemo(
    () =>
      propertyId ? { ...list.query, filters: { ...list.query.filters, property: [propertyId] } } : list.query,
    [list.query, propertyId],
  );
  const pages = useListPages(unitQueries.list(id, query));
  const [edited, setEdited] = useState<Unit | 'new' | null>(null);
  useLive([{ table: 'organization_totals', filter: `organization_id=eq.${id}` }], [unitQueries.all]);

  return (
    <>
      <PageHeader
        title={title}
        count={list.isFiltered ? undefined : count}
        back={property ? <BackLink to={`/properties/${property.id}`}>{property.name}</BackLink> : undefined}
        actions={
          <HeaderActions
            list={list}
            query={query}
            isInProperty={property !== null}
            onAdd={() => setEdited('new')}
          />
        }
      />
      <Card isFlush>
        <UnitFilters list={list} />
        <QueryView
          query={pages}
          skeleton={<SkeletonTable label={common.states.loading} />}
          isEmpty={(rows) => rows.length === 0}
          empty={<Empty list={list} isInProperty={property !== null} onAdd={() => setEdited('new')} />}
        >
          {(rows) => (
            <UnitRows
              title={title}
              rows={rows}
              pages={pages}
              list={list}
              isAcrossProperties={property === null}
              onEdit={setEdited}
            />
          )}
        </QueryView>
      </Card>
      {edited ? (
        <UnitDialog
          unit={edited === 'new' ? null : edited}
          propertyId={propertyId}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}

type HeaderActionsProps = { list: ListControls; query: ListQuery; isInProperty: boolean; onAdd: () => void };

function HeaderActions({ list, query, isInProperty, onAdd }: HeaderActionsProps) {
  const { units } = useText('ownerPortfolio');
  const { can } = useOrganization();
  return (
    <>
      <SavedViewsMenu name="units" list={list} spec={unitListSpec} />
      <ExportButton query={query} />
      {can('portfolio.write') && !isInProperty ? (
        <AppLink to="/units/import" className={buttonClass({})}>
          <FileUp size={18} aria-hidden="true" />
          {units.importCsv}
        </AppLink>
      ) : null}
      {can('portfolio.write') ? (
        <Button variant="primary" icon={Plus} onClick={onAdd}>
          {units.add}
        </Button>
      ) : null}
    </>
  );
}

type EmptyProps = { list: ListControls; isInProperty: boolean; onAdd: () => void };

function Empty({ list, isInProperty, onAdd }: EmptyProps) {
  const { units } = useText('ownerPortfolio');
  const { actions } = useText('common');
  if (!list.isFiltered) return <NoUnits isInProperty={isInProperty} onAdd={onAdd} />;
  return (
    <EmptyState
      icon={DoorOpen}
      title={units.noMatchTitle}
      text={units.noMatchText}
      action={<Button onClick={list.clearFilters}>{actions.clearAll}</Button>}
    />
  );
}

/** Without any unit: in a property add one here; otherwise begin with a property, which brings its units. */
function NoUnits({ isInProperty, onAdd }: Omit<EmptyProps, 'list'>) {
  const { units, property, properties } = useText('ownerPortfolio');
  const { can } = useOrganization();
  if (isInProperty) {
    return (
      <EmptyState
        icon={DoorOpen}
        title={property.noUnitsTitle}
        text={property.noUnitsText}
        action={
          can('portfolio.write') ? (
            <Button variant="primary" icon={Plus} onClick={onAdd}>
              {units.add}
            </Button>
          ) : undefined
        }
      />
    );
  }
  return (
    <EmptyState
      icon={DoorOpen}
      title={units.emptyTitle}
      text={units.emptyText}
      action={
        can('portfolio.write') ? (
          <AppLink to="/properties/new" className={buttonClass({ variant: 'primary' })}>
            <Plus size={18} aria-hidden="true" />
            {properties.add}
          </AppLink>
        ) : undefined
      }
    />
  );
}
