import { call } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { read } from '#src/data/functions.ts';
import { query } from '#src/data/query.ts';
import { type Row, select } from '#src/data/rows.ts';
import { fromFirstCall } from './first-answer.ts';

/** Where a user works: organisations with the user's role in each. A user works in few, so there are no pages. */
async function fetchOrganizations(userId: string): Promise<OrganizationRow[]> {
  const first = await fromFirstCall<OrganizationRow[]>('memberships');
  if (first) return first;
  const memberships = unwrap(
    await getClient()
      .from('memberships')
      .select('role, organization:organizations(id, name, defaultCurrency, timeZone, closedAt)')
      .eq('userId', userId)
      .order('createdAt'),
  );
  return memberships.map(({ role, organization: { closedAt, ...organization } }) => ({
    ...organization,
    role,
    isClosed: closedAt !== null,
  }));
}

export interface OrganizationRow
  extends Pick<Row<'organizations'>, 'id' | 'name' | 'defaultCurrency' | 'timeZone'> {
  readonly role: Row<'memberships'>['role'];
  readonly isClosed: boolean;
}

/** Time zone of whom the user rents from (of several, the newest organisation's), or null without a lease. */
async function fetchLandlordTimeZone(): Promise<string | null> {
  const first = await fromFirstCall<string>('landlordTimeZone');
  if (first) return first;
  // Tenants see no other organisations than their landlords'.
  const landlords = unwrap(
    await select('organizations', 'timeZone').order('createdAt', { ascending: false }).limit(1),
  );
  return landlords[0]?.timeZone ?? null;
}

/** Whether the user rents, or owns a unit that decides with others. */
async function fetchHasTenantArea(): Promise<boolean> {
  return unwrap(await read(getClient(), 'my_areas', {}).single()).isTenant;
}

/** Which of the user's organisations has a record of ours, by its id; null for none. */
async function fetchOrganizationOf(recordId: string): Promise<string | null> {
  // The generated type does not know that a function may answer null.
  return (await call('find_organization_of', { id: recordId })) as string | null;
}

export const sessionQueries = {
  organizations: (userId: string) =>
    query(['session', userId, 'organizations'], () => fetchOrganizations(userId)),
  organizationOf: (recordId: string) =>
    query(['session', 'organization-of', recordId], () => fetchOrganizationOf(recordId), {
      // A record never moves to another organisation.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  landlordTimeZone: (userId: string) =>
    query(['session', userId, 'landlord-time-zone'], fetchLandlordTimeZone),
  hasTenantArea: (userId: string) => query(['session', userId, 'has-tenant-area'], fetchHasTenantArea),
};
