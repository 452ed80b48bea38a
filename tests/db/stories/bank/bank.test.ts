import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { expenseRecounts } from '#tests/support/expense-recounts.ts';
import { accountOf, addBankAccount, addVendor } from '#tests/support/expenses.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';

const RENT = 1_500_000;

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
let leaseId: string;
let tenant: { userId: string };
let bankAccountId: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Banco');
  today = await todayOf(database.sql, place.landlord);
  leaseId = await verbs.createLease(database.sql, place.owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: startOfMonth(today),
    endsOn: '2040-12-31',
    rentMinor: RENT,
  });
  await runJobs(database.sql, new Date().toISOString());
  const [row] = await database.sql<{ id: string; email: string }[]>`
    select lt.id, p.email from public.lease_tenants lt join public.people p on p.id = lt.person_id where lease_id = ${leaseId}`;
  const { token } = await inviteTenant(database.sql, place.owner, row?.id ?? '');
  tenant = { userId: await createUser(database.sql, row?.email ?? '', 'tenant') };
  await verbs.acceptInvitation(database.sql, tenant, { token });
  bankAccountId = await addBankAccount(database.sql, place.landlord, { opening_minor: 10_000 });
});

const line = (amount: number, more: object = {}) => ({
  occurred_on: today,
  amount_minor: amount,
  description: 'Movimiento',
  reference: '',
  ...more,
});

/** Adds lines of their own bank number; @returns their ids in the order given. */
async function lines(...given: Record<string, unknown>[]): Promise<string[]> {
  const keyed = given.map((one) => ({ bank_key: randomUUID(), ...one }));
  await verbs.importBankLines(database.sql, place.owner, { bankAccountId, lines: keyed });
  const rows = await database.sql<{ id: string; line_key: string }[]>`
    select id, line_key from public.bank_lines where bank_account_id = ${bankAccountId}`;
  return keyed.map((one) => rows.find((row) => row.line_key.startsWith(`id:${one.bank_key}|`))?.id ?? '');
}
const oneLine = async (amount: number, more: object = {}) => (await lines(line(amount, more)))[0] ?? '';

const match = (lineId: string, ...parts: Record<string, unknown>[]) =>
  verbs.matchBankLine(database.sql, place.owner, { bankLineId: lineId, parts });
const undo = (lineId: string, reason = 'Error') =>
  verbs.undoBankLine(database.sql, place.owner, { bankLineId: lineId, reason });
const statusOf = async (lineId: string) =>
  (await database.sql`select status from public.bank_lines where id = ${lineId}`)[0]?.status;
const candidates = (lineId: string) =>
  act(
    database.sql,
    place.owner,
    (
      sql,
    ) => sql`select kind, id, amount_minor::int as amount, name from public.bank_candidates(${bankAccountId}, ${[lineId]})
      order by kind, id`,
  );

async function expectTrue() {
  for (const [figure, query] of Object.entries(expenseRecounts))
    expect([...(await database.sql.unsafe(query))], figure).toEqual([]);
}

async function approvedBill(amount_minor: number): Promise<string> {
  const { organizationId } = place.landlord;
  const vendor_id = await addVendor(database.sql, place.landlord, `Plomería ${randomUUID().slice(0, 4)}`);
  const account_id = await accountOf(database.sql, organizationId, 'repairs');
  const billId = await verbs.saveBill(database.sql, place.owner, {
    organizationId,
    bill: { vendor_id, expense_kind: '02', billed_on: today, due_on: today, currency: 'DOP' },
    lines: [{ account_id, description: 'Tubería', amount_minor }],
  });
  await verbs.submitBill(database.sql, place.owner, { billId });
  return billId;
}

