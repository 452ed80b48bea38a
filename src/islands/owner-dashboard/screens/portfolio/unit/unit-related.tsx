import type { Tenant } from '#src/data/leasing/people/queries.ts';
import type { UnitDetail } from '#src/data/portfolio/units/detail.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { RelatedCard } from '#src/islands/shell/record/related-card.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';

interface UnitRelatedProps {
  unit: UnitDetail;
  tenants: readonly Tenant[] | undefined;
}

/** Where the unit is, who has it, by which lease, and what was to be repaired there. */
export function UnitRelated({ unit, tenants = [] }: UnitRelatedProps) {
  const { related: kinds, ...text } = useText('ownerProperty').unitPage;
  const { enums } = useText('common');
  const { can } = useOrganization();
  return (
    <RelatedCard
      items={[
        ...tenants.map((tenant) => ({
          kind: kinds.tenant,
          name: tenant.fullName,
          to: recordPath.tenant(tenant.personId),
        })),
        unit.leaseId && can('leases.read')
          ? {
              kind: kinds.lease,
              name: text.leaseOf({ unit: unit.label }),
              to: recordPath.lease(unit.leaseId),
              line: unit.leaseStatus ? enums.leaseStatus[unit.leaseStatus] : undefined,
            }
          : null,
        { kind: kinds.property, name: unit.propertyName, to: recordPath.property(unit.propertyId) },
        can('maintenance.read')
          ? { kind: kinds.requests, name: text.allRequests, to: `/maintenance?f.unit=${unit.id}` }
          : null,
      ]}
    />
  );
}
