import { beforeAll, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
let leaseId: string;
let month: string;

/** The months as they are kept, and as the tax summary counts them from the records. */
async function months() {
  const { sql } = database;
  const { landlord, owner, today } = place;
  const kept = await sql`
    select to_char(month, 'YYYY-MM') as month, billed_minor::int as billed, advanced_minor::int as advanced,
      withheld_minor::int as withheld
    from public.itbis_months
    where organization_id = ${landlord.organizationId} and (billed_minor, advanced_minor, withheld_minor) <> (0, 0, 0)
    order by 1`;
  const counted = await act(
    sql,
    owner,
    (own) => own<Record<string, unknown>[]>`
      select month, itbis_billed_minor::int as billed, itbis_paid_minor::int as advanced,
        itbis_withheld_by_clients_minor::int as withheld
      from public.report_tax_summary(${landlord.organizationId}, '2020-01-01', ${today})
      where (itbis_billed_minor, itbis_paid_minor, itbis_withheld_by_clients_minor) <> (0, 0, 0) order by 1`,
  );
  expect(kept).toEqual(counted.map((row) => ({ ...row })));
  return kept.map(({ billed, advanced, withheld }) => [billed, advanced, withheld]);
}

beforeAll(async () => {
  const { sql } = database;
  place = await createBillPlace(sql, 'Saldos');
  month = addMonths(startOfMonth(place.today), -1);
  await taxVerbs.saveProfile(sql, place.landlord);
  for (const kind of ['fiscal_credit', 'credit_note'] as const)
    await taxVerbs.addRange(sql, place.landlord, { kind });
  await sql`update public.units set unit_use = 'commercial' where id = ${place.unitId}`;
  leaseId = await verbs.createLease(sql, place.owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
  });
});

it('1. has a bill of its month once it is posted, a note takes away, and a void one is out again', async () => {
  const billedOn = addDays(month, 3);
  const bill = { billed_on: billedOn, due_on: place.today, itbis_minor: 18_000, itbis_to_cost_minor: 3_000 };
  const billId = await place.save({ ...bill, ncf: 'B0100000001' });
  expect(await months()).toEqual([]);
  await place.submit(billId);
  expect(await months()).toEqual([[0, 15_000, 0]]);
  await place.submit(await place.save({ ...bill, ncf: 'B0100000002', currency: 'USD' }));
  expect(await months()).toEqual([[0, 15_000, 0]]);
  await place.submit(
    await place.save({
      ...bill,
      ncf: 'B0400000001',
      modified_ncf: 'B0100000001',
      itbis_minor: 5_000,
      itbis_to_cost_minor: 0,
    }),
  );
  expect(await months()).toEqual([[0, 10_000, 0]]);
  await place.pay(billId, 1_018_000);
  expect(await months()).toEqual([[0, 10_000, 0]]);
  const second = await place.save({ ...bill, ncf: 'B0100000003' });
  await place.submit(second);
  expect(await months()).toEqual([[0, 25_000, 0]]);
  await verbs.voidBill(database.sql, place.owner, { billId: second, reason: 'Error' });
  expect(await months()).toEqual([[0, 10_000, 0]]);
});

it('2. has receipts by their day, without those cancelled or taken back by a note, and what clients withheld', async () => {
  const { sql } = database;
  const { owner, today } = place;
  const invoice = async (amountMinor: number) => {
    const chargeId = await verbs.addCharge(sql, owner, {
      leaseId,
      amountMinor,
      dueOn: today,
      description: 'x',
    });
    return { chargeId, id: await taxVerbs.issueInvoice(sql, owner, { chargeIds: [chargeId] }) };
  };
  const kept = await invoice(1_000_000);
  const noted = await invoice(200_000);
  const cancelled = await invoice(70_000);
  expect((await months())[1]).toEqual([228_600, 0, 0]);
  await verbs.cancelFiscalInvoice(sql, owner, { invoiceId: cancelled.id });
  await verbs.issueCreditNote(sql, owner, { invoiceId: noted.id, chargeIds: [noted.chargeId] });
  expect((await months())[1]).toEqual([180_000, 0, 0]);
  const withheldId = await verbs.recordWithholding(sql, owner, {
    invoiceId: kept.id,
    withheldOn: today,
    itbisMinor: 180_000,
    isrMinor: 100_000,
  });
  expect((await months())[1]).toEqual([180_000, 0, 180_000]);
  const [row] = await sql`select payment_id from public.fiscal_withholdings where id = ${withheldId}`;
  await verbs.reversePayment(sql, owner, { paymentId: row?.payment_id, reason: 'Error' });
  expect((await months())[1]).toEqual([180_000, 0, 0]);
});

it('3. nobody writes them, and who has no right to the money sees none', async () => {
  const { sql } = database;
  const change = act(
    sql,
    place.owner,
    (own) =>
      own`update public.itbis_months set advanced_minor = 0 where organization_id = ${place.landlord.organizationId}`,
  );
  await expect(change).rejects.toThrow('permission denied');
});

it('4. the profile says with what balance the time before ended, and when the year of a company ends', async () => {
  const { sql } = database;
  const { owner, landlord } = place;
  const save = (more: Record<string, unknown>) =>
    call(sql, owner, 'save_fiscal_issuer', {
      p_organization_id: landlord.organizationId,
      p_tax_id: '101850043',
      p_legal_name: 'Casa',
      p_taxpayer_kind: 'company',
      ...more,
    });
  const stated = async () => {
    const [row] = await sql`
      select fiscal_year_end as "yearEnd", itbis_credit_month::text as month, itbis_credit_minor::int as minor
      from public.fiscal_issuers where id = ${landlord.organizationId}`;
    return row;
  };
  await save({ p_fiscal_year_end: 6, p_itbis_credit_month: month, p_itbis_credit_minor: 10_420_200 });
  expect(await stated()).toEqual({ yearEnd: 6, month, minor: 10_420_200 });
  // The pages of the release before say less, and leave what they do not say.
  const before = { p_organization_id: landlord.organizationId, p_tax_id: '101850043', p_legal_name: 'Casa' };
  await call(sql, owner, 'save_fiscal_profile', { ...before, p_taxpayer_kind: 'company' });
  expect(await stated()).toEqual({ yearEnd: 6, month, minor: 10_420_200 });
  await save({});
  expect(await stated()).toEqual({ yearEnd: 12, month: null, minor: 0 });
  const undated = { p_itbis_credit_minor: 1 };
  expect(await outcomeOf(save(undated))).toBe('month_invalid');
  expect(await outcomeOf(save({ ...undated, p_itbis_credit_month: addMonths(month, 3) }))).toBe(
    'month_invalid',
  );
  expect(await outcomeOf(save({ ...undated, p_itbis_credit_month: addDays(month, 1) }))).toBe(
    'month_invalid',
  );
  expect(await outcomeOf(save({ p_itbis_credit_minor: -1, p_itbis_credit_month: month }))).toBe(
    'value_out_of_range',
  );
  expect(await outcomeOf(save({ p_fiscal_year_end: 5 }))).toBe('value_out_of_range');
});
