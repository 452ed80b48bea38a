import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

/** Where a user works: organisations with the user's role in each. A user works in few, so there are no pages. */
async function fetchOrganizations(userId: string) {
  const memberships = unwrap(
    await getClient()
      .from('memberships')
      .select('role, organization:organizations(id, name, default_currency, time_zone, closed_at)')
      .eq('user_id', userId)
      .order('created_at'),
  );
  return memberships.map(({ role, organization }) => ({
    id: organization.id,
    name: organization.name,
    role,
    defaultCurrency: organization.default_currency,
    timeZone: organization.time_zone,
    isClosed: organization.closed_at !== null,
  }));
}

export type OrganizationRow = Awaited<ReturnType<typeof fetchOrganizations>>[number];

/** Time zone of whom the user rents from (of several, the newest organisation's), or null without a lease. */
async function fetchLandlordTimeZone(): Promise<string | null> {
  // Tenants see no other organisations than their landlords'.
  const landlords = unwrap(
    await getClient()
      .from('organizations')
      .select('time_zone')
      .order('created_at', { ascending: false })
      .limit(1),
  );
  return landlords[0]?.time_zone ?? null;
}

async function fetchHasLease(userId: string): Promise<boolean> {
  const memberships = unwrap(
    await getClient().from('lease_tenants').select('id').eq('user_id', userId).limit(1),
  );
  return memberships.length > 0;
}

/** Which of the user's organisations has a record of ours, by its id; null for none. */
async function fetchOrganizationOf(recordId: string): Promise<string | null> {
  // The generated type does not know that a function may answer null.
  return unwrap(await getClient().rpc('find_organization_of', { p_id: recordId })) as string | null;
}

export const sessionQueries = {
  organizations: (userId: string) =>
    queryOptions({
      queryKey: ['session', userId, 'organizations'],
      queryFn: () => fetchOrganizations(userId),
    }),
  organizationOf: (recordId: string) =>
    queryOptions({
      queryKey: ['session', 'organization-of', recordId],
      queryFn: () => fetchOrganizationOf(recordId),
      // A record never moves to another organisation.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  landlordTimeZone: (userId: string) =>
    queryOptions({
      queryKey: ['session', userId, 'landlord-time-zone'],
      queryFn: fetchLandlordTimeZone,
    }),
  hasLease: (userId: string) =>
    queryOptions({
      queryKey: ['session', userId, 'has-lease'],
      queryFn: () => fetchHasLease(userId),
    }),
};
