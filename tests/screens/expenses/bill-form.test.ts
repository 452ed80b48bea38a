import { beforeEach, expect, test } from 'vitest';
import { accountId } from '#tests/screens/fixtures/books.ts';
import {
  answerBill,
  answerBillForm,
  BILL_ID,
  BILL_PATH,
  billLine,
  listedVendor,
  VENDOR_ID,
} from '#tests/screens/fixtures/expenses.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const NEW = '/owner-dashboard/finance/expenses/new';

beforeEach(() => answerBillForm());

test('a bill says what it lacks; a vendor who is new is written down beside it', async () => {
  const text = await wordsOf('ownerBills', 'es');
  const vendors = await wordsOf('ownerVendors', 'es');
  let vendorId = newId();
  server.write('vendors', 'insert', (body) => {
    vendorId = body.id ?? vendorId;
    server.rows('vendors_list', [listedVendor({ id: vendorId, name: body.name ?? '' })]);
    return [{ id: vendorId }];
  });
  const screen = await openScreen(NEW);
  const approve = screen.getByRole('button', { name: text.form.saveAndApprove, exact: true });
  await approve.click();
  await expect.element(screen.getByText(text.problems.vendorMissing).first()).toBeVisible();
  await expect.element(screen.getByText(text.problems.amountInvalid).first()).toBeVisible();

  // A check digit that does not fit is a warning, no refusal.
  await screen.getByRole('button', { name: text.form.newVendor, exact: true }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(vendors.form.name, { exact: true }).fill('Ferretería Gil');
  await dialog.getByLabelText(vendors.form.identityNumber, { exact: true }).fill('101-02312-3');
  await expect.element(dialog.getByText(vendors.form.identityWarning)).toBeVisible();
  await dialog.getByRole('button', { name: vendors.form.save, exact: true }).click();
  await expect
    .element(screen.getByRole('combobox', { name: text.form.vendor }))
    .toHaveValue('Ferretería Gil');
});

test('a bill is written with its NCF and 18 % of ITBIS, and approved', async () => {
  const text = await wordsOf('ownerBills', 'es');
  const { owner } = await textsOf('es');
  server.call('save_bill', BILL_ID);
  server.call('submit_bill', () => {
    answerBill({ ncf: 'B0100000001', total_minor: 1_180_000 });
    return 'approved';
  });
  const screen = await openScreen(NEW);
  const approve = screen.getByRole('button', { name: text.form.saveAndApprove, exact: true });
  await screen.getByRole('combobox', { name: text.form.vendor }).click();
  await screen.getByRole('option', { name: 'Plomería Rosario', exact: false }).click();
  const ncf = screen.getByLabelText(text.form.ncf, { exact: false }).first();
  await ncf.fill('B01123');
  await screen.getByLabelText(text.form.description).fill('Pintura y mano de obra');
  await screen.getByRole('combobox', { name: text.form.account }).click();
  await screen.getByRole('option', { name: owner.ledger.accountNames.repairs, exact: false }).click();
  await screen.getByLabelText(text.form.amount).fill('10,000');
  const itbis = screen.getByRole('textbox', { name: /^ITBIS \(/ });
  await expect.element(itbis).toHaveValue('1,800.00');
  // What the paper says goes before the rule, which is told beside it.
  await itbis.fill('1,700');
  await expect
    .element(screen.getByText(text.receipt.itbis.other({ usual: 'RD$1,800.00', base: 'RD$10,000.00' })))
    .toBeVisible();
  (itbis.element() as HTMLInputElement).blur();
  await screen.getByLabelText(text.receipt.itbis.kind).selectOptions('none');
  await expect.element(itbis).toHaveValue('');
  await screen.getByLabelText(text.receipt.itbis.kind).selectOptions('general');
  await approve.click();
  await expect.element(screen.getByText(text.problems.ncfMalformed).first()).toBeVisible();
  expect(server.callsOf('save_bill')).toEqual([]);
  await ncf.fill('b0100000001');
  await expectAccessible();
  await approve.click();
  await expect.element(screen.getByRole('heading', { level: 1, name: /RD\$11,800\.00/ })).toBeVisible();
  await expect.element(screen.getByText('B0100000001', { exact: false }).first()).toBeVisible();
  expect(server.callsOf('save_bill')).toMatchObject([
    {
      p_bill: { vendor_id: VENDOR_ID, ncf: 'B0100000001', itbis_minor: 180_000 },
      p_lines: [{ account_id: accountId('repairs'), amount_minor: 1_000_000 }],
    },
  ]);
});

test('a number that is taken is told at its field, which the summary leads to, and nothing is lost', async () => {
  const text = await wordsOf('ownerBills', 'en');
  const { errors } = await textsOf('en');
  answerBill({ status: 'draft', entry_id: null, ncf: '', total_minor: 90_000 }, [
    billLine({ amount_minor: 90_000 }),
  ]);
  server.rows('vendors_list', [listedVendor()]);
  server.call('save_bill', refuse('ncf_taken', { fields: ['ncf'] }, 'conflict'));
  const screen = await openScreen(`${BILL_PATH}/edit`, { language: 'en', width: 360 });
  const ncf = screen.getByLabelText(text.form.ncf, { exact: false }).first();
  await ncf.fill('B0100000009');
  await screen.getByRole('button', { name: text.form.saveDraft, exact: true }).click();
  await screen.getByRole('link', { name: errors.codes.ncf_taken, exact: false }).click();
  await expect.element(ncf).toHaveFocus();
  await expect.poll(() => ncf.element().getAttribute('aria-describedby')).not.toBeNull();
  await expect.element(screen.getByLabelText(text.form.amount)).toHaveValue('900.00');
  await expectAccessible();
});

test('a number of a credit note asks for the bill that it is for', async () => {
  const text = await wordsOf('ownerBills', 'es');
  const { owner } = await textsOf('es');
  server.call('save_bill', BILL_ID);
  server.call('submit_bill', () => {
    answerBill({ ncf: 'B0400000001', modified_ncf: 'B0100000007', is_credit: true, total_minor: -400_000 });
    return 'approved';
  });
  const screen = await openScreen(NEW, { theme: 'dark' });
  await screen.getByRole('combobox', { name: text.form.vendor }).click();
  await screen.getByRole('option', { name: 'Plomería Rosario', exact: false }).click();
  await screen.getByLabelText(text.form.ncf, { exact: false }).first().fill('B0400000001');
  await expect.element(screen.getByText(text.credit.formHint)).toBeVisible();
  await screen.getByLabelText(text.form.modifiedNcf).fill('B0100000007');
  await screen.getByLabelText(text.form.description).fill('Tubería devuelta');
  await screen.getByRole('combobox', { name: text.form.account }).click();
  await screen.getByRole('option', { name: owner.ledger.accountNames.repairs, exact: false }).click();
  await screen.getByLabelText(text.form.amount).fill('4,000');
  await expectAccessible();
  await screen.getByRole('button', { name: text.form.saveAndApprove, exact: true }).click();
  await expect.element(screen.getByText(text.credit.openTitle)).toBeVisible();
  expect(server.callsOf('save_bill')).toMatchObject([
    { p_bill: { ncf: 'B0400000001', modified_ncf: 'B0100000007' } },
  ]);
});
