import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { balanceSheet, cashFlow, incomeStatement } from '#src/domain/books/statements.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { accountsOf, agedTotals, totalsOf } from '#tests/support/reports.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
const CREDIT = 700_000;
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Adelantada');
  today = await todayOf(database.sql, place.landlord);
});

const newLease = async (at = place) =>
  verbs.createLease(database.sql, at.owner, {
    unitId: await addUnit(database.sql, at.landlord, at.propertyId, randomUUID().slice(0, 8)),
    personIds: [at.personId],
    startsOn: '2023-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
  });

interface Opened {
  amountMinor?: number | null;
  on?: string;
  requestId?: string;
  at?: typeof place;
  caller?: Caller;
}

/** What the tenant had paid ahead; the second argument says what is unusual. */
const open = (
  leaseId: string,
  { amountMinor = CREDIT, on = today, requestId, at = place, caller }: Opened = {},
) =>
  call(database.sql, caller ?? at.owner, 'post_opening_balances', {
    p_request_id: requestId ?? randomUUID(),
    p_organization_id: at.landlord.organizationId,
    p_occurred_on: on,
    p_tenants: [{ lease_id: leaseId, amount_minor: amountMinor === null ? null : -amountMinor }],
  });

const charge = (leaseId: string, amountMinor: number, dueOn = today) =>
  verbs.addCharge(database.sql, place.owner, {
    leaseId,
    amountMinor,
    dueOn,
    kind: 'other',
    description: 'Agua',
  });

const giveBack = (leaseId: string, amountMinor: number, method: string) =>
  call(database.sql, place.owner, 'refund_credit', {
    p_request_id: randomUUID(),
    p_lease_id: leaseId,
    p_amount_minor: amountMinor,
    p_method: method,
    p_reason: 'Se va',
  });

async function booksOfLease(leaseId: string) {
  const rows = await database.sql<{ key: string; amount: number }[]>`
    select a.system_key as key, sum(l.amount_minor)::int as amount from public.journal_lines l
    join public.accounts a on a.id = l.account_id where l.lease_id = ${leaseId} group by 1`;
  return Object.fromEntries(rows.filter((row) => row.amount !== 0).map((row) => [row.key, row.amount]));
}

/** What the lease owes and has in its favor, and how many receipts it has. */
async function stateOf(leaseId: string) {
  const [row] = await database.sql`
    select receivable_minor::int as owed, credit_minor::int as credit,
      (select count(*)::int from public.receipts where lease_id = ${leaseId}) as receipts
    from public.lease_balances where lease_id = ${leaseId}`;
  return row;
}

async function paymentOf(leaseId: string): Promise<string> {
  const [row] = await database.sql<{ id: string }[]>`
    select id from public.payments where lease_id = ${leaseId} and method = 'opening_credit' and status = 'confirmed'`;
  return row?.id ?? '';
}

describe('what a tenant had paid ahead when the books began', () => {
  it('1. is their credit against opening equity: no cash came, no receipt is used', async () => {
    const leaseId = await newLease();
    await open(leaseId);
    expect(await stateOf(leaseId)).toEqual({ owed: 0, credit: CREDIT, receipts: 0 });
    expect(await booksOfLease(leaseId)).toEqual({ opening_equity: CREDIT, prepaid_rent: -CREDIT });
  });

  it('2. pays what is charged next, as any credit, until nothing is left', async () => {
    const leaseId = await newLease();
    await open(leaseId);
    await charge(leaseId, 500_000);
    expect(await stateOf(leaseId)).toMatchObject({ owed: 0, credit: 200_000 });
    await charge(leaseId, 500_000);
    expect(await stateOf(leaseId)).toMatchObject({ owed: 300_000, credit: 0 });
    expect(await booksOfLease(leaseId)).toEqual({
      opening_equity: CREDIT,
      receivables: 300_000,
      other_income: -1_000_000,
    });
  });

  it('3. pays at once what is open, and takes back the fee for being late with it', async () => {
    const leaseId = await newLease();
    const rent = { amountMinor: 500_000, dueOn: addDays(today, -30), kind: 'rent' };
    const period = { periodStart: '2025-01-01', periodEnd: '2025-01-31' };
    const rentId = await verbs.addCharge(database.sql, place.owner, { leaseId, ...rent, ...period });
    await database.sql`
      select private.post_charge(l, 'late_fee', 25000, ${addDays(today, -20)}::date, ${today}::date, p_late_fee_for => ${rentId})
      from public.leases l where l.id = ${leaseId}`;
    await open(leaseId, { on: addDays(today, -40) });
    expect(await stateOf(leaseId)).toMatchObject({ owed: 0, credit: 200_000 });
  });

  it('4. stands on the tenant’s statement as what it is, and makes what they owe less', async () => {
    const leaseId = await newLease();
    await open(leaseId);
    const [row] = await act(
      database.sql,
      place.owner,
      (sql) => sql`select public.tenant_statement(${leaseId}, ${Number(today.slice(0, 4))}) as answer`,
    );
    expect(row?.answer.lines).toMatchObject([
      { kind: 'payment', method: 'opening_credit', amount_minor: -CREDIT, receipt_number: null },
    ]);
  });
});

