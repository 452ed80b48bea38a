import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/support/browser.ts';
import {
  type Client,
  made,
  makeRental,
  newPerson,
  type Rental,
  recordPayment,
  reportPayment,
} from '#tests/support/rental.ts';

/** The tables and views in which a rental leaves rows, each found by its organisation. */
const tables = [
  'organization_totals',
  'monthly_totals',
  'memberships',
  'invitations',
  'properties',
  'property_finances',
  'units',
  'people',
  'leases',
  'lease_tenants',
  'lease_balances',
  'accounts',
  'journal_entries',
  'journal_lines',
  'charges',
  'payments',
  'payment_allocations',
  'receipts',
  'properties_list',
  'leases_list',
  'charges_list',
  'payments_list',
] as const;

/** A rental with rent, a paid and a reported payment: something in every table. */
async function makeBusyRental(baseURL: string | undefined) {
  const rental = await makeRental(baseURL);
  await made(
    rental.owner.client.rpc('add_charge', {
      p_request_id: randomUUID(),
      p_lease_id: rental.leaseId,
      p_kind: 'other',
      p_amount_minor: 120_000,
      p_due_on: rental.startsOn,
      p_description: 'Agua',
    }),
  );
  const paidId = await recordPayment(rental, 400_000);
  const reportedId = await reportPayment(rental, 600_000);
  const receipt = await made(
    rental.owner.client.from('receipts').select('id').eq('payment_id', paidId).single(),
  );
  return { rental, paidId, reportedId, receiptId: receipt.id };
}

/** Words that only this rental's people may read. */
const secretsOf = ({ property, unit, tenant, owner }: Rental) => [property, unit, tenant.name, owner.name];

test('another owner reads and changes nothing of a rental through the API', async ({ baseURL, request }) => {
  const { rental, receiptId, reportedId, paidId } = await makeBusyRental(baseURL);
  const other = await newPerson(baseURL, 'Otra Dueña', 'owner');
  for (const table of tables) {
    // The names are all of one shape; typed one by one they would need one call each.
    const select = (client: Client) =>
      made(
        client
          .from(table as 'leases')
          .select('organization_id')
          .eq('organization_id', rental.organizationId),
      );
    expect((await select(rental.owner.client)).length, `${table}, its own owner`).toBeGreaterThan(0);
    expect(await select(other.client), table).toEqual([]);
  }
  const answer = await request.get(`/api/receipts/${receiptId}.pdf`, {
    headers: { authorization: `Bearer ${other.session.access_token}` },
  });
  expect(answer.status()).toBe(404);
  const body = await answer.text();
  for (const secret of secretsOf(rental)) expect(body).not.toContain(secret);

  const { client } = other;
  const asked = { p_request_id: randomUUID() };
  const reason = 'Porque sí';
  const refused = [
    client.rpc('confirm_payment', { ...asked, p_payment_id: reportedId }),
    client.rpc('reject_payment', { ...asked, p_payment_id: reportedId, p_reason: reason }),
    client.rpc('reverse_payment', { ...asked, p_payment_id: paidId, p_reason: reason }),
    client.rpc('terminate_lease', { ...asked, p_lease_id: rental.leaseId, p_ended_on: rental.startsOn }),
    client.rpc('record_payment', {
      ...asked,
      p_lease_id: rental.leaseId,
      p_amount_minor: 1,
      p_paid_on: rental.startsOn,
      p_method: 'cash',
    }),
  ];
  for (const { error } of await Promise.all(refused))
    expect(['not_found', 'not_allowed']).toContain(error?.message);
  const renamed = await client
    .from('properties')
    .update({ name: 'Mía' })
    .eq('id', rental.propertyId)
    .select('id');
  expect(renamed.data ?? []).toEqual([]);
  const unit = await client
    .from('units')
    .insert({ organization_id: rental.organizationId, property_id: rental.propertyId, label: 'Intrusa' });
  expect(unit.error?.code).toBe('42501');
  const [property] = await made(
    rental.owner.client.from('properties').select('name').eq('id', rental.propertyId),
  );
  expect(property?.name).toBe(rental.property);
});
