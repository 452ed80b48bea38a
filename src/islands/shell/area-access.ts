import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from '#src/data/people/session/queries.ts';
import type { UserType } from '#src/domain/foundation/enums.ts';
import type { GateSession } from './auth-gate.tsx';
import type { AreaName } from './routes.ts';

/**
 * Whether an area is for a user: by the user type, and also for an owner who rents a flat (tenant area) or a tenant who
 * helps an owner (owner area). `undefined` while the server is asked.
 */
export function useAreaAccess(
  area: AreaName,
  userTypes: readonly UserType[],
  session: GateSession,
): boolean | undefined {
  const isByType = userTypes.includes(session.userType);
  const memberships = useQuery({
    ...sessionQueries.organizations(session.userId),
    enabled: !isByType && area === 'owner',
  });
  const lease = useQuery({
    ...sessionQueries.hasTenantArea(session.userId),
    enabled: !isByType && area === 'tenant',
  });

  if (isByType) return true;
  if (area === 'owner') return memberships.isError ? false : memberships.data && memberships.data.length > 0;
  if (area === 'tenant') return lease.isError ? false : lease.data;
  return false;
}