describe('the reports', () => {
  it('5. show a liability and less equity on both bases, no income, no cash and no receivable', async () => {
    const own = await createRentable(database.sql, 'Reportada');
    const { organizationId } = own.landlord;
    await open(await newLease(own), { at: own });
    const accounts = await accountsOf(database.sql, organizationId);
    for (const basis of ['accrual', 'cash'] as const) {
      const input = { organizationId, from: `${today.slice(0, 4)}-01-01`, to: today, basis };
      const totals = await totalsOf(database.sql, own.owner, input);
      expect(incomeStatement(accounts, totals, 'DOP').profitMinor).toBe(0);
      const flow = cashFlow(accounts, totals, 'DOP');
      expect([flow.changeMinor, flow.closingMinor]).toEqual([0, 0]);
      const sheet = balanceSheet(accounts, totals, 'DOP');
      expect(sheet).toMatchObject({
        assetMinor: 0,
        liabilityMinor: CREDIT,
        equityMinor: -CREDIT,
        differenceMinor: 0,
      });
    }
    const aged = await agedTotals(database.sql, own.owner, organizationId, today);
    expect(JSON.stringify(aged.rows)).not.toMatch(/[1-9]00000/);
  });
});

describe('it is refused', () => {
  it('6. of nothing, beyond what a payment can be, and on a day to come', async () => {
    const leaseId = await newLease();
    for (const amountMinor of [0, null])
      expect(await outcomeOf(open(leaseId, { amountMinor }))).toBe('amount_not_positive');
    expect(await outcomeOf(open(leaseId, { amountMinor: 1_000_000_000_001 }))).toBe('value_out_of_range');
    expect(await outcomeOf(open(leaseId, { on: addDays(today, 1) }))).toBe('date_in_future');
    expect(await stateOf(leaseId)).toEqual({ owed: 0, credit: 0, receipts: 0 });
  });

  it('7. for a draft, a lease of others, and to a tenant', async () => {
    const draft = await verbs.saveLeaseDraft(database.sql, place.owner, {
      unitId: place.unitId,
      personIds: [place.personId],
      startsOn: '2026-01-01',
      endsOn: '2040-12-31',
    });
    expect(await outcomeOf(open(draft))).toBe('lease_not_in_force');
    const leaseId = await newLease();
    const other = await createRentable(database.sql, 'Vecina 1j');
    expect(await outcomeOf(open(leaseId, { at: other }))).toBe('not_found');
    const tenant = { userId: await createUser(database.sql, 'inquilina-1j@example.test', 'tenant') };
    expect(await outcomeOf(open(leaseId, { caller: tenant }))).toBe('not_allowed');
  });

  it('8. in a period that is closed', async () => {
    const closed = await createRentable(database.sql, 'Cerrada 1j');
    const leaseId = await newLease(closed);
    await booksOf(database.sql, closed.landlord).inBooks('close_period', {
      p_closed_through: addDays(today, -5),
    });
    expect(await outcomeOf(open(leaseId, { at: closed, on: addDays(today, -6) }))).toBe('period_closed');
  });

  it('9. as the way in which money comes or goes: nobody pays or is paid by it', async () => {
    const leaseId = await newLease();
    const pay = call(database.sql, place.owner, 'record_payment', {
      p_request_id: randomUUID(),
      p_lease_id: leaseId,
      p_amount_minor: 100,
      p_paid_on: today,
      p_method: 'opening_credit',
    });
    expect(await outcomeOf(pay)).toBe('value_out_of_range');
    await open(leaseId);
    expect(await outcomeOf(giveBack(leaseId, 100, 'opening_credit'))).toBe('value_out_of_range');
  });
});

