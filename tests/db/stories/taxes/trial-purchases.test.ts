// The bill of an own purchase is real, and its receipt of a trial is not: forms take it as a bill that has no receipt yet.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type ElectronicDesk, prepareElectronic } from '#tests/support/ecf.ts';
import { accountOf, addVendor } from '#tests/support/expenses.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { PLUMBER } from '#tests/support/purchase-receipts.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let desk: ElectronicDesk;
let vendorId: string;
let day: string;

beforeEach(async () => {
  desk = await prepareElectronic(database.sql, `Compra ${randomUUID().slice(0, 8)}`, 'testecf');
  const { name, ...identity } = PLUMBER;
  vendorId = await addVendor(database.sql, desk.landlord, name, identity);
  // Of a month that is over, so that its form can be filed.
  day = addMonths(startOfMonth(desk.today), -1);
});

const organizationId = () => desk.landlord.organizationId;
const produce = async () => {
  await desk.goTo('ecf');
  await desk.addRanges();
};
/** By hand: 10,000.00, and 1,800.00 of ITBIS that is withheld. */
async function buy() {
  const bill = {
    ...{ vendor_id: vendorId, expense_kind: '02', billed_on: day, due_on: day, currency: 'DOP' },
    ...{ purchase_receipt_kind: 'purchases', itbis_minor: 180_000, itbis_withheld_minor: 180_000 },
  };
  const account_id = await accountOf(database.sql, organizationId(), 'repairs');
  const lines = [{ account_id, description: 'Plomería', amount_minor: 1_000_000 }];
  const billId = await verbs.saveBill(database.sql, desk.owner, {
    ...{ organizationId: organizationId(), bill, lines },
  });
  await verbs.submitBill(database.sql, desk.owner, { billId });
  return billId;
}
const issue = (billId: string) =>
  verbs.issuePurchaseReceipt(database.sql, desk.owner, { billId, kind: 'purchases' });
const ncfOf = async (billId: string) =>
  (await database.sql`select ncf from public.bills where id = ${billId}`)[0]?.ncf;
const in606 = async () => {
  const rows = await database.sql<{ ncf: string }[]>`
    select ncf from public.tax_purchases(${organizationId()}, ${day}, ${day}) order by ncf`;
  return rows.map(({ ncf }) => ncf);
};
const advanced = async () => {
  const [row] = await database.sql`
    select advanced_minor::int as advanced from public.itbis_months
    where organization_id = ${organizationId()} and month = ${day}`;
  return row?.advanced ?? 0;
};

it('has no number in the 606, and gets its real one in production', async () => {
  const [kept, voided] = [await buy(), await buy()];
  expect([await ncfOf(kept), await in606(), await advanced()]).toEqual(['E410000000001', ['', ''], 0]);
  await produce();
  expect([await ncfOf(kept), await advanced()]).toEqual(['', 0]);
  // The same number, of the same vendor.
  expect(await ncfOf(await buy())).toBe('E410000000001');
  await issue(kept);
  expect(await ncfOf(kept)).toBe('E410000000002');
  expect([await in606(), await advanced()]).toEqual([['', 'E410000000001', 'E410000000002'], 360_000]);
  await verbs.voidBill(database.sql, desk.owner, { billId: voided, reason: 'No vino' });
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});

it('has the number of the trial again in production, where it is real', async () => {
  const billId = await buy();
  await produce();
  await issue(billId);
  expect([await ncfOf(billId), await in606(), await advanced()]).toEqual([
    ...['E410000000001', ['E410000000001'], 180_000],
  ]);
});

it('lets go of its number in a month whose forms were filed without it; the real one waits until they are open', async () => {
  const billId = await buy();
  for (const form of ['606', 'IT-1'] as const) {
    await taxVerbs.checkForm(database.sql, desk.landlord, { form, month: day });
    await taxVerbs.fileForm(database.sql, desk.landlord, { form, month: day });
  }
  await produce();
  expect(await ncfOf(billId)).toBe('');
  const filings = await database.sql`
    select status, to_rectify_since from public.tax_filings where organization_id = ${organizationId()}`;
  expect(filings).toMatchObject([
    { status: 'filed', to_rectify_since: null },
    { status: 'filed', to_rectify_since: null },
  ]);
  expect(await outcomeOf(issue(billId))).toBe('bill_month_filed');
});
