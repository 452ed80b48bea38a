import { useQuery } from '@tanstack/react-query';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { invitationQueries } from '#src/data/people/invitations/queries.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { holdsUnit } from '#src/domain/leasing/lease.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Avatar } from '#src/ui/components/avatar.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { FormerTenants } from './former-tenants.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { invitationFacts } from './invitation-state.ts';

// What happens once in a lease's term, or never.
const DepartureRow = lazyPart(
  () => import('../lease-end/departure-row.tsx').then((file) => file.DepartureRow),
  { isOptional: true },
);

/** The tenants of the lease and where each stands with the portal. */
export function TenantsCard({ lease, tenants }: { lease: Lease; tenants: readonly Tenant[] }) {
  const text = useText('ownerMoney').lease;
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(
    invitationQueries.ofTenants(
      id,
      tenants.map((tenant) => tenant.id),
    ),
  );
  return (
    <Card title={text.tenants}>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} />}>
        {(invitations) => (
          <ul className="grid gap-4">
            {tenants.map((tenant) => (
              <li key={tenant.id} className="grid gap-3 border-b border-line pb-4 last:border-0 last:pb-0">
                <Person tenant={tenant} hasOthers={tenants.length > 1} />
                <InvitationRow
                  lease={lease}
                  tenant={tenant}
                  facts={invitationFacts(tenant, invitations, Date.now())}
                />
                {tenants.length > 1 && holdsUnit(lease.status) ? (
                  <DepartureRow lease={lease} tenant={tenant} tenants={tenants} />
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <FormerTenants lease={lease} />
    </Card>
  );
}

function Person({ tenant, hasOthers }: { tenant: Tenant; hasOthers: boolean }) {
  const text = useText('ownerMoney').lease;
  return (
    <div className="flex items-start gap-3">
      <Avatar name={tenant.fullName} />
      <div className="min-w-0">
        <AppLink to={`/tenants/${tenant.personId}`} className="font-medium text-action hover:underline">
          {tenant.fullName}
        </AppLink>
        {hasOthers && tenant.isPrimary ? <p className="text-14 text-hint">{text.main}</p> : null}
        {tenant.email ? (
          <p className="text-14 wrap-anywhere">
            <a href={`mailto:${tenant.email}`} className="inline-block py-1 text-action hover:underline">
              {tenant.email}
            </a>
          </p>
        ) : null}
        {tenant.phone ? (
          <p className="text-14">
            <a href={`tel:${tenant.phone}`} className="inline-block py-1 text-action hover:underline">
              {formatPhone(tenant.phone)}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
