import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, DENIED, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { addTenantToLease, cards, takeCards } from '#tests/support/card-rows.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
const APPROVED = {
  outcome: 'approved',
  amount_minor: 60_000,
  currency: 'DOP',
  authorization_code: 'A1',
  card_last4: '4242',
};

beforeAll(async () => {
  place = await createRentable(database.sql, 'Tarjetas');
  await takeCards(database.sql, place.landlord);
});

/** A lease that owes 1,000.00, with its tenant's account. */
async function tenancy(currency: 'DOP' | 'USD' = 'DOP') {
  const { sql } = database;
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: await addUnit(sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
    currency,
  });
  await verbs.addCharge(sql, place.owner, { leaseId, amountMinor: 100_000, dueOn: '2026-02-01' });
  return { leaseId, tenant: await addTenantToLease(sql, place.owner, leaseId) };
}

async function opened() {
  const scene = await tenancy();
  const id = await cards.start(database.sql, scene.tenant, scene.leaseId, 60_000);
  await cards.open(database.sql, id);
  return { ...scene, id };
}

const stateOf = async (id: string) => {
  const [row] = await database.sql`
    select status, payment_id, problem, card_last4, failure from public.card_payments where id = ${id}`;
  return row;
};
const effectsOf = async (leaseId: string) => {
  const [row] = await database.sql`
    select (select count(*)::int from public.payments where lease_id = ${leaseId}) as payments,
      (select count(*)::int from public.receipts where lease_id = ${leaseId}) as receipts,
      (select receivable_minor::int from public.lease_balances where lease_id = ${leaseId}) as owed`;
  return row;
};

describe('an approval', () => {
  it('makes one payment with its receipt, however often and by however many it is told', async () => {
    const { id, leaseId } = await opened();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => cards.settle(database.sql, id, APPROVED)),
    );
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await effectsOf(leaseId)).toEqual({ payments: 1, receipts: 1, owed: 40_000 });
    expect(await stateOf(id)).toMatchObject({ status: 'approved', card_last4: '4242', problem: null });
    const [secret] =
      await database.sql`select 1 from private.card_payment_secrets where card_payment_id = ${id}`;
    expect(secret).toBeUndefined();
  });

  it('tells the tenant by mail', async () => {
    const { id } = await opened();
    const { payment_id } = await cards.settle(database.sql, id, APPROVED);
    const [mail] = await database.sql`
      select template, parameters from private.outgoing_messages where dedupe_key = ${`payment-decided/${payment_id}/confirmed`}`;
    expect(mail).toMatchObject({
      template: 'payment_decided',
      parameters: { decision: 'confirmed', amount_minor: 60_000 },
    });
  });

  it.each([{ amount_minor: 60_001 }, { amount_minor: 0 }, { currency: 'USD' }, { currency: '' }])(
    'of something else posts nothing and is noted: %o',
    async (wrong) => {
      const { id, leaseId } = await opened();
      expect(await cards.settle(database.sql, id, { ...APPROVED, ...wrong })).toMatchObject({
        problem: 'amount_mismatch',
      });
      expect(await effectsOf(leaseId)).toEqual({ payments: 0, receipts: 0, owed: 100_000 });
      expect(await stateOf(id)).toMatchObject({ status: 'pending', problem: 'amount_mismatch' });
    },
  );

  it('overtakes what was thought before, and nothing overtakes it', async () => {
    const { id, leaseId } = await opened();
    await cards.settle(database.sql, id, { outcome: 'abandoned', failure: 'cancelled' });
    await cards.settle(database.sql, id, { outcome: 'declined', failure: '51' });
    expect(await stateOf(id)).toMatchObject({ status: 'declined', failure: '51' });
    await cards.settle(database.sql, id, APPROVED);
    await cards.settle(database.sql, id, { outcome: 'declined', failure: '51' });
    await cards.settle(database.sql, id, { outcome: 'abandoned', failure: 'expired' });
    expect(await stateOf(id)).toMatchObject({ status: 'approved' });
    expect(await effectsOf(leaseId)).toMatchObject({ payments: 1 });
  });

  it('may come before the page was written down as open', async () => {
    const { leaseId, tenant } = await tenancy();
    const id = await cards.start(database.sql, tenant, leaseId, 60_000);
    await cards.settle(database.sql, id, APPROVED);
    await cards.open(database.sql, id);
    expect(await stateOf(id)).toMatchObject({ status: 'approved' });
  });
});

