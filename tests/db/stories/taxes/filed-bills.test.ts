import { beforeAll, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import type { TaxForm } from '#src/domain/taxes/codes.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { HASH, taxVerbs } from '#tests/support/tax.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
/** First days of the month before and of the one before that; both are over. */
let month: string;
let before: string;

beforeAll(async () => {
  place = await createBillPlace(database.sql, 'Presentados');
  month = addMonths(startOfMonth(place.today), -1);
  before = addMonths(month, -1);
});

let receipts = 0;
const draft = (day: string, more: Record<string, unknown> = {}) => {
  receipts += 1;
  return place.save({
    ncf: `B01${String(receipts).padStart(8, '0')}`,
    billed_on: day,
    due_on: addDays(day, 40),
    itbis_minor: 180_000,
    ...more,
  });
};
const posted = async (day: string, more: Record<string, unknown> = {}) => {
  const id = await draft(day, more);
  await place.submit(id);
  return id;
};
const file = async (form: TaxForm, of: string) => {
  await taxVerbs.checkForm(database.sql, place.landlord, { form, month: of });
  await taxVerbs.fileForm(database.sql, place.landlord, { form, month: of });
};
const reopen = (form: TaxForm, of: string) =>
  taxVerbs.reopenForm(database.sql, place.landlord, { form, month: of }, 'Faltaba una factura');
const voidBill = (billId: string) => verbs.voidBill(database.sql, place.owner, { billId, reason: 'Error' });
const WITHHELD = { itbis_withheld_minor: 54_000, isr_kind: '2', isr_withheld_minor: 100_000 };
const PAYABLE = 1_180_000 - 154_000;

const toRectify = async () => {
  const rows = await database.sql<{ form: string }[]>`
    select form from public.tax_filings where organization_id = ${place.landlord.organizationId}
      and status = 'filed' and to_rectify_since is not null order by form, month`;
  return rows.map(({ form }) => form);
};
/** Files a form again that a late bill made another. */
const fileAgain = async (form: TaxForm, of: string) => {
  expect(await toRectify()).toContain(form);
  await file(form, of);
  expect(await toRectify()).not.toContain(form);
};

it('1. a bill that comes late is posted and paid, and the filed form waits to be rectified; none is voided', async () => {
  const standing = await posted(addDays(month, 3));
  const waiting = await draft(addDays(month, 4));
  await file('606', month);
  expect(await toRectify()).toEqual([]);
  expect(await outcomeOf(taxVerbs.checkForm(database.sql, place.landlord, { form: '606', month }))).toBe(
    'form_filed',
  );
  expect(await outcomeOf(place.submit(waiting))).toBe('done');
  expect(await place.billOf(waiting)).toMatchObject({ status: 'approved' });
  await fileAgain('606', month);
  expect(await outcomeOf(voidBill(standing))).toBe('bill_month_filed');
  const inMonth = { paidOn: addDays(month, 5) };
  expect(await outcomeOf(place.pay(waiting, 1_180_000, inMonth))).toBe('done');
  await fileAgain('606', month);
  const steps = await database.sql`
    select status from public.tax_filing_events where organization_id = ${place.landlord.organizationId}
    order by created_at, id`;
  expect(steps.map(({ status }) => status)).toEqual(Array(3).fill(['checked', 'filed']).flat());
  // What is paid after the month is not in its 606, nor is a part of a payment.
  const partId = await place.pay(standing, 80_000, inMonth);
  await place.pay(standing, 1_100_000);
  expect(await place.billOf(standing)).toMatchObject({ status: 'paid' });
  await verbs.reverseBillPayment(database.sql, place.owner, {
    billPaymentId: partId,
    reason: 'Error',
  });
  expect(await toRectify()).toEqual([]);
  await reopen('606', month);
  expect(await outcomeOf(voidBill(await posted(addDays(month, 4))))).toBe('done');
});

it('2. a bill above the limit that is approved late marks the form, too', async () => {
  const { sql } = database;
  await sql`
    insert into public.approval_limits (organization_id, currency, amount_minor)
    values (${place.landlord.organizationId}, 'DOP', 1000)`;
  const id = await draft(addDays(month, 6));
  expect(await place.submit(id)).toBe('awaiting_approval');
  await file('606', month);
  await sql`select private.post_bill(${id})`;
  expect(await toRectify()).toEqual(['606']);
  await sql`delete from public.approval_limits where organization_id = ${place.landlord.organizationId}`;
  await reopen('606', month);
});

it('3. ITBIS that may be credited is in the IT-1 of its month, other bills are not', async () => {
  await file('IT-1', month);
  const credited = await draft(addDays(month, 7));
  const toCost = await draft(addDays(month, 7), { itbis_to_cost_minor: 180_000 });
  expect(await outcomeOf(place.submit(toCost))).toBe('done');
  expect(await toRectify()).toEqual([]);
  expect(await outcomeOf(place.submit(credited))).toBe('done');
  expect(await toRectify()).toEqual(['IT-1']);
  await reopen('IT-1', month);
});

it.each(['IT-1', 'IR-17', '606'] as const)(
  '4. what is withheld and paid late marks the filed %s, and is not taken back in it',
  async (form) => {
    const [open, paid, plain] = [
      await posted(before, WITHHELD),
      await posted(before, WITHHELD),
      await posted(before),
    ];
    const on = { paidOn: addDays(month, 8) };
    const paymentId = await place.pay(paid, PAYABLE, on);
    await file(form, month);
    const back = () =>
      verbs.reverseBillPayment(database.sql, place.owner, {
        billPaymentId: paymentId,
        reason: 'Error',
      });
    expect(await outcomeOf(back())).toBe('bill_month_filed');
    expect(await outcomeOf(place.pay(plain, 1_180_000, on))).toBe('done');
    expect(await toRectify()).toEqual([]);
    expect(await outcomeOf(place.pay(open, PAYABLE, on))).toBe('done');
    expect(await toRectify()).toEqual([form]);
    await reopen(form, month);
    expect(await outcomeOf(back())).toBe('done');
  },
);

it('5. bills that come by themselves go to the first open day, each to its own', async () => {
  const { sql } = database;
  const billId = await draft(addDays(before, -20), { ncf: '', itbis_minor: 0 });
  const id = await verbs.repeatBill(sql, place.owner, { billId, startsOn: before, isApproved: true });
  await file('606', before);
  await file('606', month);
  await runJobs(sql, `${addDays(startOfMonth(place.today), 4)}T16:00:00Z`);
  const rows = await sql`
    select billed_on::text as day from public.bills where recurring_bill_id = ${id} order by billed_on`;
  const open = startOfMonth(place.today);
  expect(rows.map(({ day }) => day)).toEqual([open, addDays(open, 1), addDays(open, 2)]);
  expect(await sql`select status, file_sha256 from public.tax_filings where status = 'filed'`).toEqual([
    { status: 'filed', file_sha256: HASH },
    { status: 'filed', file_sha256: HASH },
  ]);
});
