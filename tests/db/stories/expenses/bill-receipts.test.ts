import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { inviteMember, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
let lastMonth: string;
let day: string;

beforeAll(async () => {
  place = await createBillPlace(database.sql, 'Comprobantes');
  lastMonth = addMonths(startOfMonth(place.today), -1);
  day = addDays(lastMonth, 9);
});

async function posted(bill: Record<string, unknown>) {
  const id = await place.save({ billed_on: day, due_on: day, ...bill });
  await place.submit(id);
  return id;
}

async function receiptOf(id: string) {
  const [row] = await database.sql`
    select ncf, modified_ncf, no_receipt_reason, expense_kind, dop_rate::float as dop_rate, rate_source, rated_on::text as rated_on
    from public.bills where id = ${id}`;
  return row;
}

const addRate = (ratedOn: string, rate: number, source = 'Banco Central') =>
  act(
    database.sql,
    place.owner,
    (sql) => sql`insert into public.exchange_rates (organization_id, rated_on, rate, source)
      values (${place.landlord.organizationId}, ${ratedOn}, ${rate}, ${source})`,
  );

const correct = (
  billId: string,
  facts: Record<string, unknown>,
  caller: Caller = place.owner,
  requestId?: string,
) => verbs.correctBillReceipt(database.sql, caller, { billId, facts, ...(requestId && { requestId }) });

const purchases = (from: string, to: string, isByPayment = false) =>
  act(
    database.sql,
    place.owner,
    (sql) =>
      sql`select * from public.tax_purchases(${place.landlord.organizationId}, ${from}, ${to}, ${isByPayment})`,
  );

describe('a bill without a receipt', () => {
  it('1. says why, and is told so to the forms', async () => {
    const id = await posted({ no_receipt_reason: 'state_fee' });
    expect(await receiptOf(id)).toMatchObject({ ncf: '', no_receipt_reason: 'state_fee' });
    const row = (await purchases(day, day)).find((one) => one.id === id);
    expect(row).toMatchObject({ no_receipt_reason: 'state_fee', vendor_name: 'Electricidad Díaz' });
  });

  it('2. has no number beside the reason, no reason of its own making, and credits no ITBIS', async () => {
    const save = (bill: Record<string, unknown>) => outcomeOf(place.save(bill));
    expect(await save({ no_receipt_reason: 'informal', ncf: 'B0100000001' })).toBe('receipt_and_reason');
    expect(await save({ no_receipt_reason: 'informal', itbis_minor: 500 })).toBe('itbis_without_receipt');
    expect(await save({ no_receipt_reason: 'because' })).toBe('value_out_of_range');
    const cost = { no_receipt_reason: 'informal', itbis_minor: 500, itbis_to_cost_minor: 500 };
    expect(await receiptOf(await place.save(cost))).toMatchObject({ no_receipt_reason: 'informal' });
  });
});

describe('a bill in dollars', () => {
  it('3. takes the rate saved last before its day, with source and day, unless it brings another', async () => {
    expect(await receiptOf(await posted({ currency: 'USD' }))).toMatchObject({
      dop_rate: null,
      rated_on: null,
    });
    await addRate(addDays(day, -3), 60.25);
    await addRate(addDays(day, -2), 61.5);
    await addRate(addDays(day, 1), 99);
    expect(await receiptOf(await posted({ currency: 'USD' }))).toMatchObject({
      dop_rate: 61.5,
      rate_source: 'Banco Central',
      rated_on: addDays(day, -2),
    });
    const own = { currency: 'USD', dop_rate: 62.1234, rate_source: 'Banreservas', rated_on: day };
    const id = await posted(own);
    expect(await receiptOf(id)).toMatchObject({
      dop_rate: 62.1234,
      rate_source: 'Banreservas',
      rated_on: day,
    });
    const row = (await purchases(day, day)).find((one) => one.id === id);
    expect(Number(row?.dop_rate)).toBe(62.1234);
  });

  it('4. refuses half a rate, and pesos have none', async () => {
    const save = (bill: Record<string, unknown>) =>
      outcomeOf(place.save({ currency: 'USD', billed_on: day, ...bill }));
    expect(await save({ dop_rate: 60 })).toBe('rate_missing');
    expect(await save({ dop_rate: -1, rate_source: 'X' })).toBe('rate_missing');
    expect(await save({ dop_rate: 60, rate_source: 'X', rated_on: addDays(day, 1) })).toBe('rate_missing');
    const pesos = await place.save({ dop_rate: 60, rate_source: 'X', rated_on: day });
    expect(await receiptOf(pesos)).toMatchObject({ dop_rate: null, rate_source: '', rated_on: null });
  });
});

describe('what was withheld', () => {
  it('5. is told in the month of the payment, whenever the bill is of', async () => {
    const id = await posted({ ncf: 'B0100000050', isr_kind: '2', isr_withheld_minor: 100_000 });
    const month = [startOfMonth(place.today), place.today] as const;
    expect((await purchases(...month, true)).map((row) => row.id)).not.toContain(id);
    await place.pay(id, 900_000);
    expect((await purchases(...month, true)).map((row) => row.id)).toContain(id);
    expect(
      (await purchases(lastMonth, endOfMonth(lastMonth))).find((row) => row.id === id)?.paid_on,
    ).not.toBeNull();
  });
});

describe('a posted bill', () => {
  it('6. has its receipt corrected, not its amounts; a replay does it once; what was there stays in the log', async () => {
    const id = await posted({ ncf: 'B0100000060' });
    const requestId = randomUUID();
    const facts = { ncf: 'b0100000061', expense_kind: '06', services_minor: 1, status: 'void' };
    await correct(id, facts, place.owner, requestId);
    await correct(id, facts, place.owner, requestId);
    expect(await receiptOf(id)).toMatchObject({ ncf: 'B0100000061', expense_kind: '06' });
    expect(await place.billOf(id)).toMatchObject({ status: 'approved', total: 1_000_000 });
    const log = await database.sql`
      select before ->> 'ncf' as before, after ->> 'ncf' as after, actor_id from public.audit_log
      where table_name = 'bills' and row_id = ${id} and before ->> 'ncf' is distinct from after ->> 'ncf' and action = 'update'`;
    expect(log.map((row) => [row.before, row.after, row.actor_id])).toEqual([
      ['B0100000060', 'B0100000061', place.owner.userId],
    ]);
    const entry =
      await database.sql`select memo from public.journal_entries where id = ${(await place.billOf(id))?.entry_id}`;
    expect(entry[0]?.memo).toContain('B0100000060');
  });

  it('7. gets its reason, its rate, and its vendor the number on the receipt', async () => {
    const id = await posted({});
    await correct(id, { no_receipt_reason: 'bank_fee' });
    expect(await receiptOf(id)).toMatchObject({ no_receipt_reason: 'bank_fee' });
    expect(await outcomeOf(correct(id, { ncf: 'B0100000070' }))).toBe('receipt_and_reason');
    await correct(id, {
      ncf: 'B0100000070',
      no_receipt_reason: null,
      vendor_id_type: 'cedula',
      vendor_tax_id: '001-1391820-5',
    });
    const [vendor] =
      await database.sql`select identity_type, identity_number from public.vendors where id = ${place.vendorId}`;
    expect(vendor).toEqual({ identity_type: 'cedula', identity_number: '00113918205' });
    await correct(id, { vendor_id_type: 'rnc', vendor_tax_id: '101023122' });
    const dollars = await posted({ currency: 'USD', dop_rate: 50, rate_source: 'X', rated_on: day });
    await correct(dollars, { dop_rate: 61, rate_source: 'Banco Central', rated_on: day });
    expect(await receiptOf(dollars)).toMatchObject({ dop_rate: 61, rate_source: 'Banco Central' });
  });

  it('8. refuses what its form would have refused, a draft, and whoever may not', async () => {
    const id = await posted({ ncf: 'B0100000080' });
    expect(await outcomeOf(correct(id, { ncf: 'B01' }))).toBe('ncf_malformed');
    expect(await outcomeOf(correct(id, { ncf: 'B0100000070' }))).toBe('ncf_taken');
    expect(await outcomeOf(correct(id, { ncf: 'B0400000001' }))).toBe('modified_ncf_missing');
    expect(await outcomeOf(correct(id, { expense_kind: null }))).toBe('expense_kind_missing');
    expect(await outcomeOf(correct(id, { expense_kind: '77' }))).toBe('value_out_of_range');
    expect(await outcomeOf(correct(id, { vendor_id_type: 'rnc', vendor_tax_id: '12' }))).toBe(
      'value_out_of_range',
    );
    expect(await outcomeOf(correct(await place.save(), { expense_kind: '06' }))).toBe('bill_moved');
    const email = `mira-${randomUUID()}@example.test`;
    const { token } = await inviteMember(database.sql, place.owner, {
      organizationId: place.landlord.organizationId,
      email,
      role: 'viewer',
    });
    const viewer = { userId: await createUser(database.sql, email, 'manager') };
    await verbs.acceptInvitation(database.sql, viewer, { token });
    expect(await outcomeOf(correct(id, { expense_kind: '06' }, viewer))).toBe('not_found');
    const stranger = {
      userId: await createUser(database.sql, `otra-${randomUUID()}@example.test`, 'manager'),
    };
    expect(await outcomeOf(correct(id, { expense_kind: '06' }, stranger))).toBe('not_found');
  });

  it('9. stays as it was filed until the form is open again', async () => {
    const id = await posted({ ncf: 'B0100000090' });
    const later = await place.save({ ncf: 'B0100000091' });
    await place.submit(later);
    const form = { form: '606', month: lastMonth } as const;
    await taxVerbs.checkForm(database.sql, place.landlord, form);
    await taxVerbs.fileForm(database.sql, place.landlord, form);
    expect(await outcomeOf(correct(id, { expense_kind: '06' }))).toBe('month_filed');
    // The number of the vendor stands in the filed form too, the bill of this month does not.
    const number = { vendor_id_type: 'cedula', vendor_tax_id: '00113918205' };
    expect(await outcomeOf(correct(later, number))).toBe('month_filed');
    await correct(later, { expense_kind: '06' });
    await taxVerbs.reopenForm(database.sql, place.landlord, form, 'Una factura');
    await correct(id, { expense_kind: '06' });
    expect(await receiptOf(id)).toMatchObject({ expense_kind: '06' });
  });
});
