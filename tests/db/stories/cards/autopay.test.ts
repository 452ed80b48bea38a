import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act } from '#tests/support/actors.ts';
import { autopays, FIRST_PAYMENT } from '#tests/support/autopay-rows.ts';
import { addTenantToLease, cards, takeCards } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable } from '#tests/support/portfolio.ts';
import { type LeaseInput, runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
type Place = Awaited<ReturnType<typeof createRentable>>;
let place: Place;
const RENT = 2_000_000;
const noon = (day: string) => `${day}T16:00:00Z`;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Automáticos');
  await takeCards(database.sql, place.landlord);
});

/** A lease of 20,000.00 from March 2041, due on the fifth, with its tenant's account. */
async function tenancy(more: Partial<LeaseInput> = {}, where: Place = place) {
  const { sql } = database;
  const leaseId = await verbs.createLease(sql, where.owner, {
    unitId: await addUnit(sql, where.landlord, where.propertyId, randomUUID().slice(0, 8)),
    personIds: [where.personId],
    startsOn: '2041-03-01',
    endsOn: '2041-12-31',
    rentMinor: RENT,
    dueDay: 5,
    ...more,
  });
  return { leaseId, tenant: await addTenantToLease(sql, where.owner, leaseId) };
}

async function enrolled(terms: Parameters<typeof autopays.activated>[3] = {}, where: Place = place) {
  const scene = await tenancy({}, where);
  return { ...scene, autopayId: await autopays.activated(database.sql, scene.tenant, scene.leaseId, terms) };
}

const chargesOf = (leaseId: string) =>
  database.sql`select id, status, attempt, announced_minor::int as announced, amount_minor::int as amount, charge_on::text as on,
    card_payment_id from public.autopay_charges where lease_id = ${leaseId} order by charge_on, attempt, announced_at`;
const statusOf = async (id: string) => {
  const [row] = await database.sql`select status, stopped_for from public.autopays where id = ${id}`;
  return row;
};
const mailsAbout = async (key: string) => {
  const rows =
    await database.sql`select template from private.outgoing_messages where dedupe_key like ${`${key}%`}`;
  return rows.map(({ template }) => template);
};
async function announcedOf(leaseId: string, day = '2041-03-04') {
  await runJobs(database.sql, noon(day));
  const [row] = await chargesOf(leaseId);
  return row;
}
const begin = (chargeId: string, day = '2041-03-05') =>
  autopays.startCharge(database.sql, chargeId, noon(day));
const decide = (id: string, outcome: object) => cards.settle(database.sql, id, outcome);
const DECLINED = { outcome: 'declined', failure: '51' };

