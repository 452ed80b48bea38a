import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { knownText, loadText, type Texts } from '#src/i18n/load.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { picture } from '#tests/support/picture.ts';
import { chooseAction } from '#tests/support/record-menu.ts';
import { made, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { type ExpensePlace, expenseTexts, makeExpensePlace } from '../expenses/place.ts';
import { OWN_ID, taxTexts, thisMonth } from './tax-desk.ts';

// Each refusal that a test provokes is logged by the browser as a request that failed.
test.use({
  expectedErrors: [/status of 400 .*\/rpc\/(save_bill|issue_purchase_receipt|mark_ncf_unusable)$/],
});

const CEDULA = '00112345673';
const PROFILE = '/owner-dashboard/finance/taxes/profile';

async function makeTaxpayer(baseURL: string | undefined): Promise<ExpensePlace> {
  const place = await makeExpensePlace(baseURL);
  await made(
    place.owner.client.rpc('save_fiscal_issuer', {
      p_organization_id: place.organizationId,
      p_tax_id: OWN_ID,
      p_legal_name: 'Carmen Jiménez',
      p_taxpayer_kind: 'person',
    }),
  );
  return place;
}

async function downloaded(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return download;
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`a plumber without receipts gets one that the buyer gives out (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { ownerBills: text } = await expenseTexts(language);
    const { taxes, common } = await taxTexts(language);
    const { owner } = await textsOf(language);
    await loadText(language, ['errors']);
    const { codes } = knownText('errors', language) as Texts['errors'];
    const place = await makeTaxpayer(baseURL);
    const page = await open({ language, session: place.owner.session });
    const dialog = page.getByRole('dialog');
    const billPath = (id: string) => `/owner-dashboard/finance/expenses/${id}`;

    await test.step('numbers of the kind are entered as any others', async () => {
      await page.goto(PROFILE);
      await page.getByRole('button', { name: taxes.rangesCard.add }).click();
      await dialog.getByLabel(taxes.rangesCard.kind).selectOption('purchases');
      await dialog.getByLabel(taxes.rangesCard.last).fill('50');
      await dialog.getByRole('button', { name: common.actions.save }).click();
      await expect(page.getByText(/^B1100000001.*B1100000050$/)).toBeVisible();
    });

    await test.step('the form says how many are left, and what is refused next to its field', async () => {
      await goWithin(page, `/owner-dashboard/finance/expenses/new?vendor=${place.vendorId}`);
      await page.getByLabel(text.receipt.field).selectOption('minor_expenses');
      await expect(page.getByText(text.receipt.ownNone({ type: 'B13' }))).toBeVisible();
      await page.getByLabel(text.receipt.field).selectOption('purchases');
      await expect(page.getByText(text.receipt.ownLeft({ count: 50 }))).toBeVisible();
      await page.getByLabel(text.form.description).fill('Cambio de llaves de paso');
      await page.getByRole('combobox', { name: text.form.account }).click();
      await page.getByRole('option', { name: owner.ledger.accountNames.repairs }).click();
      await page.getByLabel(text.form.amount).fill('10,000');
      await page.getByLabel(text.receipt.itbis.kind).selectOption('general');
      await page.getByRole('button', { name: text.form.saveAndApprove, exact: true }).click();
      await expect(page.getByText(text.problems.purchaseItbis).last()).toBeVisible();
      await expectAccessible(page, `bill with a receipt of its buyer ${language}`);
      await picture(page, `${language}/bill-purchase-receipt`);
      await page.getByRole('button', { name: /1,800\.00.*1,500\.00/ }).click();
      await page.getByRole('button', { name: text.form.saveAndApprove, exact: true }).click();
      await expect(page.getByText(codes.vendor_cedula_missing).last()).toBeVisible();
      const identity = { identity_type: 'cedula', identity_number: CEDULA } as const;
      await made(place.owner.client.from('vendors').update(identity).eq('id', place.vendorId).select('id'));
      await page.getByRole('button', { name: text.form.saveAndApprove, exact: true }).click();
      await expect(page.getByText('B1100000001', { exact: true }).first()).toBeVisible();
    });

    await test.step('its paper is there for the vendor to sign', async () => {
      await expectAccessible(page, `bill with its own receipt ${language}`);
      await picture(page, `${language}/bill-with-purchase-receipt`);
      const file = await downloaded(page, text.receipt.paper({ ncf: 'B1100000001' }));
      expect(file.suggestedFilename()).toBe(text.receipt.paperFile({ ncf: 'B1100000001' }));
      const paper = await textOfPdf(file);
      expect(paper).toMatch(/^Comprobante de compras\nNCF B1100000001\n/);
      expect(paper).toContain('RD$8,500.00');
      expect(paper).toContain('Firma del vendedor, recibí conforme');
    });

    await test.step('voiding the bill cancels the number, which the 608 has', async () => {
      await chooseAction(page, text.actions.void, language);
      await expect(page.getByText(text.receipt.voidNote({ ncf: 'B1100000001' }))).toBeVisible();
      await page.getByLabel(text.actions.voidReason).fill('No vino');
      await page.getByRole('alertdialog').getByRole('button', { name: text.actions.void }).click();
      await expect(page.getByText(text.detail.voidNote)).toBeVisible();
      await goWithin(page, `/owner-dashboard/finance/taxes/forms/608?month=${thisMonth()}`);
      const day = today().replaceAll('-', '');
      const file = await downloaded(page, taxes.form.download);
      expect(await readFile(await file.path(), 'utf8')).toBe(
        `608|${OWN_ID}|${day.slice(0, 6)}|1\r\nB1100000001|${day}|04\r\n`,
      );
    });

    await test.step('a posted bill without a number gets one later', async () => {
      await page.goto(billPath(await place.approveBill(500_000, today())));
      await chooseAction(page, text.receipt.issue.action, language);
      await dialog.getByLabel(text.receipt.issue.kind).selectOption('minor_expenses');
      await dialog.getByRole('button', { name: text.receipt.issue.submit, exact: true }).click();
      await expect(dialog.getByText(codes.ncf_range_missing)).toBeVisible();
      await expectAccessible(page, `receipt to give out later ${language}`);
      await picture(page, `${language}/bill-issue-purchase-receipt`);
      await dialog.getByLabel(text.receipt.issue.kind).selectOption('purchases');
      await dialog.getByRole('button', { name: text.receipt.issue.submit, exact: true }).click();
      await expect(page.getByText(text.receipt.issue.done({ ncf: 'B1100000002' }))).toBeVisible();
      await expect(page.getByText('B1100000002', { exact: true }).first()).toBeVisible();
    });
  });

  test(`numbers that were lost are marked, and stand in the 608 (${language})`, async ({ open, baseURL }) => {
    const { taxes } = await taxTexts(language);
    await loadText(language, ['errors']);
    const { codes } = knownText('errors', language) as Texts['errors'];
    const place = await makeTaxpayer(baseURL);
    await made(
      place.owner.client.rpc('add_ncf_range', {
        p_request_id: randomUUID(),
        p_organization_id: place.organizationId,
        p_series: 'B',
        p_kind: 'consumer',
        p_first: 1,
        p_last: 10,
      }),
    );
    const page = await open({ language, session: place.owner.session });
    const dialog = page.getByRole('dialog');
    const { unusable: text } = taxes.rangesCard;
    const mark = async (first: string, last: string) => {
      await dialog.getByLabel(taxes.rangesCard.first).fill(first);
      await dialog.getByLabel(taxes.rangesCard.last).fill(last);
      await dialog.getByRole('button', { name: text.submit, exact: true }).click();
    };
    const openDialog = () =>
      page
        .getByRole('button', { name: /B0200000001/ })
        .first()
        .click();

    await page.goto(PROFILE);
    await openDialog();
    await mark('9', '11');
    await expect(dialog.getByText(text.outside)).toBeVisible();
    await expectAccessible(page, `numbers to mark ${language}`);
    await picture(page, `${language}/tax-unusable-dialog`);
    await mark('3', '4');
    await expect(page.getByText(text.done)).toBeVisible();
    await expect(page.getByText(taxes.cancelDialog.reasons['10'])).toBeVisible();
    await openDialog();
    await mark('4', '5');
    await expect(dialog.getByText(codes.ncf_already_unusable)).toBeVisible();
    await mark('6', '7');
    await expect(dialog).toHaveCount(0);
    await expectAccessible(page, `ranges with lost numbers ${language}`);
    await picture(page, `${language}/tax-unusable-numbers`);

    // The second ones were a mistake.
    const numbers = taxes.rangesCard.numbers({ first: 'B0200000006', last: 'B0200000007' });
    const takeBack = page.getByRole('button', { name: text.withdraw.actionOf({ numbers }) });
    await takeBack.click();
    await expectAccessible(page, `mark to take back ${language}`);
    await picture(page, `${language}/tax-unusable-withdraw`);
    await dialog.getByRole('button', { name: text.withdraw.action, exact: true }).click();
    await expect(page.getByText(text.withdraw.done)).toBeVisible();
    await expect(takeBack).toHaveCount(0);

    await goWithin(page, `/owner-dashboard/finance/taxes/forms/608?month=${thisMonth()}`);
    const day = today().replaceAll('-', '');
    const file = await downloaded(page, taxes.form.download);
    expect(await readFile(await file.path(), 'utf8')).toBe(
      `608|${OWN_ID}|${day.slice(0, 6)}|2\r\nB0200000003|${day}|10\r\nB0200000004|${day}|10\r\n`,
    );
  });
}
