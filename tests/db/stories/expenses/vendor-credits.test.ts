import { beforeAll, describe, expect, it } from 'vitest';
import { startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { booksOf } from '#tests/support/books.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addBankAccount, addVendor } from '#tests/support/expenses.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
let books: ReturnType<typeof booksOf>;
let number = 0;

beforeAll(async () => {
  place = await createBillPlace(database.sql, 'Notas de suplidores');
  books = booksOf(database.sql, place.landlord);
});

const ncf = (kind: string) => {
  number += 1;
  return `B${kind}${String(number).padStart(8, '0')}`;
};
const lines = (amount_minor: number) => [
  { account_id: place.accounts.repairs, description: 'Bomba', amount_minor },
];

async function posted(kind: '01' | '04', amountMinor: number, more: Record<string, unknown> = {}) {
  const modified = kind === '04' ? { modified_ncf: 'B0100000099' } : {};
  const id = await place.save({ ncf: ncf(kind), ...modified, ...more }, lines(amountMinor));
  await place.submit(id);
  return id;
}
const apply = (creditId: string, billId: string, amountMinor: number, requestId?: string) =>
  verbs.applyVendorCredit(database.sql, place.owner, {
    creditId,
    billId,
    amountMinor,
    ...(requestId && { requestId }),
  });

/** What an action moves of the accounts. */
async function movedBy(action: () => Promise<unknown>) {
  const before = await books.balances();
  await action();
  const after = await books.balances();
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    keys
      .map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)] as const)
      .filter(([, amount]) => amount !== 0),
  );
}
/** Cost of repairs of the organisation on cash basis. */
const paidCost = async () => {
  const [row] = await database.sql<{ cost: number }[]>`
    select coalesce(sum(amount_minor), 0)::int as cost from public.account_months
    where organization_id = ${place.landlord.organizationId} and basis = 'cash' and account_id = ${place.accounts.repairs}`;
  return row?.cost ?? 0;
};
const paymentOf = async (billId: string) => {
  const [row] = await database.sql<{ id: string }[]>`
    select id from public.bill_payments where bill_id = ${billId} and reversed_at is null`;
  return row?.id ?? '';
};
const expectTrue = async () => expect(await findDiscrepancies(database.sql)).toEqual([]);

describe('a credit note of a vendor', () => {
  it('1. lowers cost, creditable ITBIS and what is owed, as a bill raises them', async () => {
    const moved = await movedBy(() =>
      posted('04', 1_000_000, { itbis_minor: 180_000, itbis_to_cost_minor: 80_000 }),
    );
    expect(moved).toEqual({
      'repairs DOP': -1_080_000,
      'creditable_itbis DOP': -100_000,
      'payables DOP': 1_180_000,
    });
    await expectTrue();
  });

  it('2. is below zero where what is open is told, and takes away from the year of its vendor', async () => {
    const vendor_id = await addVendor(database.sql, place.landlord, 'Ferretería Nota');
    const id = await posted('04', 30_000, { vendor_id });
    await posted('01', 100_000, { vendor_id });
    expect(await place.billOf(id)).toMatchObject({ status: 'approved', outstanding: -30_000 });
    const rows = await act(
      database.sql,
      place.owner,
      (
        sql,
      ) => sql`select bill_count, base_minor::int as base, total_minor::int as total, outstanding_minor::int as open
        from public.vendor_years where vendor_id = ${vendor_id}`,
    );
    expect([...rows]).toEqual([{ bill_count: 2, base: 70_000, total: 70_000, open: 70_000 }]);
  });

  it('3. is told with its sign in the summary for the tax authority, as before', async () => {
    const advanced = async () => {
      const [row] = await database.sql<{ minor: number }[]>`
        select coalesce(sum(advanced_minor), 0)::int as minor from public.itbis_months
        where organization_id = ${place.landlord.organizationId} and month = ${startOfMonth(place.today)}`;
      return row?.minor ?? 0;
    };
    const before = await advanced();
    await posted('04', 100_000, { itbis_minor: 18_000 });
    expect(await advanced()).toBe(before - 18_000);
  });

  it.each([
    ['itbis_withheld_minor', { itbis_minor: 18_000, itbis_withheld_minor: 5_400 }],
    ['isr_withheld_minor', { isr_kind: '2', isr_withheld_minor: 1_000 }],
  ])('4. has nothing withheld: %s', async (field, more) => {
    const save = place.save({ ncf: ncf('04'), modified_ncf: 'B0100000099', ...more }, lines(100_000));
    expect(await outcomeOf(save)).toBe('credit_note_withheld');
    await expect(save).rejects.toMatchObject({ detail: `{"fields": ["${field}"]}` });
  });

  it('5. stays one, and a bill a bill, whatever number it is given afterwards', async () => {
    const correct = (billId: string, facts: Record<string, string>) =>
      outcomeOf(verbs.correctBillReceipt(database.sql, place.owner, { billId, facts }));
    const [note, bill] = [await posted('04', 100), await posted('01', 100)];
    expect(await correct(note, { ncf: ncf('01') })).toBe('credit_note_stays');
    expect(await correct(bill, { ncf: ncf('04'), modified_ncf: 'B0100000099' })).toBe('credit_note_stays');
    expect(await correct(note, { ncf: ncf('04') })).toBe('done');
  });

  it('6. is voided as a bill is, and not passed on', async () => {
    const id = await posted('04', 40_000);
    const [line] = await database.sql<
      { id: string }[]
    >`select id from public.bill_lines where bill_id = ${id}`;
    const leaseId = await verbs.createLease(database.sql, place.owner, {
      unitId: place.unitId,
      personIds: [place.personId],
      startsOn: '2026-01-01',
      endsOn: '2040-12-31',
      billFrom: '2040-01-01',
    });
    const pass = verbs.passOnBill(database.sql, place.owner, {
      billId: id,
      lineIds: [line?.id ?? ''],
      dueOn: place.today,
      kind: 'other',
      description: 'Bomba',
      parts: [{ lease_id: leaseId, amount_minor: 100 }],
    });
    expect(await outcomeOf(pass)).toBe('pass_on_exceeds_bill');
    const moved = await movedBy(() =>
      verbs.voidBill(database.sql, place.owner, { billId: id, reason: 'Error' }),
    );
    expect(moved).toEqual({ 'repairs DOP': 40_000, 'payables DOP': -40_000 });
  });
});