describe('a file', () => {
  it('1. read twice adds nothing; two lines that say the same are two', async () => {
    const own = await addBankAccount(database.sql, place.landlord);
    const file = [line(-5_000), line(-5_000), line(7_000, { reference: 'A-1' })];
    const read = (given: object[]) =>
      verbs.importBankLines(database.sql, place.owner, {
        bankAccountId: own,
        lines: given as Record<string, unknown>[],
      });
    expect(await read(file)).toMatchObject({ line_count: 3, new_count: 3 });
    expect(await read(file)).toMatchObject({ line_count: 3, new_count: 0 });
    // The next file overlaps and has a third one of them.
    expect(await read([...file, line(-5_000)])).toMatchObject({ new_count: 1 });
    // Numbers of the bank tell them apart where there are any, with the day and the amount.
    expect(await read([line(1, { bank_key: 'F1' }), line(2, { bank_key: 'F1' })])).toMatchObject({
      new_count: 2,
    });
    // What came before the opening belongs to the opening balance.
    expect(await read([line(9, { occurred_on: '2025-12-31' })])).toMatchObject({ new_count: 0 });
  });

  it('2. is refused without lines and from who may not write money', async () => {
    expect(
      await outcomeOf(verbs.importBankLines(database.sql, place.owner, { bankAccountId, lines: [] })),
    ).toBe('lines_missing');
    const stranger = { userId: await createUser(database.sql, `${randomUUID()}@example.test`, 'owner') };
    const foreign = verbs.importBankLines(database.sql, stranger, { bankAccountId, lines: [line(1)] });
    expect(await outcomeOf(foreign)).toBe('not_found');
  });

  it('3. belongs to a cash account', async () => {
    const repairs = await accountOf(database.sql, place.landlord.organizationId, 'repairs');
    expect(await outcomeOf(addBankAccount(database.sql, place.landlord, { account_id: repairs }))).toBe(
      'account_not_allowed',
    );
  });
});

describe('a line', () => {
  it('4. finds the payment that is in the books, and is it', async () => {
    const paymentId = await verbs.recordPayment(database.sql, place.owner, {
      leaseId,
      amountMinor: 123_400,
      paidOn: addDays(today, -1),
    });
    const lineId = await oneLine(123_400, { description: 'TRANSF ANA PEREZ' });
    const found = await candidates(lineId);
    // She owes more than that, so it may also be another payment of hers.
    expect(found).toMatchObject([{ kind: 'entry', amount: 123_400, name: 'Ana Pérez' }, { kind: 'lease' }]);
    await match(lineId, { kind: 'entry', id: found[0]?.id });
    expect(await statusOf(lineId)).toBe('matched');
    // It is taken: no other line finds it, or may have it.
    const other = await oneLine(123_400);
    expect(await candidates(other)).toEqual([]);
    expect(await outcomeOf(match(other, { kind: 'entry', id: found[0]?.id }))).toBe('entry_not_open');
    await undo(lineId);
    expect(await statusOf(lineId)).toBe('open');
    const [payment] = await database.sql`select status from public.payments where id = ${paymentId}`;
    expect(payment?.status).toBe('confirmed');
    await expectTrue();
  });

  it('5. confirms what the tenant reported', async () => {
    const paymentId = await verbs.reportPayment(database.sql, tenant, {
      leaseId,
      amountMinor: 77_000,
      paidOn: today,
    });
    const lineId = await oneLine(77_000);
    expect(await candidates(lineId)).toMatchObject([{ kind: 'reported', id: paymentId }]);
    await match(lineId, { kind: 'reported', id: paymentId });
    const [payment] = await database.sql`select status from public.payments where id = ${paymentId}`;
    expect(payment?.status).toBe('confirmed');
    await expectTrue();
  });

  it('6. pays a bill, records a rent and books a fee in one: a split; undoing takes all of it back', async () => {
    const billId = await approvedBill(300_000);
    const fee = await accountOf(database.sql, place.landlord.organizationId, 'interest');
    const lineId = await oneLine(200_000 - 300_000 - 5_000);
    const parts = [
      { kind: 'lease', id: leaseId, amount_minor: 200_000 },
      { kind: 'bill', id: billId, amount_minor: -300_000 },
      {
        kind: 'account',
        id: fee,
        amount_minor: -5_000,
        property_id: place.propertyId,
        description: 'Comisión',
      },
    ];
    expect(await outcomeOf(match(lineId, ...parts.slice(0, 2)))).toBe('parts_differ');
    // Nothing of what was refused is left.
    expect(await database.sql`select 1 from public.bill_payments where bill_id = ${billId}`).toHaveLength(0);
    await match(lineId, ...parts);
    const [bill] = await database.sql`select status from public.bills where id = ${billId}`;
    expect(bill?.status).toBe('paid');
    expect(await outcomeOf(match(lineId, ...parts))).toBe('line_settled');
    expect(await outcomeOf(undo(lineId, ''))).toBe('reason_missing');
    await undo(lineId);
    const [after] =
      await database.sql`select status, outstanding_minor::int as open from public.bills where id = ${billId}`;
    expect(after).toEqual({ status: 'approved', open: 300_000 });
    const [booked] = await database.sql`
      select coalesce(sum(amount_minor), 0)::int as n from public.journal_lines where account_id = ${fee}`;
    expect(booked?.n).toBe(0);
    await expectTrue();
  });

  it('7. of an account that is not operating cash takes the money there', async () => {
    const { organizationId } = place.landlord;
    const trust = await accountOf(database.sql, organizationId, 'trust_cash');
    const own = await addBankAccount(database.sql, place.landlord, { account_id: trust });
    await verbs.importBankLines(database.sql, place.owner, {
      bankAccountId: own,
      lines: [line(40_000)],
    });
    const [row] = await database.sql`select id from public.bank_lines where bank_account_id = ${own}`;
    await match(row?.id, { kind: 'lease', id: leaseId, amount_minor: 40_000 });
    const balance = async () =>
      (
        await database.sql`select coalesce(sum(balance_minor), 0)::int as n from public.account_balances where account_id = ${trust}`
      )[0]?.n;
    expect(await balance()).toBe(40_000);
    await undo(row?.id);
    expect(await balance()).toBe(0);
    await expectTrue();
  });

  it('8. is left out with a reason, and comes back', async () => {
    const lineId = await oneLine(3);
    const ignore = (reason: string) =>
      act(database.sql, place.owner, (sql) => sql`select public.ignore_bank_line(${lineId}, ${reason})`);
    expect(await outcomeOf(ignore(' '))).toBe('reason_missing');
    await ignore('Error del banco');
    expect(await statusOf(lineId)).toBe('ignored');
    await undo(lineId, '');
    expect(await statusOf(lineId)).toBe('open');
  });

  it('9. refuses accounts with books of their own, other currencies and twice the same request', async () => {
    const { organizationId } = place.landlord;
    const receivables = await accountOf(database.sql, organizationId, 'receivables');
    const lineId = await oneLine(-900);
    expect(await outcomeOf(match(lineId, { kind: 'account', id: receivables, amount_minor: -900 }))).toBe(
      'account_not_allowed',
    );
    expect(await outcomeOf(match(lineId))).toBe('parts_missing');
    const repairs = await accountOf(database.sql, organizationId, 'repairs');
    const input = {
      requestId: randomUUID(),
      bankLineId: lineId,
      parts: [{ kind: 'account', id: repairs, amount_minor: -900 }],
    };
    await Promise.all([
      verbs.matchBankLine(database.sql, place.owner, input),
      verbs.matchBankLine(database.sql, place.owner, input),
    ]);
    expect(await database.sql`select 1 from public.bank_matches where bank_line_id = ${lineId}`).toHaveLength(
      1,
    );
  });
});

