import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

export const areaNames = ['owner', 'tenant', 'admin'] as const;
type Area = (typeof areaNames)[number];

const known = (name: string | null): Area | null => areaNames.find((area) => area === name) ?? null;

/** Where the user works and rents besides what their account is for, and the area that they used last. */
export async function fetchAreas(userId: string) {
  const client = getClient();
  const [seats, leases, lastArea] = await Promise.all([
    client.from('memberships').select('organization_id').eq('user_id', userId).limit(1),
    client.from('lease_tenants').select('id').eq('user_id', userId).limit(1),
    fetchLastArea(userId),
  ]);
  return { isMember: unwrap(seats).length > 0, isTenant: unwrap(leases).length > 0, lastArea };
}

/** The area that the user used last; null for who has one alone. */
export async function fetchLastArea(userId: string): Promise<Area | null> {
  const { last_area } = unwrap(
    await getClient().from('profiles').select('last_area').eq('id', userId).single(),
  );
  return known(last_area);
}

/** Notes where signing in leads the next time. */
export async function noteArea(userId: string, area: Area): Promise<void> {
  unwrap(
    await getClient().from('profiles').update({ last_area: area }).eq('id', userId).select('id').single(),
  );
}
