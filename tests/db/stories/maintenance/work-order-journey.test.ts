// From the leak to the books: reported, priced, approved, done, billed, paid, and kept from the deposit.
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { accountOf, addVendor } from '#tests/support/expenses.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { reportMaintenance } from '#tests/support/repairs.ts';
import { inviteMember, inviteTenant, runJobs, verbs } from '#tests/support/verbs.ts';
import {
  type Asked,
  askForQuotes,
  giveQuote,
  openWorkOrder,
  quoteOf,
  readQuote,
  stepsOf,
  workOrderOf,
} from '#tests/support/work-orders.ts';

const database = useDatabase();
const RENT = 2_000_000;
const DEPOSIT = 4_000_000;
let place: Awaited<ReturnType<typeof createRentable>>;
let manager: Caller;
let tenant: Caller;
let leaseId: string;
let maintenanceId: string;
let orderId: string;
let billId: string;
let asked: Asked[];
let vendors: string[];
let today: string;

const balances = () => booksOf(database.sql, place.landlord).balances();

beforeAll(async () => {
  const { sql } = database;
  place = await createRentable(sql, 'Fuga');
  const { landlord, owner } = place;
  today = await todayOf(sql, landlord);
  leaseId = await verbs.createLease(sql, owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: today,
    endsOn: '2039-12-31',
    rentMinor: RENT,
    depositMinor: DEPOSIT,
  });
  await runJobs(sql, `${today}T16:00:00Z`);
  const [party] = await sql`
    select lt.id, p.email from public.lease_parties lt join public.people p on p.id = lt.person_id where lt.lease_id = ${leaseId}`;
  tenant = { userId: await createUser(sql, party?.email, 'tenant') };
  await verbs.acceptInvitation(sql, tenant, { token: (await inviteTenant(sql, owner, party?.id)).token });
  manager = { userId: await createUser(sql, 'gestora-fuga@example.test', 'manager') };
  const invitation = await inviteMember(sql, owner, {
    organizationId: landlord.organizationId,
    email: 'gestora-fuga@example.test',
    role: 'manager',
  });
  await verbs.acceptInvitation(sql, manager, { token: invitation.token });
  vendors = [];
  for (const name of ['Plomería Uno', 'Plomería Dos', 'Plomería Tres'])
    vendors.push(await addVendor(sql, landlord, name));
  // All that is owed is paid, the deposit too.
  const [owed] = await sql<{ minor: number }[]>`
    select sum(outstanding_minor)::float8 as minor from public.charges where lease_id = ${leaseId}`;
  await verbs.recordPayment(sql, owner, {
    leaseId,
    amountMinor: owed?.minor,
    paidOn: today,
    method: 'transfer',
  });
});

