import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays } from '#src/domain/foundation/dates.ts';
import { firstDayOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { knownText, loadText, type Texts } from '#src/i18n/load.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made } from '#tests/support/rental.ts';
import { issueReceipt, makeShop, OWN_ID, openTaxes, type TaxDesk, taxTexts, thisMonth } from './tax-desk.ts';

// A bill of a filed month is tried on purpose.
test.use({ expectedErrors: [/status of 400 .*submit_bill/] });

const TAXES = '/owner-dashboard/finance/taxes';
const VENDOR_ID = '101023122';
const lastMonth = () => shiftMonth(thisMonth(), -1);
/** A day of the month before, which is over. */
const day = () => addDays(firstDayOf(lastMonth()), 4);

/** Drafts of bills of 10,000.00 with 1,800.00 of ITBIS in the month before. */
async function draftBills({ owner: { client }, organizationId }: TaxDesk, numbers: readonly string[]) {
  const repairs = await made(client.from('accounts').select('id').eq('system_key', 'repairs').single());
  const vendor = await made(
    client
      .from('vendors')
      .insert({
        organization_id: organizationId,
        name: 'Plomería Rosario',
        identity_type: 'rnc',
        identity_number: VENDOR_ID,
      })
      .select('id')
      .single(),
  );
  const facts = { vendor_id: vendor.id, expense_kind: '02', currency: 'DOP', itbis_minor: 180_000 };
  const ids: string[] = [];
  for (const ncf of numbers)
    ids.push(
      await made(
        client.rpc('save_bill', {
          p_request_id: randomUUID(),
          p_organization_id: organizationId,
          p_bill: { ...facts, ncf, billed_on: day(), due_on: addDays(day(), 30) },
          p_lines: [{ account_id: repairs.id, description: 'Tubería', amount_minor: 1_000_000 }],
        }),
      ),
    );
  return ids;
}

async function downloaded(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`a balance in favor is stated, taken off the month's ITBIS and handed on (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { common, taxes } = await taxTexts(language);
    const shop = await makeShop(baseURL);
    await openTaxes(shop);
    await issueReceipt(shop);
    const page = await open({ language, session: shop.owner.session });
    await page.goto(`${TAXES}/profile`);
    await page.getByLabel(taxes.profile.creditMonth, { exact: true }).selectOption(lastMonth());
    await page.getByRole('button', { name: common.actions.save }).click();
    await expect(page.getByText(taxes.profile.creditMissing).first()).toBeVisible();
    await page.getByLabel(taxes.profile.creditAmount, { exact: true }).fill('104,202');
    await expectAccessible(page, `fiscal profile with a balance ${language}`);
    await picture(page, `${language}/tax-profile-credit`);
    await page.getByRole('button', { name: common.actions.save }).click();
    await expect(page.getByText(taxes.profile.saved)).toBeVisible();

    const figure = (term: string) =>
      page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]');
    const { itbis } = taxes.form;
    await page.goto(`${TAXES}/forms/IT-1?month=${thisMonth()}`);
    await expect(figure(itbis.previousCredit)).toContainText('104,202.00');
    await expect(figure(itbis.usedCredit)).toContainText('9,000.00');
    await expect(figure(itbis.nextCredit)).toContainText('95,202.00');
    await expect(figure(itbis.total)).toHaveText('RD$0.00');
    await expectAccessible(page, `IT-1 with a balance ${language}`);
    await picture(page, `${language}/tax-it1-credit`);
    await page.goto(`${TAXES}/forms/IT-1?month=${shiftMonth(thisMonth(), 1)}`);
    await expect(figure(itbis.previousCredit)).toContainText('95,202.00');
  });

  test(`a bill that comes late marks the filed 606, which is given back as it was and filed again (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { taxes } = await taxTexts(language);
    await loadText(language, ['ownerBills']);
    const bills = knownText('ownerBills', language) as Texts['ownerBills'];
    const shop = await makeShop(baseURL);
    await openTaxes(shop);
    const { client, session } = shop.owner;
    const [standing = '', late = ''] = await draftBills(shop, ['B0100000001', 'B0100000002']);
    await made(client.rpc('submit_bill', { p_request_id: randomUUID(), p_bill_id: standing }));
    const page = await open({ language, session });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const form = `${TAXES}/forms/606?month=${lastMonth()}`;
    await page.goto(form);
    await press(taxes.form.check);
    await press(taxes.form.file);
    await page.getByRole('dialog').getByRole('button', { name: taxes.form.file }).click();
    await expect(page.getByText(taxes.form.filed)).toBeVisible();
    const filed = await downloaded(page, taxes.form.filedFile);
    const month = lastMonth().replace('-', '');
    expect(filed.split('\r\n')[0]).toBe(`606|${OWN_ID}|${month}|1`);
    expect(filed).toContain('B0100000001');

    await page.goto(`/owner-dashboard/finance/expenses/${late}`);
    await press(bills.actions.submit);
    await expect(page.getByText(bills.actions.approved)).toBeVisible();
    await page.goto(`${TAXES}?month=${lastMonth()}`);
    await expect(page.getByText(taxes.forms.status.rectify, { exact: true })).toBeVisible();

    await page.goto(form);
    const [before = ''] = taxes.form.filedChanged({ date: '|' }).split('|');
    await expect(page.getByText(before)).toBeVisible();
    await expect(page.getByText(taxes.form.toRectify)).toBeVisible();
    expect(await downloaded(page, taxes.form.filedFile)).toBe(filed);
    expect(await downloaded(page, taxes.form.download)).toContain('B0100000002');
    await expectAccessible(page, `form 606 that differs from the filed one ${language}`);
    await picture(page, `${language}/tax-filed-changed`);
    await press(taxes.form.check);
    await press(taxes.form.file);
    await page.getByRole('dialog').getByRole('button', { name: taxes.form.file }).click();
    await expect(page.getByText(taxes.form.toRectify)).toHaveCount(0);
    await expect(page.getByText(before)).toHaveCount(0);

    await page.goto(`${TAXES}/forms/IT-1?month=${lastMonth()}`);
    await press(taxes.form.check);
    await press(taxes.form.file);
    await page.getByRole('dialog').getByRole('button', { name: taxes.form.file }).click();
    await press(taxes.form.filedFigures);
    await expect(page.getByRole('dialog').getByText('3,600.00').first()).toBeVisible();
  });
}
