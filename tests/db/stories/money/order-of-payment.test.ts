import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChargeKind } from '#src/domain/foundation/enums.ts';
import { allocatePayment } from '#src/domain/money/allocation.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Invoicing, prepareInvoicing } from '#tests/support/invoicing.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addUnit } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

// Each lease of these is the same to the cent; their charges and payments have other ids, which are made by chance.
const database = useDatabase();
let place: Invoicing;
const TWINS = 6;

beforeAll(async () => {
  place = await prepareInvoicing(database.sql, 'Orden');
  await place.open();
});

/** Rent of 100,000 with its ITBIS of 18,000, and charges beside it, all due today. */
async function leaseThatOwes() {
  const { sql } = database;
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: await addUnit(sql, place.landlord, place.propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: place.today,
    endsOn: '2040-12-31',
    rentMinor: 10_000_000,
    prorationMethod: 'none',
  });
  await runJobs(sql, `${place.today}T16:00:00Z`);
  const [rent] = await sql<{ id: string }[]>`select id from public.charges where lease_id = ${leaseId}`;
  await place.issue([rent?.id ?? '']);
  for (const description of ['Agua', 'Llave', 'Control'])
    await verbs.addCharge(sql, place.owner, {
      leaseId,
      amountMinor: 100_000,
      dueOn: place.today,
      description,
    });
  return leaseId;
}

const openOf = (leaseId: string) => database.sql<
  { kind: ChargeKind; description: string; open: number }[]
>`select kind, regexp_replace(description, ' [BE][0-9]+$', '') as description, outstanding_minor::int as open from public.charges
  where lease_id = ${leaseId} order by posting_number`;

async function played(leaseId: string) {
  const { sql } = database;
  const pay = (amountMinor: number) =>
    verbs.recordPayment(sql, place.owner, { leaseId, amountMinor, paidOn: place.today });
  const refund = (paymentId: string, amountMinor: number) =>
    call(sql, place.owner, 'refund_payment', {
      p_request_id: randomUUID(),
      p_payment_id: paymentId,
      p_amount_minor: amountMinor,
      p_method: 'transfer',
      p_reason: 'Cobro de más',
    });
  const steps = [];
  await pay(1_800_000);
  steps.push(await openOf(leaseId));
  const most = await pay(10_150_000);
  steps.push(await openOf(leaseId));
  await refund(most, 250_000);
  steps.push(await openOf(leaseId));
  await pay(700_000);
  await pay(90_000);
  await call(sql, place.owner, 'refund_credit', {
    p_request_id: randomUUID(),
    p_lease_id: leaseId,
    p_amount_minor: 100_000,
    p_method: 'transfer',
    p_reason: 'Se mudó',
  });
  steps.push(
    await openOf(leaseId),
    await sql`select amount_minor::int as amount, refunded_minor::int as refunded from public.payments p
      join public.journal_entries e on e.id = p.entry_id where p.lease_id = ${leaseId} order by e.entry_number`,
  );
  return steps;
}

describe('charges of one due day', () => {
  it('are paid, and opened by a refund, alike in every book of the same facts', async () => {
    const books = [];
    for (let twin = 0; twin < TWINS; twin += 1) books.push(await played(await leaseThatOwes()));
    expect(books[0]?.[0]).toEqual([
      { kind: 'rent', description: '', open: 8_474_576 },
      { kind: 'itbis', description: '', open: 1_525_424 },
      { kind: 'other', description: 'Agua', open: 100_000 },
      { kind: 'other', description: 'Llave', open: 100_000 },
      { kind: 'other', description: 'Control', open: 100_000 },
    ]);
    expect(books[0]?.[1]?.map(({ open }) => open)).toEqual([0, 0, 0, 50_000, 100_000]);
    expect(books[0]?.[2]?.map(({ open }) => open)).toEqual([84_746, 15_254, 100_000, 100_000, 100_000]);
    for (const book of books) expect(book).toEqual(books[0]);
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('are paid by the rule that the screens show before', async () => {
    const leaseId = await leaseThatOwes();
    const { sql } = database;
    const open = await sql<
      { id: string; kind: ChargeKind; dueOn: string; outstandingMinor: number; postingNumber: number }[]
    >`
      select id, kind, due_on::text as "dueOn", outstanding_minor::int as "outstandingMinor", posting_number::int as "postingNumber"
      from public.charges where lease_id = ${leaseId}`;
    const charges = open.map((charge) => ({ ...charge, currency: 'DOP' as const }));
    for (const amountMinor of fc.sample(fc.integer({ min: 1, max: 13_000_000 }), 60)) {
      const shares = await sql`
        select charge_id as "chargeId", amount_minor::int as "amountMinor"
        from private.shares_of_charges(${leaseId}, ${amountMinor}) order by charge_id`;
      const { allocations } = allocatePayment({ amountMinor, currency: 'DOP' }, charges);
      expect([...shares]).toEqual([...allocations].sort((a, b) => (a.chargeId < b.chargeId ? -1 : 1)));
    }
  });
});
