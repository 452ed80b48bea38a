import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { LeaseStatus } from '#src/domain/foundation/enums.ts';
import { addUnit, type createRentable } from '#tests/support/portfolio.ts';

type Rentable = Awaited<ReturnType<typeof createRentable>>;

/**
 * A lease of a unit of its own that is in a status, however it may have come to it: put in as it is, since not every
 * status can be reached by a verb on any day. Its rent is charged from 2040 on. @param signedFrom first day of a lease that is signed; by default it has not come
 * @returns its id
 */
export async function leaseInStatus(
  sql: Sql,
  place: Rentable,
  status: LeaseStatus,
  signedFrom = '2039-01-01',
): Promise<string> {
  const unitId = await addUnit(sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
  const id = randomUUID();
  const { organizationId } = place.landlord;
  const endedOn = ['ended', 'terminated', 'renewed'].includes(status) ? '2026-06-30' : null;
  await sql`
    insert into public.leases (id, organization_id, property_id, unit_id, status, starts_on, ends_on, ended_on, currency,
      due_day, bill_from)
    values (${id}, ${organizationId}, ${place.propertyId}, ${unitId}, ${status},
      ${status === 'signed' ? signedFrom : '2026-01-01'}, ${status === 'month_to_month' ? '2026-06-30' : '2040-12-31'},
      ${endedOn}, 'DOP', 1, '2040-01-01')`;
  await sql`
    insert into public.lease_tenants (organization_id, lease_id, person_id, is_primary)
    values (${organizationId}, ${id}, ${place.personId}, true)`;
  await sql`
    insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
    values (${organizationId}, ${id}, 'DOP', '2026-01-01', 1000000)`;
  return id;
}
