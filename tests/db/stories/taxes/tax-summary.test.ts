import { beforeAll, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;

const summary = (from: string, to: string, propertyIds: string[] | null = null) =>
  act(
    database.sql,
    place.owner,
    (sql) => sql<Record<string, string>[]>`
      select month, itbis_billed_minor::int as billed, itbis_paid_minor::int as paid,
        itbis_withheld_by_clients_minor::int as "itbisByClients", isr_withheld_by_clients_minor::int as "isrByClients",
        isr_withheld_minor::int as isr, itbis_withheld_minor::int as itbis, left_out_count as "leftOut"
      from public.report_tax_summary(${place.landlord.organizationId}, ${from}, ${to}, ${propertyIds}::uuid[])`,
  );

beforeAll(async () => {
  const { sql } = database;
  place = await createBillPlace(sql, 'Impuestos');
  const { owner, landlord, today } = place;
  await taxVerbs.saveProfile(sql, landlord);
  for (const kind of ['fiscal_credit', 'credit_note'] as const)
    await taxVerbs.addRange(sql, landlord, { kind });
  const leaseId = await verbs.createLease(sql, owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
  });
  const invoice = async (amountMinor: number) => {
    const chargeId = await verbs.addCharge(sql, owner, {
      leaseId,
      amountMinor,
      dueOn: today,
      description: 'Local',
    });
    return { chargeId, id: await taxVerbs.issueInvoice(sql, owner, { chargeIds: [chargeId] }) };
  };
  await sql`update public.units set unit_use = 'commercial' where id = ${place.unitId}`;
  const kept = await invoice(1_000_000);
  await verbs.recordWithholding(sql, owner, {
    invoiceId: kept.id,
    withheldOn: today,
    itbisMinor: 180_000,
    isrMinor: 100_000,
  });
  const noted = await invoice(200_000);
  await verbs.issueCreditNote(sql, owner, { invoiceId: noted.id, chargeIds: [noted.chargeId] });
  await verbs.cancelFiscalInvoice(sql, owner, { invoiceId: (await invoice(70_000)).id });
});

it('1. has what clients were billed and withheld; notes are taken off, cancelled receipts left out', async () => {
  const { today } = place;
  expect(await summary(startOfMonth(today), today)).toEqual([
    {
      month: today.slice(0, 7),
      billed: 180_000,
      paid: 0,
      itbisByClients: 180_000,
      isrByClients: 100_000,
      isr: 0,
      itbis: 0,
      leftOut: 0,
    },
  ]);
});

it('2. has the ITBIS of a bill in its month and what is withheld in the month that pays it whole', async () => {
  const { today } = place;
  const billedOn = addDays(addMonths(startOfMonth(today), -1), 4);
  const facts = { billed_on: billedOn, due_on: today, itbis_minor: 18_000, itbis_to_cost_minor: 3_000 };
  const lines = [{ account_id: place.accounts.repairs, description: 'Obra', amount_minor: 100_000 }];
  const billId = await place.save(
    {
      ...facts,
      ncf: 'B0100000009',
      itbis_withheld_minor: 5_400,
      isr_kind: '2',
      isr_withheld_minor: 10_000,
    },
    lines,
  );
  await place.submit(billId);
  await place.submit(await place.save({ ...facts, ncf: 'B0400000001', modified_ncf: 'B0100000009' }, lines));
  await place.submit(await place.save({ ...facts, currency: 'USD', ncf: 'B0100000010' }, lines));
  const read = () => summary(addMonths(startOfMonth(today), -1), today);
  expect((await read())[0]).toMatchObject({ month: billedOn.slice(0, 7), paid: 0, isr: 0, leftOut: 1 });
  await place.pay(billId, 50_000);
  expect((await read())[1]).toMatchObject({ isr: 0, itbis: 0 });
  await place.pay(billId, 118_000 - 15_400 - 50_000);
  expect((await read())[1]).toMatchObject({ month: today.slice(0, 7), isr: 10_000, itbis: 5_400 });
});

it('3. can be of some properties', async () => {
  expect(await summary('2020-01-01', place.today, [])).toEqual([]);
  expect(await summary('2020-01-01', place.today, [place.propertyId])).toHaveLength(2);
});
