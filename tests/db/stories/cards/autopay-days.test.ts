import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { autopays, FIRST_PAYMENT } from '#tests/support/autopay-rows.ts';
import { addTenantToLease, cards, takeCards } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
type Place = Awaited<ReturnType<typeof createRentable>>;
let place: Place;
const RENT = 2_000_000;
const noon = (day: string) => `${day}T16:00:00Z`;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Días de cobro');
  await takeCards(database.sql, place.landlord);
});

/** A lease of 20,000.00 from March 2041, due on the tenth, whose late fee comes five days after. */
async function enrolled(paysOn: number | null, where: Place = place) {
  const { sql } = database;
  const leaseId = await verbs.createLease(sql, where.owner, {
    unitId: await addUnit(sql, where.landlord, where.propertyId, randomUUID().slice(0, 8)),
    personIds: [where.personId],
    startsOn: '2041-03-01',
    endsOn: '2041-12-31',
    rentMinor: RENT,
    dueDay: 10,
    lateFeeKind: 'fixed',
    lateFeeMinor: 50_000,
    lateFeeGraceDays: 5,
  });
  const tenant = await addTenantToLease(sql, where.owner, leaseId);
  return { leaseId, tenant, autopayId: await autopays.activated(sql, tenant, leaseId, { paysOn }) };
}

const chargesOf = (leaseId: string) =>
  database.sql`select id, status, announced_minor::int as announced, charge_on::text as on, skipped_for
    from public.autopay_charges where lease_id = ${leaseId} order by charge_on`;
const statusOf = async (id: string) => {
  const [row] = await database.sql`select status, stopped_for from public.autopays where id = ${id}`;
  return row;
};
const mailsAbout = async (key: string) => {
  const rows = await database.sql`
    select template from private.outgoing_messages where dedupe_key like ${`${key}%`} order by dedupe_key`;
  return rows.map(({ template }) => template);
};
const lateFeesOf = (leaseId: string) =>
  database.sql`select amount_minor from public.charges where lease_id = ${leaseId} and kind = 'late_fee'`;
async function payAnnounced(leaseId: string, day: string) {
  const announced = (await chargesOf(leaseId)).find(({ status }) => status === 'announced');
  const attempt = await autopays.startCharge(database.sql, announced?.id, noon(day));
  await autopays.approve(database.sql, attempt ?? '', announced?.announced);
}
const todayOf = async (where: Place) => {
  const [row] = await database.sql<{ day: string }[]>`
    select private.organization_today(${where.landlord.organizationId})::text as day`;
  return row?.day ?? '';
};

describe('on a day before the due day', () => {
  it('each month is paid before it is due, and no late fee follows', async () => {
    const { sql } = database;
    const { leaseId, autopayId } = await enrolled(5);
    for (const day of ['2041-03-01', '2041-03-04']) await runJobs(sql, noon(day));
    expect(await chargesOf(leaseId)).toMatchObject([
      { status: 'announced', announced: RENT - FIRST_PAYMENT, on: '2041-03-05' },
    ]);
    expect(await mailsAbout(`autopay-announced/${autopayId}/`)).toHaveLength(1);
    await payAnnounced(leaseId, '2041-03-05');
    for (const day of ['2041-03-16', '2041-04-01', '2041-04-04']) await runJobs(sql, noon(day));
    expect(await lateFeesOf(leaseId)).toEqual([]);
    expect((await chargesOf(leaseId)).at(-1)).toMatchObject({
      status: 'announced',
      announced: RENT,
      on: '2041-04-05',
    });
    await payAnnounced(leaseId, '2041-04-05');
    await runJobs(sql, noon('2041-04-30'));
    expect(await lateFeesOf(leaseId)).toEqual([]);
  });

  it('what falls due on the next day of the charge waits for it', async () => {
    const { sql } = database;
    const { leaseId } = await enrolled(5);
    // Charged by today, which is before the lease begins.
    await verbs.addCharge(sql, place.owner, { leaseId, amountMinor: 70_000, dueOn: '2041-04-04' });
    await verbs.addCharge(sql, place.owner, { leaseId, amountMinor: 900_000, dueOn: '2041-04-05' });
    await runJobs(sql, noon('2041-03-04'));
    expect(await chargesOf(leaseId)).toMatchObject([{ announced: RENT + 70_000 - FIRST_PAYMENT }]);
  });
});

