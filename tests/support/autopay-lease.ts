import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { autopays } from '#tests/support/autopay-rows.ts';
import { addTenantToLease } from '#tests/support/card-rows.ts';
import { addUnit, type createRentable } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

/** A lease to the end of 2041, charged from March of that year on, with an automatic payment. */
export async function enrolledLease(
  sql: Sql,
  place: Awaited<ReturnType<typeof createRentable>>,
  terms: { limitMinor?: number; paysOn?: number } = {},
): Promise<{ leaseId: string; tenant: Awaited<ReturnType<typeof addTenantToLease>>; autopayId: string }> {
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: await addUnit(sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2041-12-31',
    billFrom: '2041-03-01',
  });
  const tenant = await addTenantToLease(sql, place.owner, leaseId);
  return { leaseId, tenant, autopayId: await autopays.activated(sql, tenant, leaseId, terms) };
}
