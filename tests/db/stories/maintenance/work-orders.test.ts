import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addPerson, addUnit } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';
import { createWorkPlace, type WorkPlace } from '#tests/support/work-order-place.ts';
import { type Asked, quoteOf, readQuote, workOrderOf } from '#tests/support/work-orders.ts';

const database = useDatabase();
let place: WorkPlace;

beforeAll(async () => {
  place = await createWorkPlace(database.sql, 'Órdenes');
});

describe('a work order', () => {
  it('1. is begun once however often it is sent, with its lines', async () => {
    const requestId = randomUUID();
    const lines = [
      { description: 'Mano de obra', amount_minor: 500 },
      { description: 'Silicona', is_goods: true },
    ];
    const id = await place.open({ requestId, lines });
    expect(await place.open({ requestId, lines })).toBe(id);
    const rows = await database.sql`
      select position, description, is_goods, amount_minor from public.work_order_lines where work_order_id = ${id} order by 1`;
    expect([...rows]).toEqual([
      { position: 1, description: 'Mano de obra', is_goods: false, amount_minor: '500' },
      { position: 2, description: 'Silicona', is_goods: true, amount_minor: null },
    ]);
  });

  it('2. of tenants is charged to the lease in force, and refused where there never was one', async () => {
    expect(await workOrderOf(database.sql, await place.open({ payer: 'tenant' }))).toMatchObject({
      lease_id: place.leaseId,
    });
    const empty = await place.openRequest(
      await addUnit(database.sql, place.landlord, place.propertyId, '2-B'),
    );
    expect(await outcomeOf(place.open({ maintenanceId: empty, payer: 'deposit' }))).toBe(
      'work_lease_missing',
    );
  });

  it.each([
    ['lines_missing', {}],
    ['description_missing', [{ description: ' ' }]],
    ['amount_not_positive', [{ description: 'Pintar', amount_minor: 0 }]],
  ])('3. is refused with %s', async (code, lines) => {
    expect(await outcomeOf(place.open({ lines }))).toBe(code);
  });

  it('4. is not begun for a request that is over', async () => {
    const over = await place.openRequest(place.unitId);
    await verbs.moveMaintenance(database.sql, place.owner, {
      maintenanceId: over,
      status: 'cancelled',
      note: 'No',
    });
    expect(await outcomeOf(place.open({ maintenanceId: over }))).toBe('maintenance_moved');
  });

  it('5. is changed until a price is agreed, its currency until one was asked for', async () => {
    const id = await place.open();
    const change = (more = {}) =>
      outcomeOf(
        verbs.changeWorkOrder(database.sql, place.owner, {
          ...{
            workOrderId: id,
            title: 'Impermeabilizar',
            scope: '',
            payer: 'tenant',
            currency: 'DOP',
            lines: [],
          },
          ...more,
        }),
      );
    expect(await change({ currency: 'USD' })).toBe('done');
    await place.ask(id);
    expect(await change({ currency: 'DOP' })).toBe('work_currency_fixed');
    await place.agree(id);
    expect(await change({ currency: 'USD' })).toBe('work_order_moved');
    expect(await workOrderOf(database.sql, id)).toMatchObject({
      title: 'Impermeabilizar',
      lease_id: place.leaseId,
    });
  });

  it('6. is cancelled with a reason; a vendor who has it hears of that, and its links end', async () => {
    const id = await place.open();
    const [asked] = (await place.ask(id)) as [Asked];
    await place.give(asked.token);
    await verbs.acceptQuote(database.sql, place.owner, { quoteId: await quoteOf(database.sql, asked.id) });
    await verbs.orderWork(database.sql, place.owner, { workOrderId: id });
    const cancel = (reason: string) =>
      verbs.cancelWorkOrder(database.sql, place.owner, { workOrderId: id, reason });
    expect(await outcomeOf(cancel(' '))).toBe('reason_missing');
    await cancel('Lo arregló el condominio');
    const [mail] = await database.sql`
      select to_address, parameters ->> 'reason' as reason from private.outgoing_messages where dedupe_key = ${`work-cancelled/${id}`}`;
    expect(mail).toEqual({ to_address: 'vendedor-0@example.test', reason: 'Lo arregló el condominio' });
    expect((await readQuote(database.sql, asked.token))?.state).toBe('closed');
    expect(await outcomeOf(cancel('Otra vez'))).toBe('work_order_moved');
  });
});

