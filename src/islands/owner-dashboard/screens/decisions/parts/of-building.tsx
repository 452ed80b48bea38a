import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { NotFound } from '#src/islands/shell/not-found.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** What an address says of a building, where the organization has it; else that nothing is there. */
export function OfBuilding({ propertyId, children }: { propertyId: string; children: ReactNode }) {
  const { states } = useText('common');
  const { id: organizationId } = useOrganization();
  const query = useQuery(leaseQueries.properties(organizationId));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(buildings) => (buildings.some(({ id }) => id === propertyId) ? children : <NotFound />)}
    </QueryView>
  );
}
