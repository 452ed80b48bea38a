import { addDays } from '#src/domain/foundation/dates.ts';
import { made, type Rental, today } from '#tests/support/rental.ts';

const EARLIER_DAYS = 60;

/** The tenant's other lease, which began before the one of the rental. @returns its id */
export async function makeEarlierLease(
  { owner, tenant, organizationId, propertyId, leaseId }: Rental,
  unit: string,
) {
  const { client } = owner;
  const { id: unitId } = await made(
    client
      .from('units')
      .insert({ organization_id: organizationId, property_id: propertyId, label: unit })
      .select('id')
      .single(),
  );
  const known = await made(client.from('lease_tenants').select('person_id').eq('lease_id', leaseId).single());
  const earlier = await made(
    client.rpc('create_lease', {
      p_request_id: crypto.randomUUID(),
      p_unit_id: unitId,
      p_person_ids: [known.person_id],
      p_starts_on: addDays(today(), -EARLIER_DAYS),
      p_ends_on: addDays(today(), EARLIER_DAYS),
      p_currency: 'DOP',
      p_rent_minor: 1_500_000,
      p_due_day: 28,
      p_bill_from: today(),
    }),
  );
  const seat = await made(
    client.from('lease_tenants').select('id, user_id').eq('lease_id', earlier).single(),
  );
  if (seat.user_id === null) {
    const invited = await made(
      client.rpc('invite_tenant', { p_request_id: crypto.randomUUID(), p_lease_tenant_id: seat.id }),
    );
    await made(tenant.client.rpc('accept_invitation', { p_token: [invited].flat()[0]?.token ?? '' }));
  }
  return earlier;
}