describe('a price', () => {
  it('1. that is over is not accepted', async () => {
    const [asked] = (await place.ask(await place.open())) as [Asked];
    await place.give(asked.token);
    await database.sql`update public.quotes set valid_until = ${addDays(place.today, -1)} where quote_request_id = ${asked.id}`;
    const quoteId = await quoteOf(database.sql, asked.id);
    expect(await outcomeOf(verbs.acceptQuote(database.sql, place.owner, { quoteId }))).toBe('quote_over');
  });

  it('2. above the limit that is sent back, with a reason, leaves the others to be chosen', async () => {
    const { sql } = database;
    await verbs.setWorkLimit(sql, place.owner, {
      propertyId: place.propertyId,
      currency: 'DOP',
      amountMinor: 900_000,
    });
    const id = await place.open();
    const [one, two] = (await place.ask(id, [place.vendorId, place.otherVendorId])) as [Asked, Asked];
    await place.give(one.token, { amountMinor: 900_001 });
    await place.give(two.token, { amountMinor: 900_000 });
    expect(await verbs.acceptQuote(sql, place.owner, { quoteId: await quoteOf(sql, one.id) })).toBe(
      'awaiting_approval',
    );
    const back = (reason: string) =>
      verbs.decideWorkOrder(sql, place.owner, { workOrderId: id, isApproved: false, reason });
    expect(await outcomeOf(back(''))).toBe('reason_missing');
    await back('Muy caro');
    expect(await workOrderOf(sql, id)).toMatchObject({ status: 'quoting', vendor_id: null, quote_id: null });
    expect(await verbs.acceptQuote(sql, place.owner, { quoteId: await quoteOf(sql, two.id) })).toBe(
      'approved',
    );
    await verbs.setWorkLimit(sql, place.owner, { propertyId: place.propertyId, currency: 'DOP' });
  });

  it('3. keeps in the history why a vendor works all the same', async () => {
    const id = await place.open();
    await verbs.agreeWork(database.sql, place.owner, {
      ...{
        workOrderId: id,
        vendorId: place.vendorId,
        amountMinor: 100,
        tax: 'none',
        overrideReason: 'Es una emergencia',
      },
    });
    const [event] = await database.sql`
      select body from public.maintenance_events where facts ->> 'step' = 'vendor_override' and facts ->> 'order' = ${id}`;
    expect(event).toEqual({ body: 'Es una emergencia' });
  });
});

describe('the bill of work', () => {
  it('1. is of its vendor and its property', async () => {
    const id = await place.done();
    expect(await outcomeOf(place.bill(id, { vendor_id: place.otherVendorId }))).toBe('bill_not_of_work');
    expect(await outcomeOf(place.bill(id, { property_id: null, unit_id: null }))).toBe('bill_not_of_work');
    await place.bill(id);
    expect(await outcomeOf(place.bill(id))).toBe('work_order_moved');
  });

  it('2. that is deleted or voided lets the work be billed again', async () => {
    const { sql } = database;
    const id = await place.done();
    await verbs.deleteBill(sql, place.owner, { billId: await place.bill(id) });
    expect(await workOrderOf(sql, id)).toMatchObject({ status: 'done', bill_id: null });
    const billId = await place.bill(id);
    await verbs.submitBill(sql, place.owner, { billId });
    await verbs.voidBill(sql, place.owner, { billId, reason: 'Error' });
    expect(await workOrderOf(sql, id)).toMatchObject({ status: 'done', bill_id: null });
  });

  it('3. is charged to the tenant who pays, once it is posted, and once', async () => {
    const { sql } = database;
    const id = await place.done({ payer: 'tenant' });
    const billId = await place.bill(id);
    const charge = (amountMinor = 100_000) =>
      verbs.chargeWorkOrder(sql, place.owner, {
        ...{ workOrderId: id, amountMinor, dueOn: addDays(place.today, 10), description: 'Cristal roto' },
      });
    expect(await outcomeOf(charge())).toBe('work_not_billed');
    await verbs.submitBill(sql, place.owner, { billId });
    expect(await outcomeOf(charge(100_001))).toBe('pass_on_exceeds_bill');
    await charge();
    expect(await outcomeOf(charge(1))).toBe('work_charged');
    const [row] = await sql`
      select c.kind::text, c.lease_id, c.amount_minor, c.description from public.charges c join public.work_orders w on w.charge_id = c.id
      where w.id = ${id}`;
    expect(row).toEqual({
      kind: 'other',
      lease_id: place.leaseId,
      amount_minor: '100000',
      description: 'Cristal roto',
    });
    expect(
      await outcomeOf(
        verbs.chargeWorkOrder(sql, place.owner, {
          ...{ workOrderId: await place.done(), amountMinor: 1, dueOn: place.today, description: 'x' },
        }),
      ),
    ).toBe('work_order_moved');
  });

  it('4. is carried only by the deposit of its own lease', async () => {
    const { sql } = database;
    const id = await place.done({ payer: 'deposit' });
    await verbs.submitBill(sql, place.owner, { billId: await place.bill(id) });
    const unitId = await addUnit(sql, place.landlord, place.propertyId, '3-C');
    const personId = await addPerson(sql, place.landlord, 'Luis Gil');
    const other = await verbs.createLease(sql, place.owner, {
      ...{ unitId, personIds: [personId], startsOn: place.today, endsOn: '2039-12-31', depositMinor: 1_000 },
    });
    await place.runToday();
    await verbs.recordPayment(sql, place.owner, {
      leaseId: other,
      amountMinor: 9_000_000,
      paidOn: place.today,
    });
    await verbs.terminateLease(sql, place.owner, { leaseId: other, endedOn: place.today });
    const settle = verbs.settleDeposit(sql, place.owner, {
      ...{ leaseId: other, returnedOn: place.today, method: 'cash' },
      deductions: [{ kind: 'repairs', description: 'Techo', amount_minor: 100, work_order_id: id }],
    });
    expect(await outcomeOf(settle)).toBe('work_payer_differs');
  });
});
