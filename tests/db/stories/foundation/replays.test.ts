import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createLandlord, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let leaseId: string;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Eco');
  today = await todayOf(database.sql, place.landlord);
  const { unitId, personId } = place;
  leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId,
    personIds: [personId],
    startsOn: '2031-01-01',
    endsOn: '2031-12-31',
    depositMinor: 100_000,
  });
});

const payment = (requestId: string, more: object = {}, who: Caller = place.owner) =>
  verbs.recordPayment(database.sql, who, {
    requestId,
    leaseId,
    amountMinor: 1_000,
    paidOn: today,
    reference: 'A1',
    ...more,
  });

async function countOf(table: string): Promise<number> {
  const [row] = await database.sql.unsafe(`select count(*)::int as n from public.${table}`);
  return row?.n;
}

describe('the same request', () => {
  it('1. sent twice pays once and answers the same', async () => {
    const requestId = randomUUID();
    const before = await countOf('payments');
    const first = await payment(requestId);
    expect(await payment(requestId)).toBe(first);
    expect(await countOf('payments')).toBe(before + 1);
  });

  it('2. sent eight times at once pays once and answers the same', async () => {
    const requestId = randomUUID();
    const before = await countOf('payments');
    const answers = await Promise.all(Array.from({ length: 8 }, () => payment(requestId)));
    expect(new Set(answers).size).toBe(1);
    expect(await countOf('payments')).toBe(before + 1);
  });

  it.each([
    ['amount', { amountMinor: 2_000 }],
    ['day', { paidOn: '2026-01-01' }],
    ['reference', { reference: 'B2' }],
  ])('3. with another %s is refused', async (_name, more) => {
    const requestId = randomUUID();
    await payment(requestId);
    expect(await outcomeOf(payment(requestId, more))).toBe('request_id_reused');
  });

  it('4. for another verb is refused', async () => {
    const requestId = randomUUID();
    const paymentId = await payment(requestId);
    const other = verbs.reversePayment(database.sql, place.owner, { requestId, paymentId, reason: 'x' });
    expect(await outcomeOf(other)).toBe('request_id_reused');
  });

  it('5. of another user is another request', async () => {
    const requestId = randomUUID();
    const stranger = await createLandlord(database.sql, 'Otro');
    const first = await payment(requestId);
    expect(await outcomeOf(payment(requestId, {}, stranger.owner))).toBe('not_found');
    expect(await payment(requestId)).toBe(first);
  });

  it('is answered as the first time, whatever its sender says of it since', async () => {
    const requestId = randomUUID();
    const first = await payment(requestId);
    await act(
      database.sql,
      place.owner,
      (sql) => sql`select private.complete_request(${requestId}, '{"result": null}')`,
    );
    expect(await payment(requestId)).toBe(first);
  });

  it('6. that was refused may be sent again once it is right', async () => {
    const requestId = randomUUID();
    expect(await outcomeOf(payment(requestId, { amountMinor: 0 }))).toBe('amount_not_positive');
    expect(await outcomeOf(payment(requestId))).toBe('done');
  });
});

describe('every verb', () => {
  const twice = async (work: (requestId: string) => Promise<string>): Promise<string> => {
    const requestId = randomUUID();
    const first = await work(requestId);
    expect(await work(requestId)).toBe(first);
    return first;
  };

  it('7. gives the first result again', async () => {
    const { sql } = database;
    const unitId = await addUnit(sql, place.landlord, place.propertyId, 'Replay');
    await twice((requestId) => verbs.createOrganization(sql, place.owner, { requestId, name: 'Dos' }));
    const lease = await twice((requestId) =>
      verbs.createLease(sql, place.owner, {
        requestId,
        unitId,
        personIds: [place.personId],
        startsOn: '2026-01-01',
        endsOn: '2040-01-01',
        billFrom: '2039-01-01',
      }),
    );
    const charge = await twice((requestId) =>
      verbs.addCharge(sql, place.owner, { requestId, leaseId: lease, amountMinor: 500, dueOn: '2031-01-01' }),
    );
    const paid = await twice((requestId) =>
      verbs.recordPayment(sql, place.owner, { requestId, leaseId: lease, amountMinor: 500, paidOn: today }),
    );
    await twice((requestId) =>
      verbs.reverseCharge(sql, place.owner, { requestId, chargeId: charge, reason: 'x' }),
    );
    await twice((requestId) =>
      verbs.reversePayment(sql, place.owner, { requestId, paymentId: paid, reason: 'x' }),
    );
    await twice((requestId) =>
      verbs.terminateLease(sql, place.owner, { requestId, leaseId: lease, endedOn: today }),
    );
  });

  it.each([
    ['rent', { rentMinor: 2 }],
    ['late fee', { lateFeeKind: 'fixed', lateFeeMinor: 9 }],
    ['grace', { lateFeeKind: 'fixed', lateFeeMinor: 8, lateFeeGraceDays: 1 }],
    ['cap', { lateFeeKind: 'fixed', lateFeeMinor: 8, lateFeeCapMinor: 5 }],
    ['deposit', { depositMinor: 5 }],
    ['billing day', { billFrom: '2031-02-01' }],
  ] as const)('8. a lease with another %s is another request', async (name, more) => {
    const unitId = await addUnit(database.sql, place.landlord, place.propertyId, `Otra ${name}`);
    const requestId = randomUUID();
    const lease = (change: object) =>
      verbs.createLease(database.sql, place.owner, {
        requestId,
        unitId,
        personIds: [place.personId],
        startsOn: '2031-01-01',
        endsOn: '2031-12-31',
        rentMinor: 1,
        lateFeeKind: 'fixed',
        lateFeeMinor: 8,
        ...change,
      });
    await lease({});
    expect(await outcomeOf(lease(more))).toBe('request_id_reused');
  });

  it('9. wants a request id and a user', async () => {
    const anonymous = database.sql`
      select public.record_payment(${randomUUID()}, ${leaseId}, 1, ${today}, 'cash', '', null)`;
    expect(await outcomeOf(anonymous)).toBe('not_signed_in');
    const nameless = act(
      database.sql,
      place.owner,
      (sql) => sql`select public.record_payment(null, ${leaseId}, 1, ${today}, 'cash', '', null)`,
    );
    expect(await outcomeOf(nameless)).toBe('request_id_missing');
  });
});

it('10. all kept figures equal a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
