import { beforeAll, describe, expect, it } from 'vitest';
import { act } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addProperty } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
let otherId: string;

beforeAll(async () => {
  place = await createBillPlace(database.sql, 'Efectivo');
  otherId = await addProperty(database.sql, place.landlord, 'Casa');
});

/** Accounts of the cash basis that are not zero, by key; of one property when it is named. */
async function cashBasis(propertyId: string | null = null): Promise<Record<string, number>> {
  const rows = await act(
    database.sql,
    place.owner,
    (sql) => sql<{ key: string; amount: number }[]>`
      select a.system_key as key, sum((m ->> 'amount_minor')::bigint)::float8 as amount
      from jsonb_array_elements(public.report_account_totals(${place.landlord.organizationId}, '2000-01-01', ${place.today},
        'cash', ${propertyId ? [propertyId] : null}::uuid[]) -> 'months') m
      join public.accounts a on a.id = (m ->> 'account_id')::uuid group by 1 having sum((m ->> 'amount_minor')::bigint) <> 0`,
  );
  return Object.fromEntries(rows.map((row) => [row.key, row.amount]));
}

describe('a bill of 10,000 and 5,000 with 18 % ITBIS, of which a third is cost, 10 % of ISR and 30 % of ITBIS withheld', () => {
  // 15,000.00 + 2,700.00 ITBIS = 17,700.00; withheld 1,500.00 + 810.00; to the vendor 15,390.00.
  const PAYABLE = 1_539_000;
  let billId: string;

  beforeAll(async () => {
    const { accounts, propertyId } = place;
    billId = await place.save(
      {
        property_id: null,
        ncf: 'B0100000001',
        itbis_minor: 270_000,
        itbis_to_cost_minor: 90_000,
        itbis_withheld_minor: 81_000,
        isr_kind: '2',
        isr_withheld_minor: 150_000,
      },
      [
        {
          account_id: accounts.repairs,
          description: 'Techo',
          amount_minor: 1_000_000,
          property_id: propertyId,
        },
        {
          account_id: accounts.insurance,
          description: 'Póliza',
          amount_minor: 500_000,
          property_id: otherId,
        },
      ],
    );
    await place.submit(billId);
  });

  it('1. is nothing until something is paid', async () => {
    expect(await cashBasis()).toEqual({});
  });

  it('2. counts a third when a third is paid, on its accounts and properties', async () => {
    await place.pay(billId, PAYABLE / 3);
    // A third of 10,600.00, of 5,300.00, of 1,800.00 and of 2,310.00.
    expect(await cashBasis()).toEqual({
      repairs: 353_333,
      insurance: 176_667,
      creditable_itbis: 60_000,
      withholdings_payable: -77_000,
      operating_cash: -513_000,
    });
    expect(await cashBasis(place.propertyId)).toEqual({ repairs: 353_333 });
    expect(await cashBasis(otherId)).toEqual({ insurance: 176_667 });
  });

  it('3. counts whole, to the cent, when the rest is paid', async () => {
    await place.pay(billId, 1);
    await place.pay(billId, PAYABLE - PAYABLE / 3 - 1);
    expect(await cashBasis()).toEqual({
      repairs: 1_060_000,
      insurance: 530_000,
      creditable_itbis: 180_000,
      withholdings_payable: -231_000,
      operating_cash: -PAYABLE,
    });
  });

  it('4. counts no more what is taken back, and paid again counts whole', async () => {
    const payments = await database.sql<{ id: string; amount: number }[]>`
      select id, amount_minor::float8 as amount from public.bill_payments where bill_id = ${billId} order by created_at`;
    for (const { id } of payments.slice(1))
      await verbs.reverseBillPayment(database.sql, place.owner, { billPaymentId: id, reason: 'Error' });
    expect(await cashBasis()).toMatchObject({ repairs: 353_333, operating_cash: -513_000 });
    await place.pay(billId, PAYABLE - PAYABLE / 3);
    expect(await cashBasis()).toMatchObject({ repairs: 1_060_000, insurance: 530_000 });
  });
});

it('5. a bill that is made void again never was, and one for cash at once counts at once', async () => {
  const before = await cashBasis();
  const billId = await place.save();
  await place.submit(billId);
  await verbs.voidBill(database.sql, place.owner, { billId, reason: 'Error' });
  expect(await cashBasis()).toEqual(before);
  const paidId = await place.save();
  await place.submit(paidId);
  await place.pay(paidId, 1_000_000, { method: 'cash' });
  expect((await cashBasis()).repairs).toBe((before.repairs ?? 0) + 1_000_000);
});

it('6. what stands behind a figure sums to it', async () => {
  const entries = await act(
    database.sql,
    place.owner,
    (sql) => sql<{ source: string; amount: number }[]>`
      select source, amount_minor::float8 as amount from public.report_entries(${place.landlord.organizationId},
        ${place.accounts.repairs}, '2000-01-01', ${place.today}, 'cash', 'DOP', null, null, null, null, 100)`,
  );
  expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe((await cashBasis()).repairs);
  expect(new Set(entries.map((entry) => entry.source))).toEqual(new Set(['bill']));
});

it('7. every kept figure equals a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
