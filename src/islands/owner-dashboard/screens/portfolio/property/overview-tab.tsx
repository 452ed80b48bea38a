import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import type { PropertyDetail } from '#src/data/portfolio/properties/queries.ts';
import { type Unit, unitListSpec, unitQueries } from '#src/data/portfolio/units/queries.ts';
import { emptyListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { ListCard } from '#src/islands/shell/list/list-card.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';
import { addressLine } from '../parts/address.ts';
import { UnitDialog } from '../unit-form/later-unit-dialog.ts';
import { unitPath, useUnitColumns } from '../units/unit-columns.tsx';
import { CondominiumCard, FinancesCard } from './fact-cards.tsx';
import { MonthCard } from './month-card.tsx';
import { OwnersCard } from './owners-card.tsx';

const PhotosCard = lazyPart(() => import('./photos-card.tsx').then((file) => file.PhotosCard), {
  fallback: () => <Skeleton className="h-40 w-full" />,
});

/** The property at a glance: its units with who rents them, how full it is, how the month goes, where it is. */
export function OverviewTab({ property }: { property: PropertyDetail }) {
  const { property: text, propertyForm } = useText('ownerPortfolio');
  const { can } = useOrganization();
  return (
    <div className="grid items-start gap-6 xl:grid-cols-12">
      <div className="grid min-w-0 gap-6 xl:col-span-8">
        <UnitsCard property={property} />
        <PhotosCard propertyId={property.id} />
      </div>
      <div className="grid min-w-0 gap-6 md:grid-cols-2 xl:col-span-4 xl:grid-cols-1">
        {can('money.read') ? <MonthCard propertyId={property.id} /> : null}
        <Card title={propertyForm.place}>
          <DefinitionList
            items={[
              { term: text.address, value: addressLine(property) },
              { term: text.province, value: property.province },
              ...(property.reference ? [{ term: text.reference, value: property.reference }] : []),
            ]}
          />
        </Card>
        <CondominiumCard property={property} />
        {can('people.read') ? <OwnersCard propertyId={property.id} /> : null}
        {can('money.read') ? <FinancesCard propertyId={property.id} /> : null}
      </div>
    </div>
  );
}

function UnitsCard({ property }: { property: PropertyDetail }) {
  const { property: text, units } = useText('ownerPortfolio');
  const { id, can } = useOrganization();
  const [edited, setEdited] = useState<Unit | 'new' | null>(null);
  const list = useList({
    query: () =>
      unitQueries.list(id, { ...emptyListQuery(unitListSpec), filters: { property: [property.id] } }),
  });
  const columns = useUnitColumns(setEdited);
  return (
    <>
      <ListCard
        list={list}
        text={{ emptyTitle: text.noUnitsTitle, emptyText: text.noUnitsText }}
        icon={DoorOpen}
        card={{
          title: text.units,
          action: (
            <AppLink to={`/properties/${property.id}/units`} className={buttonClass({ size: 'sm' })}>
              {text.allUnits}
            </AppLink>
          ),
        }}
        add={
          can('portfolio.write') && !property.archivedAt
            ? { label: units.add, onSelect: () => setEdited('new') }
            : null
        }
        // What the property's own list of units has is left out.
        columns={columns.filter((column) => !['property_name', 'market_rent_minor'].includes(column.id))}
        path={unitPath}
        foot={{ isOnlyForMore: true }}
      />
      {edited ? (
        <UnitDialog
          unit={edited === 'new' ? null : edited}
          propertyId={property.id}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}
