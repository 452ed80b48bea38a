import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { chooseAction } from '#tests/support/record-menu.ts';
import { made, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { type ExpensePlace, expenseTexts, makeExpensePlace } from '../expenses/place.ts';
import { OWN_ID, taxTexts, thisMonth } from './tax-desk.ts';

const VENDOR_ID = '101023122';

/** A taxpayer with a vendor who has a number, the rate of the day, and a bill with something withheld that is not paid. */
async function makeTaxpayer(baseURL: string | undefined): Promise<ExpensePlace> {
  const place = await makeExpensePlace(baseURL);
  const { client } = place.owner;
  const { organizationId, vendorId } = place;
  await made(
    client.rpc('save_fiscal_issuer', {
      p_organization_id: organizationId,
      p_tax_id: OWN_ID,
      p_legal_name: 'Carmen Jiménez',
      p_taxpayer_kind: 'person',
    }),
  );
  await made(
    client
      .from('vendors')
      .update({ identity_type: 'rnc', identity_number: VENDOR_ID })
      .eq('id', vendorId)
      .select('id'),
  );
  await made(
    client
      .from('exchange_rates')
      .insert({ organization_id: organizationId, rated_on: today(), rate: 61.5, source: 'Banco Central' })
      .select('id'),
  );
  const repairs = await made(client.from('accounts').select('id').eq('system_key', 'repairs').single());
  const billId = await made(
    client.rpc('save_bill', {
      p_request_id: randomUUID(),
      p_organization_id: organizationId,
      p_bill: {
        vendor_id: vendorId,
        expense_kind: '02',
        ncf: 'B0100000001',
        billed_on: today(),
        due_on: today(),
        currency: 'DOP',
        isr_kind: '2',
        isr_withheld_minor: 100_000,
      },
      p_lines: [{ account_id: repairs.id, description: 'Electricidad', amount_minor: 1_000_000 }],
    }),
  );
  await made(client.rpc('submit_bill', { p_request_id: randomUUID(), p_bill_id: billId }));
  return place;
}

async function fileOf(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await download).path(), 'utf8');
}

for (const language of languagesInTurn(import.meta.url))
  test(`a month with a bill without receipt, one in dollars and one unpaid is checked (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { ownerBills: text } = await expenseTexts(language);
    const { taxes } = await taxTexts(language);
    const { owner } = await textsOf(language);
    const place = await makeTaxpayer(baseURL);
    const page = await open({ language, session: place.owner.session });
    const enter = async (what: string, amount: string) => {
      await page.getByLabel(text.form.description).fill(what);
      await page.getByRole('combobox', { name: text.form.account }).click();
      await page.getByRole('option', { name: owner.ledger.accountNames.repairs }).click();
      await page.getByLabel(text.form.amount).fill(amount);
      await page.getByRole('button', { name: text.form.saveAndApprove, exact: true }).click();
      await expect(page.getByText(text.actions.approved)).toBeVisible();
    };
    const newBill = `/owner-dashboard/finance/expenses/new?vendor=${place.vendorId}`;
    const ncf = page.getByLabel(text.form.ncf, { exact: true });

    await test.step('the bill says why it has no receipt', async () => {
      await page.goto(newBill);
      await expect(ncf).toBeVisible();
      await page.getByLabel(text.receipt.field).selectOption('state_fee');
      await expect(ncf).toHaveCount(0);
      await expect(page.getByText(text.receipt.withoutHint)).toBeVisible();
      await enter('IPI', '2,000');
      await expect(page.getByText(text.receipt.reasons.state_fee)).toBeVisible();
      await expect(page.getByText(text.receipt.missingTitle)).toHaveCount(0);
    });

    await test.step('the bill in dollars begins with the rate of the day', async () => {
      await page.goto(newBill);
      await ncf.fill('B0100000002');
      await page.getByLabel(text.form.currency).selectOption('USD');
      await expect(page.getByLabel(text.receipt.rate)).toHaveValue('61.5');
      await expect(page.getByLabel(text.receipt.rateSource)).toHaveValue('Banco Central');
      await expectAccessible(page, `bill in dollars ${language}`);
      await picture(page, `${language}/bill-in-dollars`);
      await page.getByLabel(text.receipt.rate).fill('60');
      await page.getByLabel(text.receipt.itbis.kind).selectOption('none');
      await enter('Ascensor', '100');
      await expect(page.getByText(/^60, Banco Central/)).toBeVisible();
    });

    const form = `/owner-dashboard/finance/taxes/forms/606?month=${thisMonth()}`;
    await test.step('the month is checked, with what is left out of it', async () => {
      await page.goto(form);
      await expect(page.getByText(taxes.form.reasons.withheld_when_paid)).toBeVisible();
      const left = page.getByRole('table', { name: taxes.form.withoutReceipt.title });
      await expect(left).toContainText(taxes.form.withoutReceipt.reasons.state_fee);
      await expect(left).toContainText(/2[.,]000/);
      await expectAccessible(page, `form 606 with bills left out ${language}`);
      await picture(page, `${language}/tax-form-left-out`);
      const day = today().replaceAll('-', '');
      const row = (number: string, amount: string) =>
        `${VENDOR_ID}|1|02|${number}||${day}||${amount}||${amount}|||||||||||||04`;
      expect(await fileOf(page, taxes.form.download)).toBe(
        `606|${OWN_ID}|${day.slice(0, 6)}|2\r\n${row('B0100000001', '10000.00')}\r\n${row('B0100000002', '6000.00')}\r\n`,
      );
      await page.getByRole('button', { name: taxes.form.check, exact: true }).click();
      await expect(page.getByText(taxes.form.checked)).toBeVisible();
    });

    await test.step('a bill with neither is named, and corrected where the form leads', async () => {
      await place.approveBill(350_000, today());
      await page.goto(form);
      const named = page.getByRole('row').filter({ hasText: taxes.form.reasons.receipt_missing });
      await expect(named).toContainText(/3[.,]500/);
      await named.getByRole('link', { name: /Plomería Rosario/ }).click();
      await expect(page.getByText(text.receipt.missingTitle)).toBeVisible();
      await chooseAction(page, text.receipt.correct.action, language);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(text.form.ncf, { exact: true }).fill('B01');
      await dialog.getByRole('button', { name: text.receipt.correct.submit }).click();
      await expect(dialog.getByText(text.problems.ncfMalformed)).toBeVisible();
      await expectAccessible(page, `receipt to correct ${language}`);
      await picture(page, `${language}/bill-correct`);
      await dialog.getByLabel(text.receipt.field).selectOption('bank_fee');
      await dialog.getByRole('button', { name: text.receipt.correct.submit }).click();
      await expect(page.getByText(text.receipt.correct.done)).toBeVisible();
      await expect(page.getByText(text.receipt.reasons.bank_fee)).toBeVisible();
      await page.goto(form);
      await expect(page.getByText(taxes.form.withoutReceipt.reasons.bank_fee)).toBeVisible();
      await expect(page.getByText(taxes.form.reasons.receipt_missing)).toHaveCount(0);
    });
  });