describe('a leak that the tenant caused', () => {
  it('1. is reported, and gets a work order that the deposit pays', async () => {
    const { sql } = database;
    maintenanceId = await reportMaintenance(sql, tenant, { leaseId });
    orderId = await openWorkOrder(sql, place.owner, { maintenanceId, payer: 'deposit' });
    expect(await workOrderOf(sql, orderId)).toMatchObject({
      number: '1',
      status: 'draft',
      lease_id: leaseId,
      unit_id: place.unitId,
    });
  });

  it('2. gets three prices by three links, and the office hears of each', async () => {
    const { sql } = database;
    asked = await askForQuotes(sql, place.owner, orderId, vendors, today);
    const [first, second, third] = asked as [Asked, Asked, Asked];
    await giveQuote(sql, first.token, today, { amountMinor: 1_500_000 });
    await giveQuote(sql, second.token, today, { amountMinor: 1_180_000, tax: 'included' });
    await giveQuote(sql, third.token, today, { amountMinor: 1_100_000, tax: 'added' });
    const rows = await sql`
      select q.net_minor::float8 as net, q.itbis_minor::float8 as itbis, q.total_minor::float8 as total
      from public.quotes q join public.quote_requests r on r.id = q.quote_request_id
      where r.work_order_id = ${orderId} order by q.given_at, q.id`;
    expect([...rows].sort((a, b) => b.total - a.total)).toEqual([
      { net: 1_500_000, itbis: 0, total: 1_500_000 },
      { net: 1_100_000, itbis: 198_000, total: 1_298_000 },
      { net: 1_000_000, itbis: 180_000, total: 1_180_000 },
    ]);
    const mails = await sql`
      select template, count(*)::integer as count from private.outgoing_messages
      where template like 'quote%' and (parameters ->> 'work_order_id' = ${orderId} or parameters ->> 'token' = any (${asked.map((one) => one.token)}))
      group by 1 order by 1`;
    // Two people see to repairs: the owner and the manager.
    expect([...mails]).toEqual([
      { template: 'quote_received', count: 6 },
      { template: 'quote_requested', count: 3 },
    ]);
  });

  it('3. waits above the limit of its property for somebody else, who approves', async () => {
    const { sql } = database;
    await verbs.setWorkLimit(sql, place.owner, {
      propertyId: place.propertyId,
      currency: 'DOP',
      amountMinor: 1_000_000,
    });
    const quoteId = await quoteOf(sql, asked[1]?.id ?? '');
    expect(await verbs.acceptQuote(sql, place.owner, { quoteId })).toBe('awaiting_approval');
    expect((await readQuote(sql, asked[1]?.token ?? ''))?.state).toBe('deciding');
    expect(
      await outcomeOf(verbs.decideWorkOrder(sql, place.owner, { workOrderId: orderId, isApproved: true })),
    ).toBe('approval_by_other');
    await verbs.decideWorkOrder(sql, manager, { workOrderId: orderId, isApproved: true });
    expect(await workOrderOf(sql, orderId)).toMatchObject({
      status: 'approved',
      vendor_id: vendors[1],
      total_minor: '1180000',
    });
    expect((await readQuote(sql, asked[1]?.token ?? ''))?.state).toBe('accepted');
    expect((await readQuote(sql, asked[0]?.token ?? ''))?.state).toBe('closed');
  });

  it('4. is ordered: the vendor gets the order, the tenant the day, and nothing of the price', async () => {
    const { sql } = database;
    await verbs.orderWork(sql, place.owner, {
      workOrderId: orderId,
      plannedOn: today,
      email: 'vendedor-1@example.test',
      language: 'es',
    });
    const [mail] = await sql`
      select to_address, parameters from private.outgoing_messages where dedupe_key = ${`work-ordered/${orderId}`}`;
    expect(mail).toMatchObject({ to_address: 'vendedor-1@example.test', parameters: { number: 1 } });
    const [request] = await sql`
      select stage, scheduled_on::text as day from public.maintenance_requests where id = ${maintenanceId}`;
    expect(request).toEqual({ stage: 'scheduled', day: today });
    const seen = await act(
      sql,
      tenant,
      (transaction) => transaction`
        select kind::text from public.maintenance_events where maintenance_id = ${maintenanceId} order by id`,
    );
    expect(seen.map(({ kind }) => kind)).toEqual(['reported', 'started', 'stage_changed']);
    expect([
      ...(await act(sql, tenant, (transaction) => transaction`select id from public.work_orders`)),
    ]).toEqual([]);
  });

  it('5. is done, billed in one step, approved and paid', async () => {
    const { sql } = database;
    const { owner, landlord } = place;
    await verbs.finishWork(sql, owner, { workOrderId: orderId, note: 'Se cambió el sifón' });
    const before = await balances();
    const repairs = await accountOf(sql, landlord.organizationId, 'repairs');
    billId = await verbs.billWorkOrder(sql, owner, {
      workOrderId: orderId,
      bill: {
        vendor_id: vendors[1],
        property_id: place.propertyId,
        unit_id: place.unitId,
        expense_kind: '02',
        billed_on: today,
        due_on: today,
        currency: 'DOP',
        ncf: 'B0100000077',
        itbis_minor: 180_000,
        itbis_to_cost_minor: 180_000,
      },
      lines: [{ account_id: repairs, description: 'Reparar la filtración', amount_minor: 1_000_000 }],
    });
    await verbs.submitBill(sql, owner, { billId });
    await verbs.payBill(sql, owner, { billId, amountMinor: 1_180_000, paidOn: today });
    const after = await balances();
    expect(after['repairs DOP']).toBe((before['repairs DOP'] ?? 0) + 1_180_000);
    expect(after['payables DOP'] ?? 0).toBe(before['payables DOP'] ?? 0);
    expect(after['operating_cash DOP']).toBe((before['operating_cash DOP'] ?? 0) - 1_180_000);
    expect(await workOrderOf(sql, orderId)).toMatchObject({ status: 'billed', bill_id: billId });
  });

  it('6. is kept from the deposit when the lease is settled, never twice, and the books say so', async () => {
    const { sql } = database;
    const { owner } = place;
    await verbs.terminateLease(sql, owner, { leaseId, endedOn: today });
    const deduction = (amount: number) => ({
      kind: 'repairs',
      description: 'Filtración',
      amount_minor: amount,
      work_order_id: orderId,
    });
    const settle = (deductions: unknown[]) =>
      verbs.settleDeposit(sql, owner, { leaseId, returnedOn: today, method: 'transfer', deductions });
    expect(await outcomeOf(settle([deduction(1_180_001)]))).toBe('pass_on_exceeds_bill');
    expect(await outcomeOf(settle([deduction(600_000), deduction(580_000)]))).toBe('work_charged');
    const before = await balances();
    expect(before['deposits_held DOP']).toBe(-DEPOSIT);
    await settle([deduction(1_180_000)]);
    const after = await balances();
    expect(after['deposits_held DOP'] ?? 0).toBe(0);
    expect(after['other_income DOP']).toBe((before['other_income DOP'] ?? 0) - 1_180_000);
    expect(after['operating_cash DOP']).toBe((before['operating_cash DOP'] ?? 0) - (DEPOSIT - 1_180_000));
    const [row] = await sql`
      select w.charge_id = d.charge_id as same, private.passed_on_of_bill(w.bill_id)::float8 as passed
      from public.work_orders w join public.deposit_deductions d on d.lease_id = w.lease_id where w.id = ${orderId}`;
    expect(row).toEqual({ same: true, passed: 1_180_000 });
    expect(await stepsOf(sql, orderId)).toEqual([
      ...['opened', 'quotes_asked', 'quote_given', 'quote_given', 'quote_given', 'quote_accepted'],
      ...['sent_for_approval', 'approved', 'ordered', 'done', 'billed', 'kept_from_deposit'],
    ]);
  });
});
