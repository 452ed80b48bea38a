import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { chooseDays } from '#tests/support/date-range.ts';
import { picture } from '#tests/support/picture.ts';
import { made, today } from '#tests/support/rental.ts';
import { makeShop, type TaxDesk, taxTexts } from './tax-desk.ts';

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
  await chooseDays(page, 'es', { from: today(), to: today() });
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

/** A payment of 500.00 to cash, of which 200.00 were taken to the account of deposits. */
async function moveSome({ owner: { client }, organizationId, leaseId }: TaxDesk): Promise<void> {
  await made(
    client.rpc('record_payment', {
      p_request_id: randomUUID(),
      p_lease_id: leaseId,
      p_amount_minor: 50_000,
      p_paid_on: today(),
      p_method: 'transfer',
    }),
  );
  const accounts = await made(
    client
      .from('accounts')
      .select('id, system_key')
      .eq('organization_id', organizationId)
      .eq('subtype', 'cash'),
  );
  const of = (key: string) => accounts.find(({ system_key }) => system_key === key)?.id ?? '';
  await made(
    client.rpc('move_cash', {
      p_request_id: randomUUID(),
      p_organization_id: organizationId,
      p_from_account_id: of('operating_cash'),
      p_to_account_id: of('deposits_bank'),
      p_currency: 'DOP',
      p_amount_minor: 20_000,
      p_moved_on: today(),
    }),
  );
}

test('a bank statement for Xero is of one account, and remembers by account what it holds (en)', async ({
  open,
  baseURL,
}) => {
  const { accounting: text } = await taxTexts('en');
  const shop = await makeShop(baseURL);
  await moveSome(shop);
  const page = await open({ language: 'en', session: shop.owner.session });
  await page.goto('/owner-dashboard/finance/accounting');
  const account = page.getByLabel(text.export.account, { exact: true });
  const format = page.getByLabel(text.export.format, { exact: true });
  await expect(format).toBeVisible();
  await expect(account).toBeHidden();
  await format.selectOption('xero_bank');
  await expect(account.locator('option:checked')).toHaveText('1010 · Cash and banks');
  await chooseDays(page, 'en', { from: today(), to: today() });
  const make = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: text.export.submit }).click();
    const file = await download;
    const rows = (await readFile(await file.path(), 'utf8')).split('\r\n').slice(1, -1);
    return { name: file.suggestedFilename(), amounts: rows.map((row) => row.split(',')[1]) };
  };
  const days = `DOP_${today()}_${today()}`;
  const own = { name: `xero_bank_1010-cash-and-banks_${days}.csv`, amounts: ['500.00', '-200.00'] };
  expect(await make()).toEqual(own);
  expect(await make()).toEqual({ ...own, amounts: [] });
  await account.selectOption({ label: '1030 · Deposits bank account' });
  expect((await make()).amounts).toEqual(['200.00']);
  await account.selectOption({ label: '1010 · Cash and banks' });
  await page.getByRole('radio', { name: new RegExp(`^${text.export.scopes.all}`) }).check();
  expect(await make()).toEqual({ ...own, name: own.name.replace('.csv', '_r2.csv') });
  await expectAccessible(page, 'accounting files, a bank statement en');
  await picture(page, 'en/bank-statement-file');
});