describe('a month in which nothing is charged says why', () => {
  const skippedOf = async (leaseId: string) => {
    await runJobs(database.sql, noon('2041-03-04'));
    return chargesOf(leaseId);
  };

  it('nothing is owed', async () => {
    const { leaseId } = await enrolled(5);
    const paidOn = await todayOf(place);
    await verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor: RENT, paidOn });
    expect(await skippedOf(leaseId)).toMatchObject([{ status: 'skipped', skipped_for: 'nothing_owed' }]);
  });

  it('what is owed waits for the landlord to decide', async () => {
    const { leaseId, tenant } = await enrolled(5);
    const paidOn = await todayOf(place);
    await verbs.reportPayment(database.sql, tenant, { leaseId, amountMinor: RENT, paidOn });
    expect(await skippedOf(leaseId)).toMatchObject([{ status: 'skipped', skipped_for: 'payment_waiting' }]);
  });

  it('it is less than may be charged', async () => {
    const { leaseId } = await enrolled(5);
    const paidOn = await todayOf(place);
    const amountMinor = RENT - FIRST_PAYMENT - 50;
    await verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor, paidOn });
    expect(await skippedOf(leaseId)).toMatchObject([{ status: 'skipped', skipped_for: 'too_little' }]);
  });

  it('the automatic payment stopped after it was announced', async () => {
    const { leaseId, autopayId, tenant } = await enrolled(5);
    await runJobs(database.sql, noon('2041-03-04'));
    await act(database.sql, tenant, (own) => own`select public.cancel_autopay(${autopayId})`);
    expect(await chargesOf(leaseId)).toMatchObject([{ status: 'skipped', skipped_for: 'stopped' }]);
  });

  it('the landlord takes none by then; who relied on the notice is told', async () => {
    const { sql } = database;
    const other = await createRentable(sql, 'Apagado luego');
    await takeCards(sql, other.landlord);
    const { leaseId } = await enrolled(5, other);
    await runJobs(sql, noon('2041-03-04'));
    await takeCards(sql, other.landlord, { takes_autopay: false });
    const [row] = await chargesOf(leaseId);
    for (const _ of [1, 2]) expect(await autopays.startCharge(sql, row?.id, noon('2041-03-05'))).toBeNull();
    expect(await chargesOf(leaseId)).toMatchObject([{ status: 'skipped', skipped_for: 'not_offered' }]);
    expect(await mailsAbout(`autopay-skipped/${row?.id}`)).toEqual(['autopay_skipped']);
  });
});

describe('with another processor', () => {
  it('automatic payments pause with the settings that are saved, and their tenants are told', async () => {
    const { sql } = database;
    const other = await createRentable(sql, 'Cambia de procesador');
    await takeCards(sql, other.landlord);
    const first = await enrolled(5, other);
    const second = await enrolled(null, other);
    await runJobs(sql, noon('2041-03-04'));
    const save = (settings: object) =>
      act(
        sql,
        other.owner,
        (own) =>
          own`select public.save_online_payments(${other.landlord.organizationId}, ${own.json(settings as never)})`,
      );
    await save({ cash_text: 'En la oficina' });
    expect(await statusOf(first.autopayId)).toEqual({ status: 'active', stopped_for: null });
    await act(
      sql,
      other.owner,
      (own) => own`select public.set_card_credentials(${other.landlord.organizationId}, 'stripe',
        'v1.aaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaa', true)`,
    );
    await save({ processor: 'stripe' });
    for (const { autopayId } of [first, second]) {
      expect(await statusOf(autopayId)).toEqual({ status: 'paused', stopped_for: 'processor_changed' });
      expect(await mailsAbout(`autopay-stopped/${autopayId}/processor_changed`)).toEqual(['autopay_stopped']);
    }
    expect(await chargesOf(first.leaseId)).toMatchObject([{ status: 'skipped', skipped_for: 'stopped' }]);
    await save({ processor: 'stripe', takes_cash: false });
    expect(await mailsAbout(`autopay-stopped/${first.autopayId}/`)).toHaveLength(1);
  });

  it('one that was paused for a decline is not resumed with the card of the former', async () => {
    const { sql } = database;
    const other = await createRentable(sql, 'Tarjeta de antes');
    await takeCards(sql, other.landlord);
    const { leaseId, autopayId, tenant } = await enrolled(5, other);
    await runJobs(sql, noon('2041-03-04'));
    const [row] = await chargesOf(leaseId);
    const attempt = await autopays.startCharge(sql, row?.id, noon('2041-03-05'));
    const unknown = { outcome: 'abandoned', failure: 'expired', problem: 'unverified' };
    await cards.settle(sql, attempt ?? '', unknown);
    await act(
      sql,
      other.owner,
      (own) => own`select public.save_online_payments(${other.landlord.organizationId},
        ${own.json({ takes_cards: false, processor: 'cardnet' })})`,
    );
    expect(await statusOf(autopayId)).toEqual({ status: 'paused', stopped_for: 'unverified' });
    const resume = act(sql, tenant, (own) => own`select public.resume_autopay(${autopayId})`);
    expect(await outcomeOf(resume)).toBe('autopay_over');
  });
});

it('leaves every figure equal to its recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
