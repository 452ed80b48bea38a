import { beforeAll, expect, it } from 'vitest';
import { act, type Caller } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLandlord } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
const ids = { charge: '', payment: '', bill: '', billPayment: '' };

beforeAll(async () => {
  const { sql } = database;
  place = await createBillPlace(sql, 'Soportes');
  const { owner, today } = place;
  const leaseId = await verbs.createLease(sql, owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
  });
  ids.charge = await verbs.addCharge(sql, owner, { leaseId, amountMinor: 90_000, dueOn: today });
  ids.payment = await verbs.recordPayment(sql, owner, { leaseId, amountMinor: 50_000, paidOn: today });
  ids.bill = await place.save();
  await place.submit(ids.bill);
  ids.billPayment = await place.pay(ids.bill, 400_000);
  await verbs.reverseBillPayment(sql, owner, { billPaymentId: ids.billPayment, reason: 'Error' });
  await verbs.reversePayment(sql, owner, { paymentId: ids.payment, reason: 'Error' });
  await booksOf(sql, place.landlord).enter(today, [
    { account: 'insurance', amount: 100 },
    { account: 'operating_cash', amount: -100 },
  ]);
});

async function sourcesFor(caller: Caller) {
  const { sql } = database;
  const { organizationId } = place.landlord;
  const entries = await sql<{ id: string; kind: string; reverses: string | null }[]>`
    select e.id, e.kind, r.kind as reverses from public.journal_entries e
    left join public.journal_entries r on r.id = e.reverses_entry_id
    where e.organization_id = ${organizationId} order by e.entry_number`;
  const rows = await act(
    sql,
    caller,
    (transaction) => transaction`
      select * from public.entry_sources(${organizationId}, ${entries.map(({ id }) => id)})`,
  );
  return entries.flatMap(({ id, kind, reverses }) => {
    const row = rows.find((one) => one.entry_id === id);
    return row
      ? [[reverses ? `${kind} of ${reverses}` : kind, row.payment_id, row.bill_id, row.charge_id]]
      : [];
  });
}

it('an entry leads to its charge, its payment or its bill, and a reversal to what it took back', async () => {
  expect(await sourcesFor(place.owner)).toEqual([
    ['charge', null, null, ids.charge],
    ['payment', ids.payment, null, null],
    ['bill', null, ids.bill, null],
    ['bill_payment', null, ids.bill, null],
    ['reversal of bill_payment', null, ids.bill, null],
    ['reversal of payment', ids.payment, null, null],
    ['manual', null, null, null],
  ]);
});

it('leads nobody else anywhere', async () => {
  const stranger = (await createLandlord(database.sql, 'Ajena')).owner;
  expect(await sourcesFor(stranger)).toEqual([]);
});
