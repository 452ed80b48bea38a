import { atOnceQuery, part } from '#src/data/at-once.ts';
import { call } from '#src/data/call.ts';
import { type MaintenanceRequest, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { type Charge, chargeQueries } from '#src/data/money/charges/queries.ts';
import { type Payment, paymentQueries } from '#src/data/money/payments/queries.ts';
import { type PlanRequest, planRequestQuery } from '#src/data/money/plans/request-queries.ts';
import { leaseRefundQueries, type Refund } from '#src/data/money/refunds/lease-queries.ts';
import { invitationQueries, type TenantInvitation } from '#src/data/people/invitations/queries.ts';
import { formerTenantsQuery } from '../people/former-queries.ts';
import { type Tenant, tenantQueries, withBalance as withTenantBalance } from '../people/queries.ts';
import { type LeaseEvent, leaseEventQueries } from './event-queries.ts';
import { chainOf, leaseHistoryQueries, type MovedLease } from './history-queries.ts';
import { type Lease, leaseQueries, type RentStep, withBalance } from './queries.ts';

/** `lease_overview`: the rows of each query, as the database has them. */
interface LeaseOverview {
  readonly lease: Lease;
  readonly tenants: readonly Tenant[];
  readonly formerTenants: readonly Tenant[];
  readonly chain: readonly MovedLease[];
  readonly invitations: TenantInvitation[];
  readonly charges: Charge[];
  readonly openCharges: Charge[];
  readonly payments: Payment[];
  readonly refunds: Refund[];
  readonly rentSteps: RentStep[];
  readonly planRequest: PlanRequest | null;
  readonly events: LeaseEvent[];
  readonly requests: MaintenanceRequest[];
}

/** What the page of a lease shows before anything is opened on it. */
export const leaseOverviewQuery = (organizationId: string, leaseId: string) =>
  atOnceQuery(['lease', organizationId, leaseId], async () => {
    const found = (await call('lease_overview', { leaseId })) as unknown as LeaseOverview | null;
    return found ? leaseParts(organizationId, leaseId, found) : [];
  });

function leaseParts(organizationId: string, leaseId: string, found: LeaseOverview) {
  const tenantIds = found.tenants.map(({ id }) => id);
  return [
    part(leaseQueries.byId(organizationId, leaseId), withBalance(found.lease)),
    part(tenantQueries.ofLease(organizationId, leaseId), found.tenants.map(withTenantBalance)),
    part(formerTenantsQuery(organizationId, leaseId), found.formerTenants.map(withTenantBalance)),
    part(leaseHistoryQueries.chain(organizationId, leaseId), chainOf(leaseId, found.chain)),
    part(invitationQueries.ofTenants(organizationId, tenantIds), found.invitations),
    part(chargeQueries.ofLease(organizationId, leaseId), found.charges),
    part(chargeQueries.openOfLease(organizationId, leaseId), found.openCharges),
    part(paymentQueries.ofLease(organizationId, leaseId), found.payments),
    part(leaseRefundQueries.ofLease(leaseId), found.refunds),
    part(leaseQueries.rentSteps(organizationId, leaseId), found.rentSteps),
    part(planRequestQuery(leaseId), found.planRequest),
    part(leaseEventQueries.events(organizationId, leaseId), found.events),
    part(maintenanceQueries.ofLease(leaseId), found.requests),
  ];
}
