import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { picture } from '#tests/support/picture.ts';
import { today } from '#tests/support/rental.ts';
import { makeShop, taxTexts } from './tax-desk.ts';

test('the journal goes into a file with the other program’s names, and a repetition is marked (es)', async ({
  open,
  baseURL,
}) => {
  const { common, accounting: text } = await taxTexts('es');
  const shop = await makeShop(baseURL);
  const page = await open({ language: 'es', session: shop.owner.session });
  await page.goto('/owner-dashboard/finance/accounting');
  await page.getByLabel(/^1100/).fill('Cuentas por cobrar (A/R)');
  await page.getByRole('button', { name: common.actions.save }).click();
  await expect(page.getByText(text.names.saved)).toBeVisible();
  await page.getByLabel(text.export.to).fill('2026-01-01');
  await expect(page.getByText(text.export.periodInvalid)).toBeVisible();
  await page.getByLabel(text.export.from).fill(today());
  await page.getByLabel(text.export.to).fill(today());
  const make = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: text.export.submit }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  // Stopped while it is read: nothing is saved, nor written down.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rpc/export_entries', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: text.export.submit }).click();
  await page.getByRole('button', { name: common.actions.cancel }).click();
  release();
  await expect(page.getByText(text.export.stopped)).toBeVisible();
  await page.unroute('**/rpc/export_entries');
  const first = await make();
  expect(first.name).not.toContain('_r1');
  const [year, month, day] = today().split('-');
  const lines = first.text.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFJournal No,Journal Date,Account Name,Debits,Credits,Description,Name,Currency,Class',
  );
  expect(lines).toContain(
    `LLV-2,${month}/${day}/${year},Cuentas por cobrar (A/R),50000.00,,Local comercial,${shop.tenant.name},DOP,${shop.property}`,
  );
  await page.getByRole('radio', { name: text.export.scopes.all }).check();
  const again = await make();
  expect(again.name).toBe(first.name.replace('.csv', '_r1.csv'));
  expect(again.text).toBe(first.text);
  await expect(page.getByText(text.history.repeated({ count: 1 }))).toBeVisible();
  await expectAccessible(page, 'accounting files es');
  await picture(page, 'es/accounting');
});
