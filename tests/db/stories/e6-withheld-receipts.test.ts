import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#src/domain/dates.ts';
import { act } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Invoicing, prepareInvoicing } from '#tests/support/invoicing.ts';
import { createLandlord } from '#tests/support/portfolio.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let desk: Invoicing;
let kept: string;

beforeAll(async () => {
  desk = await prepareInvoicing(database.sql, 'Retenida');
  await desk.open();
  kept = await withheldReceipt();
});

async function withheldReceipt(): Promise<string> {
  const invoiceId = await desk.issue([await desk.charge(await desk.newLease(), 100_000)]);
  await taxVerbs.recordWithholding(database.sql, desk.owner, {
    invoiceId,
    on: desk.today,
    itbisMinor: 18_000,
    isrMinor: 10_000,
  });
  return invoiceId;
}

const withheld = (from: string, to: string, caller = desk.owner) =>
  act(
    database.sql,
    caller,
    (sql) => sql<{ id: string; itbis: number; isr: number }[]>`
      select id, itbis_withheld_minor::int as itbis, isr_withheld_minor::int as isr
      from public.invoices_withheld(${desk.landlord.organizationId}, ${from}, ${to})`,
  );

it('1. receipts that a client withheld from are found by the day of it', async () => {
  await desk.issue([await desk.charge(await desk.newLease())]);
  expect(await withheld(desk.today, desk.today)).toEqual([{ id: kept, itbis: 18_000, isr: 10_000 }]);
  expect(await withheld(addDays(desk.today, 1), addDays(desk.today, 30))).toEqual([]);
});

it('2. and no more once what was withheld is taken back', async () => {
  const undone = await withheldReceipt();
  expect(await withheld(desk.today, desk.today)).toHaveLength(2);
  const [row] = await database.sql<{ id: string }[]>`
    select payment_id as id from public.fiscal_withholdings where invoice_id = ${undone}`;
  await verbs.reversePayment(database.sql, desk.owner, { paymentId: row?.id ?? '', reason: 'Error' });
  expect((await withheld(desk.today, desk.today)).map(({ id }) => id)).toEqual([kept]);
});

it('3. by nobody else', async () => {
  const other = await createLandlord(database.sql, 'Otra');
  expect(await withheld(desk.today, desk.today, other.owner)).toEqual([]);
});
