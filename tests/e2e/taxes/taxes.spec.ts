import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { shiftMonth } from '#src/domain/foundation/months.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { picture } from '#tests/support/picture.ts';
import { today } from '#tests/support/rental.ts';
import { CLIENT_ID, issueReceipt, makeShop, OWN_ID, openTaxes, taxTexts, thisMonth } from './tax-desk.ts';

/** The text of the file that a press of the button saves, and its name. */
async function fileOf(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('the profile and its numbers are filled in, then a receipt goes out (es)', async ({ open, baseURL }) => {
  const { common, taxes } = await taxTexts('es');
  const shop = await makeShop(baseURL);
  const page = await open({ language: 'es', session: shop.owner.session });
  await page.goto('/owner-dashboard/finance/taxes');
  await page.getByRole('link', { name: taxes.profileMissing.action }).click();
  await page.getByLabel(taxes.profile.taxId).fill('123');
  await page.getByRole('button', { name: common.actions.save }).click();
  await expect(page.getByText(taxes.profile.taxIdMalformed).first()).toBeVisible();
  await page.getByLabel(taxes.profile.taxId).fill(OWN_ID);
  await page.getByRole('button', { name: common.actions.save }).click();
  await expect(page.getByText(taxes.profile.saved)).toBeVisible();

  await page.getByRole('button', { name: taxes.rangesCard.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect(dialog.getByText(taxes.rangesCard.numbersInvalid)).toBeVisible();
  await dialog.getByLabel(taxes.rangesCard.last).fill('50');
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect(page.getByText('B0100000001 al B0100000050')).toBeVisible();
  await expectAccessible(page, 'fiscal profile es');
  await picture(page, 'es/tax-profile');

  await page.getByRole('tab', { name: taxes.tabs.receipts }).click();
  await page.getByRole('checkbox', { name: common.table.selectRow({ name: shop.tenant.name }) }).check();
  await page.getByRole('button', { name: taxes.receipts.issue }).click();
  await expect(dialog.getByText(/59[.,]000/)).toBeVisible();
  await dialog.getByLabel(taxes.issueDialog.id, { exact: true }).fill('1010');
  await dialog.getByRole('button', { name: taxes.issueDialog.submit }).click();
  await expect(dialog.getByText(taxes.issueDialog.idMalformed)).toBeVisible();
  await dialog.getByLabel(taxes.issueDialog.id, { exact: true }).fill(CLIENT_ID);
  await picture(page, 'es/tax-issue');
  await dialog.getByRole('button', { name: taxes.issueDialog.submit }).click();
  await expect(page.getByRole('cell', { name: 'B0100000001' }).first()).toBeVisible();
  await expectAccessible(page, 'fiscal receipts es');
  await picture(page, 'es/tax-receipts');
});

test('what a client withheld goes into the 607, and the receipt cannot be cancelled (en)', async ({
  open,
  baseURL,
}) => {
  const { common, taxes } = await taxTexts('en');
  const shop = await makeShop(baseURL);
  await openTaxes(shop);
  await issueReceipt(shop);
  const page = await open({ language: 'en', session: shop.owner.session });
  await page.goto('/owner-dashboard/finance/taxes/receipts');
  const actions = page.getByRole('button', { name: taxes.receipts.actionsOf({ ncf: 'B0100000001' }) });
  await actions.click();
  await page.getByRole('menuitem', { name: taxes.receipts.withhold }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(taxes.withholdDialog.suggestion)).toBeVisible();
  const isr = dialog.getByLabel(taxes.withholdDialog.isr);
  await expect(isr).toHaveValue('7,500.00');
  await isr.fill('7.500');
  await dialog.getByRole('button', { name: taxes.withholdDialog.submit }).click();
  await expect(isr).toHaveAccessibleDescription(common.form.amountInvalid);
  await isr.fill('7,500');
  await dialog.getByRole('button', { name: taxes.withholdDialog.submit }).click();
  await expect(page.getByText(taxes.withholdDialog.done)).toBeVisible();
  await actions.click();
  await expect(page.getByRole('menuitem', { name: taxes.receipts.cancel })).toBeDisabled();

  await goWithin(page, `/owner-dashboard/finance/taxes/forms/607?month=${thisMonth()}`);
  const day = today().replaceAll('-', '');
  const file = await fileOf(page, taxes.form.download);
  expect(file.name).toBe(`DGII_F_607_${OWN_ID}_${day.slice(0, 6)}.TXT`);
  expect(file.text).toBe(
    `607|${OWN_ID}|${day.slice(0, 6)}|1\r\n` +
      `${CLIENT_ID}|1|B0100000001||04|${day}|${day}|50000.00|9000.00|9000.00||7500.00||||||||59000.00|||\r\n`,
  );
  await expect(page.getByText(taxes.form.noProblems)).toBeVisible();
  await expectAccessible(page, 'form 607 en');
  await picture(page, 'en/tax-form');
});

test('a form is checked, filed and opened again; what is in it changes it (en)', async ({
  open,
  baseURL,
}) => {
  const { taxes } = await taxTexts('en');
  const shop = await makeShop(baseURL);
  await openTaxes(shop);
  await issueReceipt(shop);
  const page = await open({ language: 'en', theme: 'dark', session: shop.owner.session });
  await page.goto(`/owner-dashboard/finance/taxes/forms/607?month=${thisMonth()}`);
  await page.getByRole('button', { name: taxes.form.check }).click();
  await expect(page.getByText(taxes.form.checked)).toBeVisible();
  await goWithin(page, '/owner-dashboard/finance/taxes/receipts');
  await page.getByRole('button', { name: taxes.receipts.actionsOf({ ncf: 'B0100000001' }) }).click();
  await page.getByRole('menuitem', { name: taxes.receipts.cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: taxes.cancelDialog.submit }).click();
  await expect(page.getByText(taxes.receipts.status.cancelled, { exact: true })).toBeVisible();
  await goWithin(page, `/owner-dashboard/finance/taxes/forms/607?month=${thisMonth()}`);
  await expect(page.getByText(taxes.form.changed)).toBeVisible();
  await goWithin(page, `/owner-dashboard/finance/taxes/forms/608?month=${thisMonth()}`);
  const day = today().replaceAll('-', '');
  const file = await fileOf(page, taxes.form.download);
  expect(file.text).toBe(`608|${OWN_ID}|${day.slice(0, 6)}|1\r\nB0100000001|${day}|04\r\n`);

  await goWithin(page, `/owner-dashboard/finance/taxes/forms/606?month=${shiftMonth(thisMonth(), -1)}`);
  await expect(page.getByText(taxes.form.informative)).toBeVisible();
  await page.getByRole('button', { name: taxes.form.check }).click();
  await page.getByRole('button', { name: taxes.form.file }).click();
  await page.getByRole('dialog').getByRole('button', { name: taxes.form.file }).click();
  await expect(page.getByText(taxes.form.filed)).toBeVisible();
  await page.getByRole('button', { name: taxes.form.reopen }).click();
  await page.getByRole('dialog').getByLabel(taxes.form.reason).fill('A bill was missing');
  await page.getByRole('dialog').getByRole('button', { name: taxes.form.reopen }).click();
  await expect(page.getByText('A bill was missing')).toBeVisible();
  await expectAccessible(page, 'form 606 en dark');
  await picture(page, 'en/tax-filing-dark');
});
