import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { expenseRecounts } from '#tests/support/expense-recounts.ts';
import { addProperty } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
let today: string;
let vendorId: string;
let accounts: typeof place.accounts;

beforeAll(async () => {
  place = await createBillPlace(database.sql, 'Gastos');
  ({ today, vendorId, accounts } = place);
});

const save: typeof place.save = (...input) => place.save(...input);
const submit = (billId: string) => place.submit(billId);
const pay: typeof place.pay = (...input) => place.pay(...input);
const billOf = (id: string) => place.billOf(id);

async function entryOf(id: string) {
  const rows = await database.sql`
    select a.system_key as key, l.amount_minor::int as amount, p.name as property from public.bills b
    join public.journal_lines l on l.entry_id = b.entry_id join public.accounts a on a.id = l.account_id
    left join public.properties p on p.id = l.property_id where b.id = ${id} order by l.id`;
  return rows.map((row) => [row.key, row.amount, row.property]);
}

async function expectTrue() {
  for (const [figure, query] of Object.entries(expenseRecounts))
    expect([...(await database.sql.unsafe(query))], figure).toEqual([]);
}

describe('a bill', () => {
  it('1. is posted when it is approved: cost and creditable ITBIS against payable and withheld', async () => {
    const other = await addProperty(database.sql, place.landlord, 'Anexo');
    const id = await save(
      {
        ncf: 'b0100000001',
        itbis_minor: 270_000,
        itbis_withheld_minor: 81_000,
        itbis_to_cost_minor: 70_000,
        isr_kind: '2',
        isr_withheld_minor: 100_000,
        tip_minor: 1,
        other_taxes_minor: 30_000,
      },
      [
        { account_id: accounts.repairs, description: 'Mano de obra', amount_minor: 1_000_000 },
        {
          account_id: accounts.insurance,
          description: 'Materiales',
          amount_minor: 500_000,
          is_goods: true,
          property_id: other,
        },
      ],
    );
    expect((await billOf(id))?.entry_id).toBeNull();
    expect(await submit(id)).toBe('approved');
    // 100,001 of taxes are cost: two thirds with the first line, rounded on the running sum.
    expect(await entryOf(id)).toEqual([
      ['repairs', 1_066_667, 'Torre Gastos'],
      ['insurance', 533_334, 'Anexo'],
      ['creditable_itbis', 200_000, 'Torre Gastos'],
      ['payables', -1_619_001, 'Torre Gastos'],
      ['withholdings_payable', -181_000, 'Torre Gastos'],
    ]);
    expect(await billOf(id)).toMatchObject({ total: 1_800_001, payable: 1_619_001, outstanding: 1_619_001 });
    const [row] =
      await database.sql`select ncf, services_minor::int, goods_minor::int from public.bills where id = ${id}`;
    expect(row).toEqual({ ncf: 'B0100000001', services_minor: 1_000_000, goods_minor: 500_000 });
    await expectTrue();
  });

  it('2. is paid in parts, each with its form; the last one closes it', async () => {
    const id = await save();
    await submit(id);
    expect(await billOf(id)).toMatchObject({ status: 'approved', form: '04' });
    await pay(id, 400_000, { method: 'cash' });
    expect(await billOf(id)).toMatchObject({ status: 'partially_paid', form: '01', outstanding: 600_000 });
    expect(await outcomeOf(pay(id, 600_001))).toBe('amount_exceeds_bill');
    const last = await pay(id, 600_000, { method: 'transfer', reference: 'T-9' });
    expect(await billOf(id)).toMatchObject({ status: 'paid', form: '07', paid_on: today, outstanding: 0 });
    expect(await outcomeOf(pay(id, 1))).toBe('bill_moved');
    await verbs.reverseBillPayment(database.sql, place.owner, { billPaymentId: last, reason: 'Devuelta' });
    expect(await billOf(id)).toMatchObject({ status: 'partially_paid', paid_on: null, form: '01' });
    const again = verbs.reverseBillPayment(database.sql, place.owner, {
      billPaymentId: last,
      reason: 'Otra vez',
    });
    expect(await outcomeOf(again)).toBe('payment_already_decided');
    await expectTrue();
  });

  it('3. is undone by a reversal, once nothing of it is paid', async () => {
    const id = await save({ ncf: 'B0100000077' });
    await submit(id);
    const paymentId = await pay(id, 1);
    const undo = (reason: string) => verbs.voidBill(database.sql, place.owner, { billId: id, reason });
    expect(await outcomeOf(undo('Duplicada'))).toBe('bill_has_payments');
    await verbs.reverseBillPayment(database.sql, place.owner, { billPaymentId: paymentId, reason: 'Error' });
    expect(await outcomeOf(undo(' '))).toBe('reason_missing');
    await undo('Duplicada');
    expect(await billOf(id)).toMatchObject({ status: 'void', outstanding: 0 });
    // Its number is free again.
    await submit(await save({ ncf: 'B0100000077' }));
    await expectTrue();
  });

  it('4. of a draft can be changed and deleted, of a posted one not even by the superuser', async () => {
    const id = await save();
    await save({ note: 'Cambiada' }, undefined, id);
    await act(database.sql, place.owner, (sql) => sql`select public.delete_bill(${id})`);
    expect(await billOf(id)).toBeUndefined();
    const posted = await save();
    await submit(posted);
    expect(await outcomeOf(save({}, undefined, posted))).toBe('bill_moved');
    expect(
      await outcomeOf(act(database.sql, place.owner, (sql) => sql`select public.delete_bill(${posted})`)),
    ).toBe('bill_moved');
    for (const statement of [
      database.sql`update public.bills set services_minor = 1 where id = ${posted}`,
      database.sql`update public.bill_lines set amount_minor = 1 where bill_id = ${posted}`,
      database.sql`delete from public.bill_lines where bill_id = ${posted}`,
      database.sql`delete from public.bills where id = ${posted}`,
    ])
      expect(await outcomeOf(statement)).toMatch(/append_only|posted_fields_change/);
  });

  it('5. sent twice is written, approved and paid once', async () => {
    const requestId = randomUUID();
    const input = {
      requestId,
      organizationId: place.landlord.organizationId,
      bill: { vendor_id: vendorId, expense_kind: '02', billed_on: today, due_on: today, currency: 'USD' },
      lines: [{ account_id: accounts.repairs, description: 'Una vez', amount_minor: 5_000 }],
    };
    const [a, b] = await Promise.all([
      verbs.saveBill(database.sql, place.owner, input),
      verbs.saveBill(database.sql, place.owner, input),
    ]);
    expect(a).toBe(b);
    const once = randomUUID();
    const [first, second] = await Promise.all([
      verbs.submitBill(database.sql, place.owner, { requestId: once, billId: a }),
      verbs.submitBill(database.sql, place.owner, { requestId: once, billId: a }),
    ]);
    expect([first, second]).toEqual(['approved', 'approved']);
    const paying = { requestId: randomUUID(), billId: a, amountMinor: 5_000, paidOn: today };
    await Promise.all([
      verbs.payBill(database.sql, place.owner, paying),
      verbs.payBill(database.sql, place.owner, paying),
    ]);
    const [row] =
      await database.sql`select count(*)::int as n from public.bill_payments where bill_id = ${a}`;
    expect(row?.n).toBe(1);
  });

  it('6. shows in the month’s expenses, and a void one leaves them as if it had not been', async () => {
    const month = startOfMonth(today);
    const expenses = async () => {
      const [row] = await database.sql`select expense_minor::int as n from public.monthly_totals
        where organization_id = ${place.landlord.organizationId} and month = ${month} and currency = 'DOP'`;
      return row?.n as number;
    };
    const before = await expenses();
    const id = await save();
    await submit(id);
    expect(await expenses()).toBe(before + 1_000_000);
    await verbs.voidBill(database.sql, place.owner, { billId: id, reason: 'Error' });
    expect(await expenses()).toBe(before);
  });
});
