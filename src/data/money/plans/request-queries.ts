import { unwrap } from '#src/data/errors.ts';
import { type PrimaryTenant, primaryTenants } from '#src/data/leasing/leases/primary-tenants.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

/** What a tenant asked for: to pay what was owed in monthly instalments. Amounts are minor units. */
export type PlanRequest = Selected<'plan_requests', typeof COLUMNS>;

const COLUMNS =
  'id, leaseId, userId, status, currency, owedMinor, instalmentCount, firstOn, message, answer, createdAt';
const MOST = 50;

/** A request that waits, with who asks. */
export type AskedPlan = PlanRequest & { readonly primaryTenant: PrimaryTenant | null };

/** The requests that wait for an organization's answer, the oldest first. */
export const openPlanRequestsQuery = (organizationId: string) =>
  query(['plans', 'organization', organizationId, 'open'], async (): Promise<AskedPlan[]> => {
    const answer = await select('plan_requests', COLUMNS, { organizationId, status: 'open' })
      .order('createdAt')
      .limit(MOST);
    const requests = unwrap(answer) as PlanRequest[];
    const tenants = await primaryTenants(
      organizationId,
      requests.map(({ leaseId }) => leaseId),
    );
    return requests.map((request) => ({
      ...request,
      primaryTenant: tenants.get(request.leaseId) ?? null,
    }));
  });

/** The newest request of a lease; null where there was never one. */
export const planRequestQuery = (leaseId: string) =>
  rowsQuery(['plans', leaseId, 'request'], () =>
    select('plan_requests', COLUMNS, { leaseId })
      .order('createdAt', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