it('10. a request that comes twice opens it once', async () => {
  const leaseId = await newLease();
  const requestId = randomUUID();
  await open(leaseId, { requestId });
  await open(leaseId, { requestId });
  expect(await outcomeOf(open(leaseId, { requestId, amountMinor: 1 }))).toBe('request_id_reused');
  expect(await stateOf(leaseId)).toMatchObject({ credit: CREDIT });
});

describe('afterwards', () => {
  const reverse = (paymentId: string, reason = 'Era de otro') =>
    verbs.reversePayment(database.sql, place.owner, { paymentId, reason });

  it('11. it is taken back as if it had never been; its entry alone is not', async () => {
    const leaseId = await newLease();
    await open(leaseId);
    const paymentId = await paymentOf(leaseId);
    const [row] = await database.sql`select entry_id from public.payments where id = ${paymentId}`;
    const entry = call(database.sql, place.owner, 'reverse_journal_entry', {
      p_request_id: randomUUID(),
      p_entry_id: row?.entry_id,
      p_reason: 'Error',
    });
    expect(await outcomeOf(entry)).toBe('entry_has_source');
    expect(await outcomeOf(reverse(paymentId, ' '))).toBe('reason_missing');
    await reverse(paymentId);
    expect(await outcomeOf(reverse(paymentId))).toBe('payment_already_decided');
    expect(await stateOf(leaseId)).toEqual({ owed: 0, credit: 0, receipts: 0 });
    expect(await booksOfLease(leaseId)).toEqual({});
  });

  it('12. taken back once it was used, what it paid is owed again', async () => {
    const leaseId = await newLease();
    await open(leaseId);
    await charge(leaseId, 300_000);
    await reverse(await paymentOf(leaseId));
    expect(await stateOf(leaseId)).toMatchObject({ owed: 300_000, credit: 0 });
  });

  it('13. who moves out gets the rest back from the cash account, and then it stays', async () => {
    const leaseId = await newLease();
    await open(leaseId);
    const paymentId = await paymentOf(leaseId);
    await giveBack(leaseId, 200_000, 'transfer');
    expect(await stateOf(leaseId)).toMatchObject({ credit: 500_000 });
    expect(await booksOfLease(leaseId)).toEqual({
      opening_equity: CREDIT,
      prepaid_rent: -500_000,
      operating_cash: -200_000,
    });
    expect(await outcomeOf(reverse(paymentId))).toBe('payment_refunded');
  });
});

it('14. balances of accounts that have a property are read with it, both sides, and add up there', async () => {
  const own = await createRentable(database.sql, 'Con préstamo');
  const { organizationId } = own.landlord;
  const books = booksOf(database.sql, own.landlord);
  await books.inBooks('post_opening_balances', {
    p_occurred_on: today,
    p_accounts: await books.lines([
      { account: 'operating_cash', amount: 90_000 },
      { account: 'payables', amount: -30_000, propertyId: own.propertyId },
    ]),
  });
  const input = { organizationId, from: today, to: today, propertyIds: [own.propertyId] };
  const totals = await totalsOf(database.sql, own.owner, input);
  const sheet = balanceSheet(await accountsOf(database.sql, organizationId), totals, 'DOP');
  expect(sheet).toMatchObject({
    assetMinor: 0,
    liabilityMinor: 30_000,
    equityMinor: -30_000,
    differenceMinor: 0,
  });
});

it('tenants are told of none of it, and every recount is right', async () => {
  const [mails] = await database.sql`
    select count(*)::int as count from private.outgoing_messages where template like 'payment%' and template <> 'payment_refunded'`;
  expect(mails?.count).toBe(0);
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
