import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Invoicing, prepareInvoicing } from '#tests/support/invoicing.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { createLandlord } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let desk: Invoicing;
let kept: string;

beforeAll(async () => {
  desk = await prepareInvoicing(database.sql, 'Retenida');
  await desk.open();
  kept = await withheldReceipt();
});

async function withheldReceipt(): Promise<string> {
  const invoiceId = await desk.issue([await desk.charge(await desk.newLease(), 100_000)]);
  await verbs.recordWithholding(database.sql, desk.owner, {
    invoiceId,
    withheldOn: desk.today,
    itbisMinor: 18_000,
    isrMinor: 10_000,
  });
  return invoiceId;
}

const withheld = (from: string, to: string, caller = desk.owner) =>
  act(
    database.sql,
    caller,
    (sql) => sql<{ id: string; itbis: number; isr: number }[]>`
      select id, itbis_withheld_minor::int as itbis, isr_withheld_minor::int as isr
      from public.invoices_withheld(${desk.landlord.organizationId}, ${from}, ${to})`,
  );

it('1. receipts that a client withheld from are found by the day of it', async () => {
  await desk.issue([await desk.charge(await desk.newLease())]);
  expect(await withheld(desk.today, desk.today)).toEqual([{ id: kept, itbis: 18_000, isr: 10_000 }]);
  expect(await withheld(addDays(desk.today, 1), addDays(desk.today, 30))).toEqual([]);
});

it('2. and no more once what was withheld is taken back', async () => {
  const undone = await withheldReceipt();
  expect(await withheld(desk.today, desk.today)).toHaveLength(2);
  const [row] = await database.sql<{ id: string }[]>`
    select payment_id as id from public.fiscal_withholdings where invoice_id = ${undone}`;
  await verbs.reversePayment(database.sql, desk.owner, { paymentId: row?.id ?? '', reason: 'Error' });
  expect((await withheld(desk.today, desk.today)).map(({ id }) => id)).toEqual([kept]);
});

it('3. by nobody else', async () => {
  const other = await createLandlord(database.sql, 'Otra');
  expect(await withheld(desk.today, desk.today, other.owner)).toEqual([]);
});

/**
 * A lease whose credit is what a client withheld (28,000) and, on top of it, what they paid too much: the receipt was paid before
 * the certificate came, so what was withheld paid another charge, which is taken back.
 */
async function withheldCredit(paidTooMuchMinor: number) {
  const { sql } = database;
  const leaseId = await desk.newLease();
  const pay = (amountMinor: number) =>
    verbs.recordPayment(sql, desk.owner, { leaseId, amountMinor, paidOn: desk.today });
  const invoiceId = await desk.issue([await desk.charge(leaseId, 100_000)]);
  await pay(118_000);
  const other = await verbs.addCharge(sql, desk.owner, {
    leaseId,
    amountMinor: 28_000,
    dueOn: addDays(desk.today, -1),
  });
  await verbs.recordWithholding(sql, desk.owner, {
    invoiceId,
    withheldOn: desk.today,
    itbisMinor: 18_000,
    isrMinor: 10_000,
  });
  if (paidTooMuchMinor > 0) await pay(paidTooMuchMinor);
  await verbs.reverseCharge(sql, desk.owner, { chargeId: other, reason: 'Error' });
  const [withheld] = await sql<{ id: string }[]>`
    select payment_id as id from public.fiscal_withholdings where invoice_id = ${invoiceId}`;
  return { leaseId, paymentId: withheld?.id ?? '' };
}

it('4. what was withheld never came as money, and is not given back as such', async () => {
  const { paymentId } = await withheldCredit(0);
  const refund = call(database.sql, desk.owner, 'refund_payment', {
    p_request_id: randomUUID(),
    p_payment_id: paymentId,
    p_amount_minor: 100,
    p_method: 'transfer',
    p_reason: 'Se mudó',
  });
  expect(await outcomeOf(refund)).toBe('method_not_allowed');
});

it('5. nor with the credit of its lease: what came as money goes back, and no more', async () => {
  const { leaseId, paymentId } = await withheldCredit(5_000);
  const give = (amountMinor: number) =>
    call(database.sql, desk.owner, 'refund_credit', {
      p_request_id: randomUUID(),
      p_lease_id: leaseId,
      p_amount_minor: amountMinor,
      p_method: 'transfer',
      p_reason: 'Se mudó',
    });
  const creditOf = async () =>
    (
      await database.sql`select credit_minor::int as credit from public.lease_balances where lease_id = ${leaseId}`
    )[0];
  expect(await creditOf()).toEqual({ credit: 33_000 });
  expect(await outcomeOf(give(33_001))).toBe('refund_exceeds_credit');
  expect(await outcomeOf(give(33_000))).toBe('credit_without_money');
  expect(await give(5_000)).toBe('5000');
  expect(await creditOf()).toEqual({ credit: 28_000 });
  expect(await outcomeOf(give(1))).toBe('credit_without_money');
  const [kept] =
    await database.sql`select refunded_minor::int as refunded from public.payments where id = ${paymentId}`;
  expect(kept).toEqual({ refunded: 0 });
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
