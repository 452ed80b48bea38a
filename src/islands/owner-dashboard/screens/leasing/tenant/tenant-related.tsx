import { useQuery } from '@tanstack/react-query';
import { type PersonPage, personPageQueries } from '#src/data/leasing/people/page-queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { applicationQueries } from '#src/data/screening/applications/queries.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { type Related, RelatedCard } from '#src/islands/shell/record/related-card.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';

interface TenantRelatedProps {
  person: PersonPage;
  leases: readonly Tenant[];
}

/** Their unit, what they answer for, how they came, what they paid and wrote. */
export function TenantRelated({ person, leases }: TenantRelatedProps) {
  const text = useText('ownerTenantPage').tenantPage;
  const { finance } = useText('ownerMoney');
  const { enums } = useText('common');
  const { names } = useText('ownerScreening');
  const { id, can } = useOrganization();
  const ids = leases.map(({ leaseId }) => leaseId);
  const { data: applications = [] } = useQuery({
    ...applicationQueries.ofLeases(id, ids),
    enabled: ids.length > 0,
  });
  const { data: guaranteed = [] } = useQuery(personPageQueries.guaranteed(id, person.id));
  const placeOf = (place: { propertyName: string; unitLabel: string }) =>
    finance.place({ property: place.propertyName, unit: place.unitLabel });
  const has = (permission: 'money.read' | 'messages.read') => ids.length > 0 && can(permission);
  const { related: kinds } = text;
  const ofLeases = new URLSearchParams(ids.map((lease) => ['f.lease', lease]));
  return (
    <RelatedCard
      items={[
        ...useUnits(leases),
        ...guaranteed.map((lease) => ({
          kind: kinds.guaranteed,
          name: placeOf(lease),
          to: recordPath.lease(lease.id),
          line: enums.leaseStatus[lease.status],
        })),
        ...applications.map(({ id: application, propertyName, unitLabel, status }) => ({
          kind: kinds.application,
          name: unitLabel ? placeOf({ propertyName, unitLabel }) : propertyName,
          to: recordPath.application(application),
          line: names.status[status],
        })),
        has('money.read')
          ? {
              kind: kinds.payments,
              name: text.allPayments,
              to: `/finance/payments?${new URLSearchParams({ q: person.fullName })}`,
            }
          : null,
        has('messages.read')
          ? { kind: kinds.messages, name: text.allMessages, to: `/messages?${ofLeases}` }
          : null,
      ]}
    />
  );
}

/** The units they have today. */
function useUnits(leases: readonly Tenant[]): Related[] {
  const text = useText('ownerTenantPage').tenantPage;
  return leases
    .filter(({ status, hasLeft }) => isOccupying(status) && !hasLeft)
    .map(({ unitId, unitLabel, propertyName }) => ({
      kind: text.related.unit,
      name: unitLabel,
      to: recordPath.unit(unitId),
      line: propertyName,
    }));
}
