import { startOfMonth } from '#src/domain/foundation/dates.ts';
import { expectAccessible, expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { expenseTexts, makeExpensePlace } from './place.ts';

const LIST = '/owner-dashboard/finance/expenses';
const PDF = { name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('una factura se registra con su NCF, se aprueba y se paga en partes', async ({ open, baseURL }) => {
  const { ownerBills: text, ownerVendors: vendors } = await expenseTexts('es');
  const { common, owner } = await textsOf('es');
  const place = await makeExpensePlace(baseURL);
  const page = await open({ language: 'es', session: place.owner.session });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto(LIST);
  await expect(page.getByRole('heading', { name: text.emptyTitle })).toBeVisible();
  await page.getByRole('link', { name: text.add }).first().click();
  await button(text.form.saveAndApprove).click();
  await expect(page.getByText(text.problems.vendorMissing).first()).toBeVisible();
  await expect(page.getByText(text.problems.amountInvalid).first()).toBeVisible();

  // A vendor that is not there yet, with a check digit that does not fit: a warning, no refusal.
  await button(text.form.newVendor).click();
  await page.getByLabel(vendors.form.name, { exact: true }).fill('Ferretería Gil');
  await page.getByLabel(vendors.form.identityNumber, { exact: true }).fill('101-02312-3');
  await expect(page.getByText(vendors.form.identityWarning)).toBeVisible();
  await button(vendors.form.save).click();
  await expect(page.getByRole('combobox', { name: text.form.vendor })).toHaveValue('Ferretería Gil');

  await page.getByLabel(text.form.ncf, { exact: false }).first().fill('B01123');
  await page.getByLabel(text.form.description).fill('Pintura y mano de obra');
  await page.getByRole('combobox', { name: text.form.account }).click();
  await page.getByRole('option', { name: owner.ledger.accountNames.repairs }).click();
  await page.getByLabel(text.form.amount).fill('10,000');
  await page.getByRole('button', { name: '18%' }).click();
  await button(text.form.saveAndApprove).click();
  await expect(page.getByText(text.problems.ncfMalformed).first()).toBeVisible();
  await page.getByLabel(text.form.ncf, { exact: false }).first().fill('b0100000001');
  await picture(page, 'es/bill-form');
  await expectAccessible(page, `${LIST}/new`);
  await button(text.form.saveAndApprove).click();

  await expect(page.getByRole('heading', { level: 1, name: 'RD$11,800.00' })).toBeVisible();
  await expect(page.getByText('B0100000001')).toBeVisible();
  await button(text.detail.addDocument).click();
  await page.getByRole('dialog').getByLabel(text.detail.file).setInputFiles(PDF);
  await button(text.detail.upload).click();
  await expect(button(PDF.name)).toBeVisible();

  await button(text.actions.pay).click();
  await page.getByLabel(text.pay.amount).fill('20,000');
  await page.getByRole('dialog').getByRole('button', { name: text.pay.submit }).click();
  await expect(page.getByText(text.pay.amountTooMuch)).toBeVisible();
  await page.getByLabel(text.pay.amount).fill('5,000');
  await page.getByRole('dialog').getByRole('button', { name: text.pay.submit }).click();
  await expect(page.getByText(text.statuses.partially_paid)).toBeVisible();
  await expectLoaded(page);
  await picture(page, 'es/bill');
  await button(text.actions.reverseOne({ amount: 'RD$5,000.00' })).click();
  await page.getByLabel(text.actions.reverseReason).fill('Cheque devuelto');
  await page.getByRole('alertdialog').getByRole('button', { name: text.actions.reverse }).click();
  await expect(page.getByText(text.detail.reversed, { exact: true })).toBeVisible();

  await button(text.actions.repeat).click();
  await button(text.repeat.submit).last().click();
  await expect(page.getByRole('heading', { level: 1, name: text.recurringList.title })).toBeVisible();
  await button(text.recurringList.pauseOf({ vendor: 'Ferretería Gil' })).click();
  await expect(page.getByText(text.recurringList.paused, { exact: true })).toBeVisible();

  await page.goto(`${LIST}?q=gil`);
  await expect(page.getByRole('link', { name: 'Ferretería Gil' })).toBeVisible();
  const download = page.waitForEvent('download');
  await button(text.exportCsv).click();
  expect((await download).suggestedFilename()).toMatch(/^facturas-.*\.csv$/);
  await picture(page, 'es/bills');
  await page.getByRole('button', { name: text.statuses.draft, exact: true }).click();
  await expect(page.getByRole('heading', { name: text.noMatchTitle })).toBeVisible();
  await button(common.actions.clearAll).first().click();
});

test.describe('a bill', () => {
  test.use({ expectedErrors: [/400 .*save_bill/] });

  test('a bill above the limit waits for somebody else; its draft can be changed and deleted', async ({
    open,
    baseURL,
  }) => {
    const { ownerBills: text } = await expenseTexts('en');
    const { common, errors } = await textsOf('en');
    const place = await makeExpensePlace(baseURL);
    const page = await open({ language: 'en', session: place.owner.session });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(LIST);
    await button(text.limits).click();
    await page.getByLabel(text.limitsDialog.limit({ currency: 'DOP' })).fill('1,000');
    await button(common.actions.save).click();
    await expect(page.getByText(text.limitsDialog.saved)).toBeVisible();

    const { client } = place.owner;
    const firstOfMonth = startOfMonth(today());
    await place.approveBill(90_000, firstOfMonth, 'B0100000009');
    const billId = await place.approveBill(500_000, firstOfMonth);
    await page.goto(`${LIST}/${billId}`);
    await expect(page.getByText(text.detail.waitingNote)).toBeVisible();
    await expect(button(text.actions.approve)).toHaveCount(0);
    await button(text.actions.sendBack).click();
    await page.getByLabel(text.actions.sendBackReason).fill('Ask for another offer');
    await page.getByRole('alertdialog').getByRole('button', { name: text.actions.sendBack }).click();
    await expect(page.getByText('Ask for another offer')).toBeVisible();
    await page.getByRole('link', { name: text.actions.edit, exact: true }).click();
    await page.getByLabel(text.form.amount).fill('900');
    const ncf = page.getByLabel(text.form.ncf, { exact: false }).first();
    await ncf.fill('B0100000009');
    await button(text.form.saveDraft).click();
    await page.getByRole('link', { name: errors.codes.ncf_taken }).click();
    await expect(ncf).toBeFocused();
    await expect(ncf).toHaveAccessibleDescription(new RegExp(errors.codes.ncf_taken));
    await expect(page.getByLabel(text.form.amount)).toHaveValue(/900/);
    await ncf.fill('B0100000010');
    await button(text.form.saveAndApprove).click();
    await expect(page.getByRole('heading', { level: 1, name: 'RD$900.00' })).toBeVisible();
    await expect(page.getByText(text.statuses.approved, { exact: true }).first()).toBeVisible();
    const { data } = await client.from('bills').select('status').eq('id', billId).single();
    expect(data?.status).toBe('approved');
  });
});
