import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, createUser } from '#tests/support/actors.ts';
import { addCardRows, type CardRows } from '#tests/support/card-rows.ts';
import { addPerson, addUnit, type Landlord } from '#tests/support/portfolio.ts';
import { inviteTenant, recordExchanged, runJobs, verbs } from '#tests/support/verbs.ts';

export interface CastLease extends CardRows {
  id: string;
  unitId: string;
  personIds: string[];
  leaseTenantIds: string[];
  /** Confirmed, still reported, rejected, reversed. */
  payments: Record<'confirmed' | 'reported', string>;
  rentChargeId: string;
}

/** A lease since last month with its rents, its deposit and payments in every state; one user per name. */
export async function createLease(
  sql: Sql,
  where: Landlord & { propertyId: string },
  names: string[],
  today: string,
): Promise<{ lease: CastLease; users: string[] }> {
  const { owner } = where;
  const unitId = await addUnit(sql, where, where.propertyId, randomUUID().slice(0, 8));
  const emails = (names.length === 0 ? ['nadie'] : names).map(
    (name) => `${name}-${randomUUID()}@example.test`,
  );
  const personIds: string[] = [];
  for (const email of emails) personIds.push(await addPerson(sql, where, email.split('@')[0] ?? '', email));
  const id = await verbs.createLease(sql, owner, {
    unitId,
    personIds,
    startsOn: addMonths(startOfMonth(today), -1),
    endsOn: '2040-01-01',
    depositMinor: 50_000,
  });
  await runJobs(sql, new Date().toISOString());
  const tenants = await sql<{ id: string; email: string }[]>`
    select lt.id, p.email from public.lease_tenants lt join public.people p on p.id = lt.person_id
    where lt.lease_id = ${id} order by array_position(${personIds}::uuid[], p.id)`;
  const users: string[] = [];
  for (const tenant of names.length === 0 ? [] : tenants) {
    const { token } = await inviteTenant(sql, owner, tenant.id);
    const userId = await createUser(sql, tenant.email, 'tenant');
    await verbs.acceptInvitation(sql, { userId }, { token });
    users.push(userId);
  }
  const payments = await payInEveryWay(sql, where, id, users[0], today);
  const [rent] = await sql<
    { id: string }[]
  >`select id from public.charges where lease_id = ${id} and kind = 'rent' limit 1`;
  const leaseTenantIds = tenants.map((tenant) => tenant.id);
  const cards: CardRows = users[0]
    ? await addCardRows(sql, where, id, { userId: users[0] }, today)
    : {
        cardPaymentId: '',
        cardRefundId: '',
        paymentPlanId: '',
        autopayId: '',
        autopayChargeId: '',
        planRequestId: '',
      };
  const lease = { id, unitId, personIds, leaseTenantIds, payments, rentChargeId: rent?.id ?? '', ...cards };
  return { lease, users };
}

async function payInEveryWay(
  sql: Sql,
  where: Landlord & { propertyId: string },
  leaseId: string,
  tenant: string | undefined,
  paidOn: string,
) {
  const { owner } = where;
  const pay = () => verbs.recordPayment(sql, owner, { leaseId, amountMinor: 10_000, paidOn });
  const confirmed = await pay();
  // What came in the other currency.
  await recordExchanged(sql, owner, { leaseId, amountMinor: 6_000, receivedMinor: 100, paidOn });
  await verbs.reversePayment(sql, owner, { paymentId: await pay(), reason: 'Devuelto' });
  if (!tenant) return { confirmed, reported: confirmed };
  const report = () => verbs.reportPayment(sql, { userId: tenant }, { leaseId, amountMinor: 10_000, paidOn });
  await verbs.rejectPayment(sql, owner, { paymentId: await report(), reason: 'No llegó' });
  await act(
    sql,
    { userId: tenant },
    (transaction) => transaction`
    insert into storage.objects (bucket_id, name) values ('payment-proofs', ${`${where.organizationId}/${leaseId}/${randomUUID()}.jpg`})`,
  );
  return { confirmed, reported: await report() };
}
