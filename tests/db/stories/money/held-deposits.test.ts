import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { createCashPlace, DEPOSIT } from '#tests/support/cash-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable } from '#tests/support/portfolio.ts';
import { type Input, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createCashPlace>>;

beforeAll(async () => {
  place = await createCashPlace(database.sql, 'Traspaso');
});

type Held = Omit<Input<'record_held_deposit'>, 'leaseId'>;

const hold = (leaseId: string, { amountMinor = DEPOSIT, ...more }: Held = {}, caller: Caller = place.owner) =>
  verbs.recordHeldDeposit(database.sql, caller, { leaseId, amountMinor, ...more });

const takeBack = (leaseId: string, reason = 'Era de otro', caller: Caller = place.owner) =>
  verbs.reverseHeldDeposit(database.sql, caller, { leaseId, reason });

async function booksOf(leaseId: string) {
  const rows = await database.sql<{ key: string; amount: number }[]>`
    select a.system_key as key, sum(l.amount_minor)::int as amount from public.journal_lines l
    join public.accounts a on a.id = l.account_id where l.lease_id = ${leaseId} group by 1`;
  return Object.fromEntries(rows.filter((row) => row.amount !== 0).map((row) => [row.key, row.amount]));
}

/** What is held and what is not paid of the deposit, what the lease owes, and how many receipts it has. */
async function stateOf(leaseId: string) {
  const [row] = await database.sql`
    select d.held_minor::int as held, d.unpaid_minor::int as unpaid, b.receivable_minor::int as owed,
      (select count(*)::int from public.receipts where lease_id = ${leaseId}) as receipts
    from public.lease_deposits d join public.lease_balances b on b.lease_id = d.lease_id where d.lease_id = ${leaseId}`;
  return row;
}

/** A lease of three years whose deposit was left when it began. */
async function enteredLease(isDepositHeld: boolean, caller: Caller = place.owner, requestId?: string) {
  return verbs.createLease(database.sql, caller, {
    requestId,
    unitId: await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: '2023-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
    depositMinor: DEPOSIT,
    isDepositHeld,
  });
}

describe('a deposit that is held already', () => {
  it('1. is opened with its lease: nothing is charged, nothing is late, no receipt is used', async () => {
    const leaseId = await enteredLease(true);
    expect(await stateOf(leaseId)).toEqual({ held: DEPOSIT, unpaid: 0, owed: 0, receipts: 0 });
    expect(await booksOf(leaseId)).toEqual({ operating_cash: DEPOSIT, deposits_held: -DEPOSIT });
    expect([...(await database.sql`select id from public.charges where lease_id = ${leaseId}`)]).toEqual([]);
  });

  it('2. that was charged already is not owed any more', async () => {
    const leaseId = await place.newLease();
    expect(await stateOf(leaseId)).toMatchObject({ held: 0, unpaid: DEPOSIT, owed: DEPOSIT });
    await hold(leaseId, { note: 'Lo dejó en 2023' });
    expect(await stateOf(leaseId)).toEqual({ held: DEPOSIT, unpaid: 0, owed: 0, receipts: 0 });
    const [charge] = await database.sql`
      select reversal_reason, outstanding_minor::int as open from public.charges where lease_id = ${leaseId}`;
    expect(charge).toEqual({ reversal_reason: 'Lo dejó en 2023', open: 0 });
  });

  it('3. stands on the account that keeps it, from the day on that is said', async () => {
    const leaseId = await place.newLease();
    await hold(leaseId, { accountId: place.accounts.deposits, on: addDays(place.today, -10) });
    expect(await booksOf(leaseId)).toEqual({ deposits_bank: DEPOSIT, deposits_held: -DEPOSIT });
    const told = async (day: string) => {
      const [row] = await act(
        database.sql,
        place.owner,
        (sql) =>
          sql`select public.report_deposits_held(${place.landlord.organizationId}, ${day}, null) as answer`,
      );
      const { rows } = (row?.answer ?? { rows: [] }) as {
        rows: { lease_id: string; liability_minor: number }[];
      };
      return rows.find((one) => one.lease_id === leaseId)?.liability_minor;
    };
    expect(await told(addDays(place.today, -10))).toBe(DEPOSIT);
    expect(await told(addDays(place.today, -11))).toBeUndefined();
  });

  it('4. whose money is counted already, or is gone, adds no cash: opening equity bears it', async () => {
    const leaseId = await place.newLease();
    await hold(leaseId, { isInCash: false });
    expect(await booksOf(leaseId)).toEqual({ opening_equity: DEPOSIT, deposits_held: -DEPOSIT });
  });

  it('5. in a part: the rest is still owed since the day on which all of it was due', async () => {
    const leaseId = await place.newLease();
    await hold(leaseId, { amountMinor: 300_000 });
    expect(await stateOf(leaseId)).toEqual({ held: 300_000, unpaid: 200_000, owed: 200_000, receipts: 0 });
    const [rest] = await database.sql`
      select amount_minor::int, due_on::text from public.charges where lease_id = ${leaseId} and reversed_at is null`;
    expect(rest).toEqual({ amount_minor: 200_000, due_on: '2026-01-01' });
  });

  it('6. is held of a lease that never charged one, as an imported one', async () => {
    const leaseId = await place.newLease(place.propertyId, 0);
    await hold(leaseId);
    expect(await stateOf(leaseId)).toEqual({ held: DEPOSIT, unpaid: 0, owed: 0, receipts: 0 });
  });

  it('7. is settled when the lease has ended, like any other', async () => {
    const leaseId = await enteredLease(true);
    await verbs.terminateLease(database.sql, place.owner, { leaseId, endedOn: place.today });
    await place.settle(leaseId);
    expect(await booksOf(leaseId)).toEqual({});
    expect(await outcomeOf(hold(leaseId))).toBe('deposit_settled');
    expect(await outcomeOf(takeBack(leaseId))).toBe('deposit_settled');
  });

  it('8. goes along with a renewal', async () => {
    const leaseId = await enteredLease(true);
    const next = await verbs.renewLease(database.sql, place.owner, {
      leaseId,
      startsOn: '2041-01-01',
      endsOn: '2041-12-31',
    });
    expect(await stateOf(next)).toEqual({ held: DEPOSIT, unpaid: 0, owed: 0, receipts: 0 });
    expect(await outcomeOf(takeBack(leaseId))).toBe('deposit_settled');
  });
});

describe('a draft that is signed later', () => {
  const save = (isDepositHeld: boolean, leaseId?: string) =>
    verbs.saveLeaseDraft(database.sql, place.owner, {
      leaseId,
      unitId: draftUnit,
      personIds: [place.personId],
      startsOn: '2023-01-01',
      endsOn: '2040-12-31',
      depositMinor: DEPOSIT,
      isDepositHeld,
    });
  let draftUnit: string;
  beforeEach(async () => {
    draftUnit = await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
  });
  const sign = (leaseId: string) => verbs.recordPaperSignature(database.sql, place.owner, { leaseId });

  it('18. keeps it, and opens it once the lease is agreed: it is not charged', async () => {
    const leaseId = await save(true);
    expect(await booksOf(leaseId)).toEqual({});
    const [kept] = await database.sql`select is_deposit_held from public.leases_list where id = ${leaseId}`;
    expect(kept).toEqual({ is_deposit_held: true });
    await sign(leaseId);
    expect(await stateOf(leaseId)).toMatchObject({ held: DEPOSIT, unpaid: 0, receipts: 0 });
    const charged = await database.sql`
      select id from public.charges where lease_id = ${leaseId} and kind = 'deposit'`;
    expect([...charged]).toEqual([]);
    await takeBack(leaseId);
    expect(await stateOf(leaseId)).toMatchObject({ held: 0, unpaid: 0 });
  });

  it('19. is charged where the draft says no more that it is held', async () => {
    const leaseId = await save(true);
    await save(false, leaseId);
    await sign(leaseId);
    expect(await stateOf(leaseId)).toMatchObject({ held: 0, unpaid: DEPOSIT });
  });
});

describe('it is refused', () => {
  it('9. where a deposit has come already, in whole or in part, or is held already', async () => {
    const leaseId = await place.newLease();
    await place.pay(leaseId, 100_000);
    expect(await outcomeOf(hold(leaseId))).toBe('deposit_already_held');
    const held = await enteredLease(true);
    expect(await outcomeOf(hold(held))).toBe('deposit_already_held');
  });

  it('10. for a draft, and of no amount, on a day to come or on an account that is none of cash', async () => {
    const leaseId = await place.newLease();
    for (const amountMinor of [0, -1, null, 1_000_000_000_001])
      expect(await outcomeOf(hold(leaseId, { amountMinor }))).toBe('amount_not_positive');
    expect(await outcomeOf(hold(leaseId, { on: addDays(place.today, 1) }))).toBe('date_in_future');
    expect(await outcomeOf(hold(leaseId, { accountId: randomUUID() }))).toBe('account_not_allowed');
    const draft = await verbs.saveLeaseDraft(database.sql, place.owner, {
      unitId: await addUnit(database.sql, place.landlord, place.propertyId, 'Borrador'),
      personIds: [place.personId],
      startsOn: '2026-01-01',
      endsOn: '2040-12-31',
    });
    expect(await outcomeOf(hold(draft))).toBe('lease_not_in_force');
    expect(await stateOf(leaseId)).toMatchObject({ held: 0, unpaid: DEPOSIT });
  });

  it('11. in a period that is closed', async () => {
    const closed = await createRentable(database.sql, 'Cerrada');
    const leaseId = await verbs.createLease(database.sql, closed.owner, {
      unitId: await addUnit(database.sql, closed.landlord, closed.propertyId, 'A'),
      personIds: [closed.personId],
      startsOn: '2023-01-01',
      endsOn: '2040-12-31',
      billFrom: '2040-01-01',
      depositMinor: DEPOSIT,
    });
    await act(
      database.sql,
      closed.owner,
      (sql) =>
        sql`select public.close_period(${randomUUID()}, ${closed.landlord.organizationId}, ${addDays(place.today, -5)})`,
    );
    const on = addDays(place.today, -6);
    expect(await outcomeOf(hold(leaseId, { on }, closed.owner))).toBe('period_closed');
    expect(await stateOf(leaseId)).toMatchObject({ held: 0, unpaid: DEPOSIT });
  });

  it('12. to strangers and to the tenant', async () => {
    const leaseId = await place.newLease();
    const stranger = { userId: await createUser(database.sql, 'extrano-1h@example.test', 'tenant') };
    expect(await outcomeOf(hold(leaseId, {}, stranger))).toBe('not_found');
    expect(await outcomeOf(takeBack(leaseId, 'No', stranger))).toBe('not_found');
  });
});

describe('a request that comes twice', () => {
  it('13. holds once, and opens its lease once', async () => {
    const leaseId = await place.newLease();
    const requestId = randomUUID();
    const first = await hold(leaseId, { requestId });
    expect(await hold(leaseId, { requestId })).toBe(first);
    expect(await outcomeOf(hold(leaseId, { requestId, amountMinor: 1 }))).toBe('request_id_reused');
    expect(await booksOf(leaseId)).toEqual({ operating_cash: DEPOSIT, deposits_held: -DEPOSIT });
  });
});

describe('taken back', () => {
  it('14. it is not held, and what had been charged is owed again since its day', async () => {
    const leaseId = await place.newLease();
    await hold(leaseId);
    expect(await outcomeOf(takeBack(leaseId, ' '))).toBe('reason_missing');
    const requestId = randomUUID();
    const input = { leaseId, reason: 'Era de otro', requestId };
    const first = await verbs.reverseHeldDeposit(database.sql, place.owner, input);
    expect(await verbs.reverseHeldDeposit(database.sql, place.owner, input)).toBe(first);
    expect(await stateOf(leaseId)).toEqual({ held: 0, unpaid: DEPOSIT, owed: DEPOSIT, receipts: 0 });
    const [again] = await database.sql`
      select due_on::text from public.charges where lease_id = ${leaseId} and reversed_at is null`;
    expect(again).toEqual({ due_on: '2026-01-01' });
    expect(await outcomeOf(takeBack(leaseId))).toBe('no_deposit_held');
    const events = await database.sql`
      select kind, facts ->> 'reason' as reason from public.lease_events
      where lease_id = ${leaseId} and kind::text like 'deposit%' order by id`;
    expect([...events]).toEqual([
      { kind: 'deposit_opened', reason: null },
      { kind: 'deposit_reopened', reason: 'Era de otro' },
    ]);
  });

  it('15. with the rest that was charged alone: paid or not, the whole is one charge again', async () => {
    for (const paid of [0, 50_000, 200_000]) {
      const leaseId = await place.newLease();
      await hold(leaseId, { amountMinor: 300_000 });
      if (paid > 0) await place.pay(leaseId, paid);
      await takeBack(leaseId);
      const open = DEPOSIT - paid;
      expect(await stateOf(leaseId)).toMatchObject({ held: paid, unpaid: open, owed: open });
    }
  });

  it('16. where nothing had been charged nothing is owed, and it can be said again', async () => {
    const leaseId = await enteredLease(true);
    await takeBack(leaseId);
    expect(await stateOf(leaseId)).toMatchObject({ held: 0, unpaid: 0, owed: 0 });
    await hold(leaseId, { amountMinor: 400_000 });
    expect(await stateOf(leaseId)).toMatchObject({ held: 400_000, unpaid: 0, owed: 0 });
  });

  it('17. its entry alone is not: the row would say something else than the books', async () => {
    const leaseId = await enteredLease(true);
    const [row] = await database.sql<{ entry_id: string }[]>`
      select entry_id from public.held_deposits where lease_id = ${leaseId}`;
    const reversal = act(
      database.sql,
      place.owner,
      (sql) => sql`select public.reverse_journal_entry(${randomUUID()}, ${row?.entry_id ?? ''}, 'Error')`,
    );
    expect(await outcomeOf(reversal)).toBe('entry_has_source');
  });
});

it('every recount is right after all this', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