describe('a credit note applied to a bill', () => {
  it('7. settles both without cash; on cash basis the cost is what money was paid', async () => {
    const before = await paidCost();
    const [note, bill] = [await posted('04', 10_000), await posted('01', 100_000)];
    expect(await movedBy(() => apply(note, bill, 10_000))).toEqual({});
    expect(await place.billOf(note)).toMatchObject({ status: 'paid', outstanding: 0, form: '06' });
    expect(await place.billOf(bill)).toMatchObject({
      status: 'partially_paid',
      outstanding: 90_000,
      form: '06',
    });
    expect(await paidCost()).toBe(before);
    await place.pay(bill, 90_000);
    expect(await place.billOf(bill)).toMatchObject({ status: 'paid', form: '07' });
    expect(await paidCost()).toBe(before + 90_000);
    await expectTrue();
  });

  it('8. once for a request, in parts, over several bills', async () => {
    const [note, first, second] = [
      await posted('04', 10_000),
      await posted('01', 4_000),
      await posted('01', 9_000),
    ];
    const requestId = crypto.randomUUID();
    const ids = await Promise.all([1, 2, 3].map(() => apply(note, first, 4_000, requestId)));
    expect(new Set(ids).size).toBe(1);
    expect(await outcomeOf(apply(note, second, 6_001))).toBe('amount_exceeds_bill');
    await apply(note, second, 6_000);
    expect(await place.billOf(note)).toMatchObject({ status: 'paid' });
    expect(await place.billOf(second)).toMatchObject({ outstanding: 3_000 });
  });

  it('9. taken back from either side, both are open again', async () => {
    const cost = await paidCost();
    for (const side of ['note', 'bill'] as const) {
      const ids = { note: await posted('04', 5_000), bill: await posted('01', 5_000) };
      await apply(ids.note, ids.bill, 5_000);
      const paymentId = await paymentOf(ids[side]);
      const undo = () =>
        verbs.reverseBillPayment(database.sql, place.owner, { billPaymentId: paymentId, reason: 'Error' });
      await undo();
      expect(await place.billOf(ids.note)).toMatchObject({ status: 'approved', outstanding: -5_000 });
      expect(await place.billOf(ids.bill)).toMatchObject({ status: 'approved', outstanding: 5_000 });
      expect(await outcomeOf(undo())).toBe('payment_already_decided');
    }
    expect(await paidCost()).toBe(cost);
    await expectTrue();
  });

  it('10. only of its vendor and currency, only a credit note to a bill, and above zero', async () => {
    const [note, bill] = [await posted('04', 1_000), await posted('01', 1_000)];
    const other = await addVendor(database.sql, place.landlord, 'Otro suplidor');
    const foreign = await posted('01', 1_000, { vendor_id: other });
    const dollars = await posted('01', 1_000, { currency: 'USD' });
    for (const [creditId, billId] of [
      [note, foreign],
      [note, dollars],
      [bill, bill],
      [bill, note],
      [note, note],
    ] as const)
      expect(await outcomeOf(apply(creditId, billId, 1))).toBe('credit_not_of_bill');
    expect(await outcomeOf(apply(note, bill, 0))).toBe('amount_not_positive');
    const draft = await place.save({}, lines(5));
    expect(await outcomeOf(apply(note, draft, 5))).toBe('bill_moved');
    await apply(note, bill, 1);
    const void_ = verbs.voidBill(database.sql, place.owner, { billId: note, reason: 'Error' });
    expect(await outcomeOf(void_)).toBe('bill_has_payments');
  });
});

