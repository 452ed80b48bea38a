import { useQuery } from '@tanstack/react-query';
import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { UnitsView } from './units-view.tsx';

/** Units of one property (`/properties/:id/units`) or of all of them (`/units`). */
export function Screen({ params }: ScreenProps) {
  return params.id ? <OfProperty propertyId={params.id} /> : <OfOrganization />;
}

function OfOrganization() {
  const { units } = useText('ownerPortfolio');
  const { id } = useOrganization();
  const totals = useQuery(totalsQueries.organization(id));
  return <UnitsView title={units.title} count={totals.data?.unitCount} property={null} />;
}

function OfProperty({ propertyId }: { propertyId: string }) {
  const { units } = useText('ownerPortfolio');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(propertyQueries.byId(id, propertyId));
  return (
    <QueryView query={query} skeleton={<SkeletonTable label={states.loading} />}>
      {(property) => (
        <UnitsView
          title={units.ofProperty({ property: property.name })}
          count={property.unitCount}
          property={property}
        />
      )}
    </QueryView>
  );
}
