import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import { TENANT_COLUMNS, type Tenant, withBalance } from './queries.ts';

/** Who left a lease that others went on with, the latest first. */
export const formerTenantsQuery = (organizationId: string, leaseId: string) =>
  query(['tenants', organizationId, 'lease', leaseId, 'former'], async () => {
    const answer = await select('tenants_list', TENANT_COLUMNS, { organizationId, leaseId, hasLeft: true })
      .order('leftOn', { ascending: false })
      .order('fullNameOrder');
    return (unwrap(answer) as Tenant[]).map(withBalance);
  });
