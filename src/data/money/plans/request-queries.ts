import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { type PrimaryTenant, primaryTenants } from '#src/data/leasing/leases/primary-tenants.ts';
import type { Row } from '#src/data/rows.ts';

/** What a tenant asked for: to pay what was owed in monthly instalments. Amounts are minor units. */
export type PlanRequest = Pick<
  Row<'plan_requests'>,
  | 'id'
  | 'leaseId'
  | 'userId'
  | 'status'
  | 'currency'
  | 'owedMinor'
  | 'instalmentCount'
  | 'firstOn'
  | 'message'
  | 'answer'
  | 'createdAt'
>;

const COLUMNS =
  'id, leaseId, userId, status, currency, owedMinor, instalmentCount, firstOn, message, answer, createdAt';
const MOST = 50;

/** A request that waits, with who asks. */
export type AskedPlan = PlanRequest & { readonly primaryTenant: PrimaryTenant | null };

/** The requests that wait for an organization's answer, the oldest first. */
export const openPlanRequestsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['plans', 'organization', organizationId, 'open'],
    queryFn: async (): Promise<AskedPlan[]> => {
      const answer = await getClient()
        .from('plan_requests')
        .select(COLUMNS)
        .eq('organizationId', organizationId)
        .eq('status', 'open')
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
    },
  });

/** The newest request of a lease; null where there was never one. */
export const planRequestQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['plans', leaseId, 'request'],
    queryFn: async () => {
      const answer = await getClient()
        .from('plan_requests')
        .select(COLUMNS)
        .eq('leaseId', leaseId)
        .order('createdAt', { ascending: false })
        .limit(1)
        .maybeSingle();
      return unwrap(answer) as PlanRequest | null;
    },
  });