describe('a month', () => {
  it('is announced the day before, and charged once, however often and by however many the job is run', async () => {
    const { sql } = database;
    const { leaseId, autopayId } = await enrolled();
    await runJobs(sql, noon('2041-03-03'));
    expect(await chargesOf(leaseId)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => runJobs(sql, noon('2041-03-04'))));
    const owed = RENT - FIRST_PAYMENT;
    const [row] = await chargesOf(leaseId);
    expect(row).toMatchObject({ status: 'announced', announced: owed, on: '2041-03-05' });
    expect(await mailsAbout(`autopay-announced/${autopayId}/`)).toEqual(['autopay_announced']);
    expect(await begin(row?.id, '2041-03-04')).toBeNull();
    expect(await autopays.dueCharges(sql, noon('2041-03-04'))).not.toContain(row?.id);
    expect(await autopays.dueCharges(sql, noon('2041-03-05'))).toContain(row?.id);

    const begun = await Promise.all(Array.from({ length: 8 }, () => begin(row?.id)));
    const [attempt, ...more] = begun.filter((id) => id !== null);
    expect(more).toEqual([]);
    await Promise.all(Array.from({ length: 20 }, () => autopays.approve(sql, attempt ?? '', owed)));
    for (const day of ['2041-03-05', '2041-03-20', '2041-03-31']) await runJobs(sql, noon(day));
    expect(await chargesOf(leaseId)).toMatchObject([{ status: 'paid', amount: owed }]);
    const [sums] = await sql`
      select count(*)::int as payments, sum(amount_minor)::int as paid from public.payments where lease_id = ${leaseId}`;
    expect(sums).toEqual({ payments: 2, paid: RENT });
  });

  it('is announced with the rent that its first day will bring, and charged even before the job has posted it', async () => {
    const { leaseId, tenant } = await tenancy({ dueDay: 1 });
    await autopays.activated(database.sql, tenant, leaseId);
    await runJobs(database.sql, noon('2041-03-31'));
    const posted = () => database.sql`select 1 from public.charges where lease_id = ${leaseId}`;
    expect(await posted()).toHaveLength(1);
    const rows = await chargesOf(leaseId);
    const april = rows.find(({ on }) => on === '2041-04-01');
    expect(april).toMatchObject({ status: 'announced', announced: 2 * RENT - FIRST_PAYMENT });
    const attempt = await begin(april?.id, '2041-04-01');
    expect(attempt).not.toBeNull();
    expect(await posted()).toHaveLength(2);
  });

  it('never takes more than the limit, the fee counted in', async () => {
    const other = await createRentable(database.sql, 'Con cargo');
    const fee = { fee_payer: 'tenant', fee_basis_points: 333, fee_fixed_minor: 1_000 };
    await takeCards(database.sql, other.landlord, fee);
    const { leaseId } = await enrolled({ limitMinor: 500_001, feeMinor: 1_333 }, other);
    const row = await announcedOf(leaseId);
    const attempt = await begin(row?.id);
    const [card] = await database.sql`
      select amount_minor::int as amount, fee_minor::int as fee from public.card_payments where id = ${attempt ?? ''}`;
    expect(card?.amount + card?.fee).toBeLessThanOrEqual(500_001);
    expect(card?.amount + card?.fee).toBeGreaterThan(500_001 - 3);
  });

  it('never takes more than is owed: not what was paid, reported or put off meanwhile', async () => {
    const { sql } = database;
    const { leaseId, tenant } = await enrolled();
    const row = await announcedOf(leaseId);
    const today = (
      await sql`select private.organization_today(${place.landlord.organizationId})::text as day`
    )[0]?.day;
    await verbs.recordPayment(sql, place.owner, { leaseId, amountMinor: 900_000, paidOn: today });
    await verbs.reportPayment(sql, tenant, { leaseId, amountMinor: 100_000, paidOn: today });
    const attempt = await begin(row?.id);
    const [card] =
      await sql`select amount_minor::int as amount from public.card_payments where id = ${attempt ?? ''}`;
    expect(card?.amount).toBe(RENT - FIRST_PAYMENT - 1_000_000);

    const paid = await enrolled();
    const second = await announcedOf(paid.leaseId);
    await verbs.recordPayment(sql, place.owner, { leaseId: paid.leaseId, amountMinor: RENT, paidOn: today });
    expect(await begin(second?.id)).toBeNull();
    expect(await chargesOf(paid.leaseId)).toMatchObject([{ status: 'skipped', amount: null }]);
  });

  it('leaves alone what a plan puts off', async () => {
    const { sql } = database;
    const { leaseId, tenant } = await tenancy({ startsOn: '2026-01-01', billFrom: '2041-03-01' });
    await verbs.addCharge(sql, place.owner, { leaseId, amountMinor: 300_000, dueOn: '2026-02-01' });
    await autopays.activated(sql, tenant, leaseId);
    await cards.agreePlan(sql, place.owner, leaseId, [
      { due_on: '2027-01-01', amount_minor: 100_000 },
      { due_on: '2028-06-01', amount_minor: 190_000 },
    ]);
    const owed = async (day: string) =>
      (await sql`select private.autopay_owed(${leaseId}, ${day})::int as owed`)[0]?.owed;
    expect(await owed('2026-12-31')).toBe(0);
    expect(await owed('2027-01-01')).toBe(100_000);
    expect(await owed('2028-06-01')).toBe(290_000);
  });
});

