import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { enrolledLease } from '#tests/support/autopay-lease.ts';
import { autopays } from '#tests/support/autopay-rows.ts';
import { takeCards } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
const run = (day: string) => runJobs(database.sql, `${day}T16:00:00Z`);
const carriable = (tenant: { userId: string }) => autopays.carriable(database.sql, tenant);
const autopayOf = async (id: string) => {
  const [row] = await database.sql`select * from public.autopays where id = ${id}`;
  return row;
};
const keptFor = (autopayId: string) => database.sql`
  select sealed_for, forget_at > now() + interval '14 days' as "isHeld" from private.autopay_cards where autopay_id = ${autopayId}`;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Traspasos');
  await takeCards(database.sql, place.landlord);
});

/** A lease with an automatic payment, and the signed one that renews it in July of 2041. */
async function renewed() {
  const { sql } = database;
  const { leaseId, tenant, autopayId } = await enrolledLease(sql, place, {
    limitMinor: 4_000_000,
    paysOn: 7,
  });
  expect((await carriable(tenant)).filter((row) => row.autopay_id === autopayId)).toEqual([]);
  const renewalId = await verbs.renewLease(sql, place.owner, {
    leaseId,
    startsOn: '2041-07-01',
    endsOn: '2042-06-30',
  });
  return { leaseId, tenant, autopayId, renewalId };
}

describe('an automatic payment and the lease that follows', () => {
  it('is offered with what was agreed on, and counts by a consent of its own', async () => {
    const { tenant, autopayId, renewalId } = await renewed();
    const offers = await carriable(tenant);
    expect(offers.find((row) => row.autopay_id === autopayId)).toMatchObject({
      lease_id: renewalId,
      starts_on: '2041-07-01',
      limit_minor: '4000000',
      pays_on: 7,
      card_last4: '4242',
    });
    const carry = (terms = {}) => autopays.carryOver(database.sql, tenant, autopayId, renewalId, terms);
    expect(await outcomeOf(carry({ consentVersion: '2020-01-01' }))).toBe('consent_changed');
    expect(await outcomeOf(carry({ limitMinor: 1 }))).toBe('limit_too_low');
    expect(await outcomeOf(carry({ paysOn: 29 }))).toBe('pay_day_invalid');
    const requestId = randomUUID();
    const carriedId = await carry({ requestId, limitMinor: 4_500_000, paysOn: 9 });
    expect(await carry({ requestId, limitMinor: 4_500_000, paysOn: 9 })).toBe(carriedId);
    expect(await outcomeOf(carry())).toBe('autopay_over');
    expect(await autopayOf(carriedId)).toMatchObject({
      lease_id: renewalId,
      status: 'active',
      carried_from: autopayId,
      card_payment_id: null,
      limit_minor: '4500000',
      pays_on: 9,
      consent_language: 'es',
      card_last4: '4242',
    });
    expect((await autopayOf(autopayId))?.status).toBe('active');
    const told = await database.sql`select parameters ->> 'consent' as consent from private.outgoing_messages
      where dedupe_key like ${`%autopay-started/${carriedId}%`}`;
    expect(told[0]?.consent).toMatch(/^Autorizo/);
  });

  it('is nobody else’s, and goes to no lease that does not follow', async () => {
    const { tenant, autopayId, renewalId } = await renewed();
    const other = await renewed();
    const carry = (caller: typeof tenant, leaseId: string) =>
      outcomeOf(autopays.carryOver(database.sql, caller, autopayId, leaseId));
    expect(await carry(place.owner, renewalId)).toBe('not_found');
    expect(await carry(tenant, other.leaseId)).toBe('autopay_over');
    expect(await carry(tenant, randomUUID())).toBe('autopay_over');
    const direct = act(
      database.sql,
      tenant,
      (sql) => sql`update public.autopays set lease_id = ${renewalId}`,
    );
    expect(await outcomeOf(direct)).toBe('42501');
  });

  it('is not offered with a card that will have expired, or another processor', async () => {
    const { tenant, autopayId, renewalId } = await renewed();
    await database.sql`update public.autopays set card_expires = '2041-06' where id = ${autopayId}`;
    expect((await carriable(tenant)).map((row) => row.autopay_id)).not.toContain(autopayId);
    expect(await outcomeOf(autopays.carryOver(database.sql, tenant, autopayId, renewalId))).toBe(
      'autopay_over',
    );
    await database.sql`update public.autopays set card_expires = '2041-07' where id = ${autopayId}`;
    expect((await carriable(tenant)).map((row) => row.autopay_id)).toContain(autopayId);
  });
});

describe('the card of a lease that has ended', () => {
  it('goes on where it was carried over: charged there, forgotten with the last one', async () => {
    const { sql } = database;
    const { tenant, autopayId, renewalId } = await renewed();
    const carriedId = await autopays.carryOver(sql, tenant, autopayId, renewalId);
    await run('2041-07-02');
    expect(await autopayOf(autopayId)).toMatchObject({ status: 'cancelled', stopped_for: 'lease_ended' });
    const later = '2042-01-01T12:00:00Z';
    const forgotten = (await autopays.toForget(sql, later)).map((card) => card.sealed_for);
    expect(forgotten).not.toContain(autopayId);
    expect(await keptFor(autopayId)).toHaveLength(0);
    expect((await keptFor(carriedId))[0]?.sealed_for).toBe(autopayId);
    const chargeId = await autopays.announced(sql, carriedId, '2041-08-05');
    const attemptId = await autopays.startCharge(sql, chargeId, '2041-08-05T16:00:00Z');
    const [attempt] = await sql`select public.read_card_payment(${attemptId}) as row`;
    expect(attempt?.row).toMatchObject({ autopay_id: carriedId, sealed_for: autopayId });
    await act(sql, tenant, (own) => own`select public.cancel_autopay(${carriedId})`);
    const last = (await autopays.toForget(sql, later)).filter((card) => card.sealed_for === autopayId);
    expect(last.map((card) => card.autopay_id)).toEqual([carriedId]);
  });

  it('is kept for fifteen days where a lease follows, and can be carried over in them', async () => {
    const { tenant, autopayId, renewalId } = await renewed();
    await run('2041-07-02');
    expect((await autopayOf(autopayId))?.stopped_for).toBe('lease_ended');
    expect((await keptFor(autopayId))[0]?.isHeld).toBe(true);
    expect((await carriable(tenant)).map((row) => row.autopay_id)).toContain(autopayId);
    await database.sql`update private.autopay_cards set forget_at = now() + interval '59 minutes' where autopay_id = ${autopayId}`;
    const carry = () => outcomeOf(autopays.carryOver(database.sql, tenant, autopayId, renewalId));
    expect(await carry()).toBe('autopay_over');
    await database.sql`update private.autopay_cards set forget_at = now() + interval '2 days' where autopay_id = ${autopayId}`;
    expect(await carry()).toBe('done');
  });

  it('is forgotten at once where the tenant cancels', async () => {
    const { tenant, autopayId } = await renewed();
    await act(database.sql, tenant, (sql) => sql`select public.cancel_autopay(${autopayId})`);
    expect((await keptFor(autopayId))[0]?.isHeld).toBe(false);
    expect((await carriable(tenant)).map((row) => row.autopay_id)).not.toContain(autopayId);
  });
});