describe('a reconciliation', () => {
  it('10. closes when opening and lines are the statement, holds its lines, and reopens with a reason', async () => {
    const own = await addBankAccount(database.sql, place.landlord, { opening_minor: 10_000 });
    const repairs = await accountOf(database.sql, place.landlord.organizationId, 'repairs');
    await verbs.importBankLines(database.sql, place.owner, {
      bankAccountId: own,
      lines: [line(-1_000), line(-2_000)],
    });
    const ids = (
      await database.sql`select id from public.bank_lines where bank_account_id = ${own} order by amount_minor`
    ).map((row) => row.id as string);
    const close = (closingMinor: number, endsOn = today) =>
      verbs.closeReconciliation(database.sql, place.owner, {
        bankAccountId: own,
        endsOn,
        closingMinor,
      });
    expect(await outcomeOf(close(7_000))).toBe('lines_open');
    await match(ids[0] ?? '', { kind: 'account', id: repairs, amount_minor: -2_000 });
    await match(ids[1] ?? '', { kind: 'account', id: repairs, amount_minor: -1_000 });
    expect(await outcomeOf(close(7_001))).toBe('reconciliation_differs');
    expect(await outcomeOf(close(7_000, addDays(today, 1)))).toBe('date_in_future');
    const [standing] = await act(
      database.sql,
      place.owner,
      (sql) => sql`select public.bank_standing(${own}, ${today}) as s`,
    );
    expect(standing?.s).toMatchObject({
      opening_minor: 10_000,
      matched_minor: -3_000,
      open_count: 0,
      last_on: null,
    });
    const id = await close(7_000);
    expect(await outcomeOf(undo(ids[0] ?? ''))).toBe('line_reconciled');
    expect(await outcomeOf(close(7_000))).toBe('already_reconciled');
    const reopen = (reason: string) =>
      verbs.reopenReconciliation(database.sql, place.owner, { reconciliationId: id, reason });
    expect(await outcomeOf(reopen(''))).toBe('reason_missing');
    await reopen('Faltó una línea');
    await undo(ids[0] ?? '');
    expect(await statusOf(ids[0] ?? '')).toBe('open');
    await expectTrue();
  });
});