describe('who begins', () => {
  it('begins once for a request', async () => {
    const { leaseId, tenant } = await tenancy();
    const requestId = randomUUID();
    const ids = await Promise.all(
      [1, 2, 3].map(() => cards.start(database.sql, tenant, leaseId, 60_000, 0, requestId)),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    [50, 0, 'amount_outside_limits'],
    [50_000_001, 0, 'amount_outside_limits'],
    [0, 0, 'amount_not_positive'],
    [60_000, 1, 'fee_changed'],
  ])('%d with a fee of %d is refused: %s', async (amount, fee, code) => {
    const { leaseId, tenant } = await tenancy();
    expect(await outcomeOf(cards.start(database.sql, tenant, leaseId, amount, fee))).toBe(code);
  });

  it('in another currency than the merchant has, not at all', async () => {
    const { leaseId, tenant } = await tenancy('USD');
    expect(await outcomeOf(cards.start(database.sql, tenant, leaseId, 60_000))).toBe('cards_not_taken');
  });

  it('not for ever', async () => {
    const { leaseId, tenant } = await tenancy();
    for (let time = 0; time < 10; time += 1) await cards.start(database.sql, tenant, leaseId, 60_000);
    expect(await outcomeOf(cards.start(database.sql, tenant, leaseId, 60_000))).toBe('too_many_attempts');
  });

  it('cannot say how it ended, nor see what is sealed', async () => {
    const { id, tenant } = await opened();
    const asking = (caller: Caller, verb: string, values: Record<string, unknown>) =>
      outcomeOf(call(database.sql, caller, verb, values));
    for (const caller of [tenant, place.owner]) {
      expect(await asking(caller, 'settle_card_payment', { p_id: id, p_result: APPROVED })).toBe(DENIED);
      expect(await asking(caller, 'read_card_payment', { p_id: id })).toBe(DENIED);
      const values = { p_organization_id: place.landlord.organizationId, p_processor: 'azul' };
      expect(await asking(caller, 'read_card_credentials', values)).toBe(DENIED);
    }
  });
});

describe('attempts of which nobody hears', () => {
  it('are handed out to one who asks, later and later', async () => {
    const { id } = await opened();
    const take = (now: Date) =>
      act(database.sql, 'service', async (transaction) => {
        const rows = await transaction<
          { id: string }[]
        >`select * from public.take_card_payments_to_check(${now}, 100) as id`;
        return rows.filter((row) => row.id === id).length;
      });
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    expect(await take(at(1))).toBe(0);
    const taken = await Promise.all([6, 6, 6].map((minutes) => take(at(minutes))));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await take(at(8))).toBe(0);
    expect(await take(at(12))).toBe(1);
  });
});

describe('a refund to the card', () => {
  async function approved() {
    const scene = await opened();
    const { payment_id } = await cards.settle(database.sql, scene.id, APPROVED);
    return { ...scene, paymentId: payment_id ?? '' };
  }

  it('holds its amount until the processor answers, and is posted once', async () => {
    const { id, leaseId, paymentId } = await approved();
    const refundId = await cards.requestRefund(database.sql, place.owner, paymentId, 50_000);
    expect(await outcomeOf(cards.requestRefund(database.sql, place.owner, paymentId, 10_001))).toBe(
      'refund_exceeds_payment',
    );
    expect(await effectsOf(leaseId)).toMatchObject({ owed: 40_000 });
    await Promise.all([1, 2, 3].map(() => cards.settleRefund(database.sql, refundId, true)));
    expect(await effectsOf(leaseId)).toMatchObject({ owed: 90_000 });
    expect(await stateOf(id)).toMatchObject({ status: 'partially_refunded' });
    const rest = await cards.requestRefund(database.sql, place.owner, paymentId, 10_000);
    await cards.settleRefund(database.sql, rest, true);
    expect(await stateOf(id)).toMatchObject({ status: 'refunded' });
  });

  it('that the processor refuses gives its amount free again', async () => {
    const { leaseId, paymentId } = await approved();
    const refundId = await cards.requestRefund(database.sql, place.owner, paymentId, 60_000);
    expect(await cards.settleRefund(database.sql, refundId, false, 'too old')).toBe('failed');
    expect(await cards.settleRefund(database.sql, refundId, true)).toBe('failed');
    expect(await effectsOf(leaseId)).toMatchObject({ owed: 40_000 });
    await cards.requestRefund(database.sql, place.owner, paymentId, 60_000);
  });
});

describe('settings', () => {
  const save = (settings: object, caller: Caller = place.owner) =>
    act(
      database.sql,
      caller,
      (transaction) =>
        transaction`select public.save_online_payments(${place.landlord.organizationId}, ${transaction.json(settings as never)})`,
    );

  it.each([
    [{ processor: 'stripe', takes_cards: true }, 'credentials_missing'],
    [{ minimum_minor: 500, maximum_minor: 400 }, 'limits_crossed'],
  ])('%o are refused: %s', async (settings, code) => {
    expect(await outcomeOf(save(settings))).toBe(code);
  });

  it('never give the credentials out, not to the log either', async () => {
    const { organizationId } = place.landlord;
    const sealed = 'v1.secreto-secreto.secreto-secreto';
    await act(
      database.sql,
      place.owner,
      (transaction) => transaction`select public.set_card_credentials(${organizationId}, 'azul', ${sealed})`,
    );
    const [row] = await database.sql`
      select count(*)::int as found from public.audit_log where (before || after)::text like '%secreto%'`;
    expect(row?.found).toBe(0);
  });

  it('in test mode let nobody but the owner try, and post nothing', async () => {
    await save({ is_test: true });
    const { leaseId, tenant } = await tenancy();
    expect(await outcomeOf(cards.start(database.sql, tenant, leaseId, 60_000))).toBe('cards_not_taken');
    const id = await call(database.sql, place.owner, 'start_card_test', {
      p_request_id: randomUUID(),
      p_organization_id: place.landlord.organizationId,
    });
    await cards.open(database.sql, id);
    const answer = await cards.settle(database.sql, id, {
      outcome: 'approved',
      amount_minor: 100,
      currency: 'DOP',
    });
    expect(answer).toEqual({ status: 'approved', payment_id: null, changed: true });
    await save({ is_test: false });
  });
});

it('leaves every figure equal to its recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