describe('money that the vendor gives back', () => {
  it('11. comes into cash, and lowers the cost on cash basis', async () => {
    const before = await paidCost();
    const note = await posted('04', 20_000);
    expect(await outcomeOf(place.pay(note, 20_001))).toBe('amount_exceeds_bill');
    expect(await movedBy(() => place.pay(note, 8_000))).toEqual({
      'operating_cash DOP': 8_000,
      'payables DOP': -8_000,
    });
    expect(await place.billOf(note)).toMatchObject({
      status: 'partially_paid',
      outstanding: -12_000,
      form: '02',
    });
    expect(await paidCost()).toBe(before - 8_000);
    await expectTrue();
  });

  it('12. is what a line of the bank is said to be, and what it is taken to be', async () => {
    const { sql } = database;
    const note = await posted('04', 7_100);
    const bill = await posted('01', 7_100);
    const bankAccountId = await addBankAccount(sql, place.landlord);
    await verbs.importBankLines(sql, place.owner, {
      bankAccountId,
      lines: [7_100, -7_100].map((amount_minor) => ({
        occurred_on: place.today,
        amount_minor,
        description: 'Devolución',
        reference: '',
        bank_key: String(amount_minor),
      })),
    });
    const [line, out] = await sql<{ id: string }[]>`
      select id from public.bank_lines where bank_account_id = ${bankAccountId} order by amount_minor desc`;
    const found = (lineId = '') =>
      act(sql, place.owner, async (as) => [
        ...(await as`select id, amount_minor::int as amount
          from public.bank_candidates(${bankAccountId}, ${[lineId]}) where kind = 'bill'`),
      ]);
    expect(await found(line?.id)).toEqual([{ id: note, amount: 7_100 }]);
    expect(await found(out?.id)).toEqual([{ id: bill, amount: -7_100 }]);
    await verbs.matchBankLine(sql, place.owner, {
      bankLineId: line?.id ?? '',
      parts: [{ kind: 'bill', id: note, amount_minor: 7_100 }],
    });
    expect(await place.billOf(note)).toMatchObject({ status: 'paid' });
    await expectTrue();
  });

  it('13. is told beside what is to be paid while a credit note is unused, and pays no other vendor', async () => {
    const open = async (): Promise<Record<string, number>> => {
      const [row] = await act(database.sql, place.owner, async (sql) => [
        ...(await sql`select bill_count, outstanding_minor::int as to_pay, credit_count, credit_minor::int as credit
          from public.bills_open where organization_id = ${place.landlord.organizationId} and currency = 'DOP'`),
      ]);
      return row ?? {};
    };
    const more = (now: Record<string, number>, than: Record<string, number>) =>
      Object.entries(now).map(([key, value]) => value - (than[key] ?? 0));
    const before = await open();
    const [note, bill] = [await posted('04', 3_000), await posted('01', 8_000)];
    expect(more(await open(), before)).toEqual([1, 8_000, 1, 3_000]);
    await apply(note, bill, 3_000);
    expect(more(await open(), before)).toEqual([1, 5_000, 0, 0]);
  });
});
