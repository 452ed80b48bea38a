import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, type Caller, createUser } from '#tests/support/actors.ts';
import { addTenantToLease } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addUnit, createLandlord, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { recordExchanged, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let tenant: Caller;
let leaseId: string;
let paidOn: string;

const newLease = async (currency: 'DOP' | 'USD' = 'DOP') =>
  verbs.createLease(database.sql, place.owner, {
    unitId: await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
    currency,
  });

beforeAll(async () => {
  place = await createRentable(database.sql, 'Dos veces');
  leaseId = await newLease();
  tenant = await addTenantToLease(database.sql, place.owner, leaseId);
  paidOn = addDays(await todayOf(database.sql, place.landlord), -20);
});

/** What looks like a payment of 30,000.00 on a day. */
const alike = (
  caller: Caller,
  more: { amount?: number; day?: string; except?: string; lease?: string } = {},
) =>
  act(database.sql, caller, async (sql) => [
    ...(await sql<{ id: string; status: string }[]>`
        select id, status from public.similar_payments(${more.lease ?? leaseId}, ${more.amount ?? 3_000_000},
          ${more.day ?? paidOn}, ${more.except ?? null})`),
  ]);
const record = (more: { amountMinor?: number; paidOn?: string } = {}) =>
  verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor: 3_000_000, paidOn, ...more });

describe('money that looks twice', () => {
  it('is found for the office and for the tenant, whoever wrote it down', async () => {
    expect(await alike(place.owner)).toEqual([]);
    const recorded = await record();
    expect(await alike(tenant)).toEqual([{ id: recorded, status: 'confirmed' }]);
    const reported = await verbs.reportPayment(database.sql, tenant, {
      leaseId,
      amountMinor: 3_000_000,
      paidOn: addDays(paidOn, 2),
    });
    expect(await alike(place.owner)).toEqual([
      { id: recorded, status: 'confirmed' },
      { id: reported, status: 'reported' },
    ]);
    // Of a report that is to be confirmed the others are asked for.
    expect(await alike(place.owner, { except: reported })).toEqual([{ id: recorded, status: 'confirmed' }]);
  });

  it('is so within ten days and to the cent alone, and not where it was rejected or taken back', async () => {
    expect(await alike(place.owner, { amount: 3_000_001 })).toEqual([]);
    expect(await alike(place.owner, { day: addDays(paidOn, -11) })).toEqual([]);
    expect(await alike(place.owner, { day: addDays(paidOn, -10) })).toHaveLength(1);
    const wrong = await record({ amountMinor: 700 });
    expect(await alike(place.owner, { amount: 700 })).toHaveLength(1);
    await verbs.reversePayment(database.sql, place.owner, { paymentId: wrong, reason: 'Error' });
    expect(await alike(place.owner, { amount: 700 })).toEqual([]);
  });

  it('is found by what came in the other currency too', async () => {
    const lease = await newLease('USD');
    await recordExchanged(database.sql, place.owner, {
      leaseId: lease,
      amountMinor: 100_000,
      receivedMinor: 6_000_000,
      paidOn,
    });
    expect(await alike(place.owner, { lease, amount: 6_000_000 })).toHaveLength(1);
    expect(await alike(place.owner, { lease, amount: 100_000 })).toHaveLength(1);
  });

  it('is never refused: two payments may be alike', async () => {
    const before = (await alike(place.owner)).length;
    await record();
    expect(await alike(place.owner)).toHaveLength(before + 1);
  });

  it('is nobody else’s to see', async () => {
    const stranger = await createLandlord(database.sql, 'Ajena');
    expect(await alike(stranger.owner)).toEqual([]);
    const userId = await createUser(database.sql, 'otra@example.test', 'tenant');
    expect(await alike({ userId })).toEqual([]);
  });
});
