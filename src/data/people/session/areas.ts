import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

export const areaNames = ['owner', 'tenant', 'admin'] as const;
type Area = (typeof areaNames)[number];

const known = (name: string | null): Area | null => areaNames.find((area) => area === name) ?? null;

/** Where the user works and rents besides what their account is for, and the area that they used last; null for who has one alone. */
export async function fetchAreas() {
  const { is_member, is_tenant, last_area } = unwrap(
    await getClient().rpc('my_areas', undefined, { get: true }).single(),
  );
  return { isMember: is_member, isTenant: is_tenant, lastArea: known(last_area) };
}

/** Notes where signing in leads the next time. */
export async function noteArea(userId: string, area: Area): Promise<void> {
  unwrap(
    await getClient().from('profiles').update({ last_area: area }).eq('id', userId).select('id').single(),
  );
}