describe('a declined charge', () => {
  it('is told to tenant and owner, tried once more, and then paused until the tenant resumes', async () => {
    const { sql } = database;
    const { leaseId, autopayId, tenant } = await enrolled();
    const row = await announcedOf(leaseId);
    await decide((await begin(row?.id)) ?? '', DECLINED);
    const told = await mailsAbout(`autopay-declined/${row?.id}`);
    expect(told.toSorted()).toEqual(['autopay_declined', 'autopay_declined_office']);
    const both =
      await sql`select id, status, attempt, charge_on - private.organization_today(organization_id) as days
      from public.autopay_charges where lease_id = ${leaseId} order by attempt`;
    expect(both).toMatchObject([{ status: 'declined' }, { status: 'announced', attempt: 2, days: 3 }]);
    await decide((await begin(both[1]?.id)) ?? '', DECLINED);
    expect(await statusOf(autopayId)).toEqual({ status: 'paused', stopped_for: 'declined' });
    for (const day of ['2041-03-20', '2041-04-04']) await runJobs(sql, noon(day));
    expect(await chargesOf(leaseId)).toHaveLength(2);
    await act(sql, tenant, (own) => own`select public.resume_autopay(${autopayId})`);
    expect(await statusOf(autopayId)).toEqual({ status: 'active', stopped_for: null });
    await runJobs(sql, noon('2041-05-04'));
    expect(await chargesOf(leaseId)).toHaveLength(3);
  });

  it('that turns out to be approved is not tried again', async () => {
    const { leaseId } = await enrolled();
    const row = await announcedOf(leaseId);
    const attempt = (await begin(row?.id)) ?? '';
    await decide(attempt, DECLINED);
    await autopays.approve(database.sql, attempt, RENT - FIRST_PAYMENT);
    const states = (await chargesOf(leaseId)).map(({ status }) => status).toSorted();
    expect(states).toEqual(['paid', 'skipped']);
  });

  it('of which nobody hears pauses it', async () => {
    const { leaseId, autopayId } = await enrolled();
    const row = await announcedOf(leaseId);
    await decide((await begin(row?.id)) ?? '', {
      outcome: 'abandoned',
      failure: 'expired',
      problem: 'unverified',
    });
    expect(await statusOf(autopayId)).toEqual({ status: 'paused', stopped_for: 'unverified' });
    expect(await chargesOf(leaseId)).toMatchObject([{ status: 'unknown' }]);
  });
});

describe('nothing is charged any more', () => {
  it('once the tenant has cancelled, at any time; the card is handed out to be forgotten', async () => {
    const { sql } = database;
    const { leaseId, autopayId, tenant } = await enrolled();
    const row = await announcedOf(leaseId);
    await act(sql, tenant, (own) => own`select public.cancel_autopay(${autopayId})`);
    expect(await begin(row?.id)).toBeNull();
    expect(await statusOf(autopayId)).toEqual({ status: 'cancelled', stopped_for: 'tenant' });
    const forget = () =>
      act(sql, 'service', async (service) => {
        const taken = await service<{ id: string }[]>`
          select c ->> 'autopay_id' as id from jsonb_array_elements(public.take_autopay_cards_to_forget(now(), 100)) c`;
        return taken.filter(({ id }) => id === autopayId).length;
      });
    expect([await forget(), await forget()]).toEqual([1, 0]);
    await act(sql, 'service', (service) => service`select public.forget_autopay_card(${autopayId})`);
    const [left] = await sql`select 1 from private.autopay_cards where autopay_id = ${autopayId}`;
    expect(left).toBeUndefined();
  });

  it('once the owner has switched it off, until it is on again', async () => {
    const { sql } = database;
    const other = await createRentable(sql, 'Apagado');
    await takeCards(sql, other.landlord);
    const { leaseId } = await enrolled({}, other);
    const row = await announcedOf(leaseId);
    await takeCards(sql, other.landlord, { takes_autopay: false });
    expect(await begin(row?.id)).toBeNull();
    await runJobs(sql, noon('2041-04-04'));
    expect(await chargesOf(leaseId)).toMatchObject([{ status: 'skipped' }]);
    await takeCards(sql, other.landlord, { takes_autopay: true });
    await runJobs(sql, noon('2041-05-04'));
    expect(await chargesOf(leaseId)).toHaveLength(2);
  });

  it('by a card that has expired, or once the lease is over', async () => {
    const { sql } = database;
    const scene = await tenancy();
    const attempt = await autopays.start(sql, scene.tenant, scene.leaseId);
    await autopays.approve(sql, attempt, FIRST_PAYMENT);
    const expiring = await autopays.activate(sql, attempt, '2041-02');
    await runJobs(sql, noon('2041-03-04'));
    expect(await statusOf(expiring)).toEqual({ status: 'paused', stopped_for: 'card_expired' });
    const over = await tenancy({ startsOn: '2026-01-01', billFrom: '2041-03-01' });
    const autopayId = await autopays.activated(sql, over.tenant, over.leaseId);
    const [{ day } = { day: '' }] = await sql<{ day: string }[]>`
      select private.organization_today(${place.landlord.organizationId})::text as day`;
    await verbs.terminateLease(sql, place.owner, { leaseId: over.leaseId, endedOn: day });
    await runJobs(sql, new Date().toISOString());
    await runJobs(sql, noon('2041-03-05'));
    expect(await statusOf(autopayId)).toEqual({ status: 'cancelled', stopped_for: 'lease_ended' });
  });
});

it('leaves every figure equal to its recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
