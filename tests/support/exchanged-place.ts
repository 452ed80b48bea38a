// A landlord with leases that are paid in the other currency, and the verbs that do it.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { type Caller, createUser } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { call } from '#tests/support/call.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { inviteTenant, verbs } from '#tests/support/verbs.ts';

export type ExchangedPlace = Awaited<ReturnType<typeof exchangedPlace>>;

export async function exchangedPlace(sql: Sql, name: string) {
  const place = await createRentable(sql, name);
  const books = booksOf(sql, place.landlord);
  const today = await todayOf(sql, place.landlord);

  /** A lease in a unit of its own that owes an amount, in dollars unless said otherwise. */
  async function owing(amountMinor: number, currency: 'DOP' | 'USD' = 'USD'): Promise<string> {
    const unitId = await addUnit(sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
    const leaseId = await verbs.createLease(sql, place.owner, {
      unitId,
      personIds: [place.personId],
      startsOn: '2026-01-01',
      endsOn: '2040-12-31',
      billFrom: '2040-01-01',
      currency,
    });
    if (amountMinor > 0) await verbs.addCharge(sql, place.owner, { leaseId, amountMinor, dueOn: today });
    return leaseId;
  }

  const tenant = await settleTenant(sql, place.owner, await owing(0));
  const how = { p_paid_on: today, p_method: 'transfer' };
  return {
    place,
    books,
    today,
    tenant,
    owing,
    /** What came, and the rate. */
    at: (received: number, rate = 60, more: object = {}) => ({
      p_received_minor: received,
      p_rate: rate,
      p_rate_source: 'Banco Central',
      p_rated_on: today,
      ...more,
    }),
    record: (leaseId: string, amount: number, more: object) =>
      books.verb('record_payment', { p_lease_id: leaseId, p_amount_minor: amount, ...how, ...more }),
    report: (leaseId: string, amount: number, more: object) =>
      call(sql, tenant, 'report_payment', {
        p_request_id: randomUUID(),
        p_lease_id: leaseId,
        p_amount_minor: amount,
        ...how,
        ...more,
      }),
    confirm: (paymentId: string, more: object = {}) =>
      books.verb('confirm_payment', { p_payment_id: paymentId, ...more }),
    async balanceOf(leaseId: string) {
      const [row] = await sql`
        select currency, paid_minor::int as paid, receivable_minor::int as owed, credit_minor::int as credit
        from public.lease_balances where lease_id = ${leaseId}`;
      return row;
    },
  };
}

/** The tenant of a lease, with an account. */
async function settleTenant(sql: Sql, owner: Caller, leaseId: string): Promise<Caller> {
  const [row] = await sql<{ id: string; email: string }[]>`
    select lt.id, p.email from public.lease_tenants lt join public.people p on p.id = lt.person_id where lt.lease_id = ${leaseId}`;
  const tenant = { userId: await createUser(sql, row?.email ?? '', 'tenant') };
  const { token } = await inviteTenant(sql, owner, row?.id ?? '');
  await verbs.acceptInvitation(sql, tenant, { token });
  return tenant;
}
