import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { TENANT_COLUMNS, type Tenant, withBalance } from './queries.ts';

/** Who left a lease that others went on with, the latest first. */
export const formerTenantsQuery = (organizationId: string, leaseId: string) =>
  queryOptions({
    queryKey: ['tenants', organizationId, 'lease', leaseId, 'former'],
    queryFn: async () => {
      const answer = await getClient()
        .from('tenants_list')
        .select(TENANT_COLUMNS)
        .eq('organizationId', organizationId)
        .eq('leaseId', leaseId)
        .eq('hasLeft', true)
        .order('leftOn', { ascending: false })
        .order('fullNameOrder');
      return (unwrap(answer) as Tenant[]).map(withBalance);
    },
  });
