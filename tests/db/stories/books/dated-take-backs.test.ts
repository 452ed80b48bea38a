import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { addDays, addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addBankAccount } from '#tests/support/expenses.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const RENT = 1_000_000;

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
let books: ReturnType<typeof booksOf>;
/** The month before this one: its first and last day; and days in it. */
let first: string;
let last: string;
let third: string;
let tenth: string;

beforeAll(async () => {
  place = await createBillPlace(database.sql, 'Fechas de lo revertido');
  books = booksOf(database.sql, place.landlord);
  first = addMonths(startOfMonth(place.today), -1);
  last = endOfMonth(first);
  third = addDays(first, 2);
  tenth = addDays(first, 9);
});

const verb = (name: string, values: Record<string, unknown>) =>
  books.verb(name, { p_reason: 'Error', ...values });

/** On which day an action posted: the last entry's, which must be one entry's alone. */
async function dayOf(action: Promise<unknown>): Promise<string> {
  await action;
  const [row] = await database.sql<{ day: string }[]>`
    select occurred_on::text as day from public.journal_entries where organization_id = ${place.landlord.organizationId}
    order by entry_number desc limit 1`;
  return row?.day ?? '';
}

/** An action that must stand between two days: refused outside, posted on the day that is asked for. */
async function expectDated(action: (on: string) => Promise<unknown>, from: string, on = last) {
  expect(await outcomeOf(action(addDays(from, -1)))).toBe('date_before_corrected');
  expect(await outcomeOf(action(addDays(place.today, 1)))).toBe('date_in_future');
  expect(await dayOf(action(on))).toBe(on);
}

async function lease(deposit = 0) {
  return verbs.createLease(database.sql, place.owner, {
    unitId: await addUnit(database.sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: first,
    endsOn: '2040-12-31',
    billFrom: first,
    rentMinor: RENT,
    depositMinor: deposit,
  });
}
const paid = (leaseId: string, amountMinor: number, paidOn: string) =>
  verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor, paidOn });

async function bill(day: string, more: Record<string, unknown> = {}) {
  const id = await place.save({ billed_on: day, due_on: addDays(day, 10), ...more });
  await place.submit(id);
  return id;
}

it('a credit of a tenant goes back on its day, and not before its money came', async () => {
  const leaseId = await lease();
  await paid(leaseId, 300_000, third);
  await paid(leaseId, 100_000, tenth);
  const refund = (on: string) =>
    verb('refund_credit', { p_lease_id: leaseId, p_amount_minor: 350_000, p_method: 'cash', p_on: on });
  await expectDated(refund, tenth);
});

it('a correction is taken back on its day, and a charge of that day is not paid by later money', async () => {
  const leaseId = await lease();
  await runJobs(database.sql, `${first}T16:00:00Z`);
  const [charge] = await database.sql<
    { id: string }[]
  >`select id from public.charges where lease_id = ${leaseId}`;
  const creditId = await verb('credit_charge', {
    p_charge_id: charge?.id,
    p_kind: 'discount',
    p_amount_minor: 400_000,
    p_on: third,
  });
  await expectDated((on) => verb('reverse_charge_credit', { p_credit_id: creditId, p_on: on }), third, tenth);
});

it('the fee of a returned payment is not paid by money that came later', async () => {
  const leaseId = await lease();
  await runJobs(database.sql, `${first}T16:00:00Z`);
  const bouncedId = await paid(leaseId, RENT, third);
  await paid(leaseId, 3 * RENT, last);
  await verb('bounce_payment', { p_payment_id: bouncedId, p_fee_minor: 50_000, p_on: tenth });
  const early = await database.sql`
    select a.id from public.payment_allocations a join public.payments p on p.id = a.payment_id
    where a.lease_id = ${leaseId} and a.occurred_on < p.paid_on`;
  expect(early).toEqual([]);
});

it('a payment of a bill, and the bill', async () => {
  const billId = await bill(third);
  const paymentId = await place.pay(billId, 400_000, { paidOn: tenth });
  const reverse = (on: string) => verb('reverse_bill_payment', { p_bill_payment_id: paymentId, p_on: on });
  await expectDated(reverse, tenth);
  // Until its payment was taken back the bill was paid in part.
  await expectDated((on) => verb('void_bill', { p_bill_id: billId, p_on: on }), last, addDays(last, 1));
  expect((await place.billOf(billId))?.status).toBe('void');
});

it('a vendor’s credit note settles a bill on its day', async () => {
  const billId = await bill(third, { ncf: 'B0100000001' });
  const creditId = await bill(tenth, { ncf: 'B0400000001', modified_ncf: 'B0100000001' });
  const apply = (on: string) =>
    books.verb('apply_vendor_credit', {
      p_credit_id: creditId,
      p_bill_id: billId,
      p_amount_minor: 100_000,
      p_on: on,
    });
  await expectDated(apply, tenth);
});

it('what was paid to an owner', async () => {
  await books.enter(first, [
    { account: 'operating_cash', amount: 500_000, propertyId: place.propertyId },
    { account: 'rent_income', amount: -500_000, propertyId: place.propertyId },
  ]);
  const [id] = await verbs.distributeToOwners(database.sql, place.owner, {
    propertyId: place.propertyId,
    paidOn: tenth,
    parts: [{ owner: '', amount_minor: 100_000 }],
    isBeyondDue: true,
  });
  await expectDated((on) => verb('reverse_distribution', { p_distribution_id: id, p_on: on }), tenth);
});

it('an entry by hand', async () => {
  const entryId = await books.enter(third, [
    { account: 'operating_cash', amount: 10_000 },
    { account: 'other_income', amount: -10_000 },
  ]);
  await expectDated((on) => verb('reverse_journal_entry', { p_entry_id: entryId, p_on: on }), third);
});

it('a deposit that was said to be held', async () => {
  const leaseId = await lease();
  await books.verb('record_held_deposit', { p_lease_id: leaseId, p_amount_minor: 250_000, p_on: third });
  await expectDated((on) => verb('reverse_held_deposit', { p_lease_id: leaseId, p_on: on }), third);
});

it('what a line of the bank was said to be', async () => {
  const bankAccountId = await addBankAccount(database.sql, place.landlord, { opening_on: first });
  await verbs.importBankLines(database.sql, place.owner, {
    bankAccountId,
    lines: [{ occurred_on: tenth, amount_minor: -20_000, description: 'Comisión', reference: '' }],
  });
  const [line] = await database.sql<{ id: string }[]>`
    select id from public.bank_lines where bank_account_id = ${bankAccountId}`;
  await books.verb('match_bank_line', {
    p_bank_line_id: line?.id,
    p_parts: [{ kind: 'account', id: place.accounts.repairs, amount_minor: -20_000 }],
  });
  await expectDated((on) => verb('undo_bank_line', { p_bank_line_id: line?.id, p_on: on }), tenth);
});

it('none into a closed period; every recount is right', async () => {
  const entryId = await books.enter(last, [
    { account: 'operating_cash', amount: 10_000 },
    { account: 'other_income', amount: -10_000 },
  ]);
  await books.inBooks('close_period', { p_closed_through: last });
  expect(await outcomeOf(verb('reverse_journal_entry', { p_entry_id: entryId, p_on: last }))).toBe(
    'period_closed',
  );
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
