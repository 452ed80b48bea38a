import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { rowsOfXlsx } from '#tests/e2e/finance/xlsx-rows.ts';
import { expectAccessible, expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, type Rental, recordPayment, reportPayment, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { expenseTexts } from '../expenses/place.ts';

const ACCOUNTS = '/owner-dashboard/finance/accounts';

/** A bill of the rental's property that waits to be paid. @returns its id */
async function openBill({ owner: { client }, organizationId, propertyId }: Rental): Promise<string> {
  const account = await made(client.from('accounts').select('id').eq('system_key', 'repairs').single());
  const vendor = { organization_id: organizationId, name: 'Plomería Rosario' };
  const { id } = await made(client.from('vendors').insert(vendor).select('id').single());
  const bill = { vendor_id: id, property_id: propertyId, expense_kind: '02', currency: 'DOP' };
  const billId = await made(
    client.rpc('save_bill', {
      p_request_id: randomUUID(),
      p_organization_id: organizationId,
      p_bill: { ...bill, billed_on: today(), due_on: today() },
      p_lines: [{ account_id: account.id, description: 'Tubería', amount_minor: 90_000 }],
    }),
  );
  await made(client.rpc('submit_bill', { p_request_id: randomUUID(), p_bill_id: billId }));
  return billId;
}

/** The files of the report on screen say what is missing where deposits are kept, each as another program reads it. */
async function expectGapInFiles(page: Page, language: Language, owedMinor: number, keptMinor: number) {
  const { ownerReports: text } = await textsOf(language);
  const save = async (kind: 'csv' | 'xlsx' | 'pdf') => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: text.files.label }).click();
    await page.getByRole('menuitem', { name: text.files[kind] }).click();
    return download;
  };
  const [kept, missing] = [keptMinor, owedMinor - keptMinor].map((minor) => minor / 100);
  const { keptApart, missingApart } = text.rows;
  const line = (label: string, minor: number) => `${label},,,${(minor / 100).toFixed(2)},,,DOP`;
  const csv = (await readFile(await (await save('csv')).path(), 'utf8')).split('\r\n');
  expect(csv).toEqual(
    expect.arrayContaining([line(keptApart, keptMinor), line(missingApart, owedMinor - keptMinor)]),
  );
  const xlsx = rowsOfXlsx(await readFile(await (await save('xlsx')).path()));
  const filled = xlsx.map((row) => row.filter((cell) => cell !== ''));
  expect(filled).toEqual(
    expect.arrayContaining([
      [keptApart, kept],
      [missingApart, missing],
    ]),
  );
  const pdf = await textOfPdf(await save('pdf'));
  const plain = (minor: number) => formatMoney(minor, 'DOP', language).replace('RD$', '');
  expect(pdf).toContain(`${keptApart}\n${plain(keptMinor)}`);
  expect(pdf).toContain(`${missingApart}\n${plain(owedMinor - keptMinor)}`);
}

/** On a phone each button of a page's head has its words on one line, and none sticks out. */
async function expectRoomForActions(page: Page, names: readonly string[]) {
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    const { x, width, height } = (await button.boundingBox()) ?? { x: 0, width: 0, height: 0 };
    // As high as a finger needs: words on two lines make it higher.
    expect(height, name).toBe(44);
    expect(x + width, name).toBeLessThanOrEqual(360);
  }
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`a reported payment is confirmed into the account that is chosen (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { owner } = await textsOf(language);
    const { cash: text, payment } = owner;
    const rental = await makeRental(baseURL);
    const { client } = rental.owner;
    const accounts = await made(client.from('accounts').select('id, system_key').eq('subtype', 'cash'));
    const idOf = (key: string) => accounts.find(({ system_key }) => system_key === key)?.id ?? '';
    const usual = { p_organization_id: rental.organizationId, p_payments_account_id: idOf('trust_cash') };
    await made(client.rpc('set_usual_accounts', usual));
    const paymentId = await reportPayment(rental, 400_000);
    const page = await open({ language, width: 1440, session: rental.owner.session });
    await page.goto(`/owner-dashboard/finance/payments/${paymentId}`);
    await page.getByRole('button', { name: payment.confirm, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(text.accountIn)).toHaveValue(idOf('trust_cash'));
    await dialog.getByLabel(text.accountIn).selectOption({ label: owner.ledger.accountNames.operating_cash });
    await expectAccessible(page, `confirm payment ${language}`);
    await picture(page, `${language}/confirm-account`);
    await dialog.getByRole('button', { name: text.confirm.submit, exact: true }).click();
    await expect(page.getByText(payment.confirmed, { exact: true })).toBeVisible();
    const posted = await made(client.from('payments').select('account_id').eq('id', paymentId).single());
    expect(posted.account_id).toBe(idOf('operating_cash'));
    // The page says where it arrived; to the tenant that is the landlord's own affair.
    const facts = page.locator('dl > div').filter({ hasText: text.account });
    await expect(facts).toContainText(owner.ledger.accountNames.operating_cash);
    await expectLoaded(page);
    await picture(page, `${language}/payment-account`);
    const { client: tenant } = rental.tenant;
    const seen = tenant.from('payments_list').select('id, account_key, account_name').eq('id', paymentId);
    expect(await made(seen)).toEqual([{ id: paymentId, account_key: null, account_name: null }]);
  });

  test.describe(`deposits on an account of their own (${language})`, () => {
    test.use({ expectedErrors: [/400 .*(pay_bill|move_cash)/] });

    test('are paid in, completed, kept from bills and given back', async ({ open, baseURL }) => {
      const { owner, common } = await textsOf(language);
      const { ownerBills } = await expenseTexts(language);
      const { cash: text, payment, finance } = owner;
      const { similar } = payment;
      const { deposit, actions: leaseActions } = owner.leasing;
      const names = owner.ledger.accountNames;
      const money = (minor: number) => formatMoney(minor, 'DOP', language);
      const rental = await makeRental(baseURL);
      const half = rental.depositMinor / 2;
      const firstFacts = {
        amount: money(half),
        date: formatDate(today(), language),
        method: common.enums.paymentMethod.cash.toLowerCase(),
      };
      // One half came before anybody thought of an account for deposits.
      const firstId = await recordPayment(rental, half);
      const page = await open({ language, width: 360, session: rental.owner.session });
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const dialog = page.getByRole('dialog');

      // One account in use: a quiet line, and nobody is asked where money arrives.
      await page.goto(ACCOUNTS);
      await expect(page.getByText(text.gap.together({ owed: money(half) }))).toBeVisible();
      await goWithin(page, '/owner-dashboard/finance');
      await button(finance.recordPayment).first().click();
      await dialog.getByRole('button', { name: rental.tenant.name }).click();
      await expect(dialog.getByLabel(payment.record.reference)).toBeVisible();
      await expect(dialog.getByLabel(text.accountIn)).toHaveCount(0);

      await goWithin(page, ACCOUNTS);
      await button(text.usual.action).click();
      await dialog.getByLabel(text.usual.deposits).selectOption({ label: names.deposits_bank });
      await expectAccessible(page, `usual accounts ${language}`);
      await dialog.getByRole('button', { name: common.actions.save }).click();
      await expect(page.getByText(text.usual.done)).toBeVisible();

      await goWithin(page, '/owner-dashboard/finance');
      await button(finance.recordPayment).first().click();
      await dialog.getByRole('button', { name: rental.tenant.name }).click();
      await expect(dialog.getByLabel(text.accountIn)).toBeVisible();
      await dialog.getByLabel(payment.record.amount).fill('5000');
      await dialog.getByLabel(text.accountIn).selectOption({ label: names.deposits_bank });
      // The other half is as much, on the same day: the first is named, and recording it again is a decision.
      await expect(dialog.getByText(similar.title({ count: 1 }))).toBeVisible();
      await expect(dialog.getByText(similar.confirmed(firstFacts))).toBeVisible();
      await expect(dialog.getByRole('link', { name: similar.see(firstFacts) })).toHaveAttribute(
        'href',
        new RegExp(firstId),
      );
      await dialog.getByRole('button', { name: payment.record.submit }).click();
      const another = dialog.getByLabel(similar.another);
      await expect(another).toHaveAccessibleDescription(similar.unanswered);
      await expectAccessible(page, `similar payment ${language}`);
      await picture(page, `${language}/similar-payment`);
      const { client: own } = rental.owner;
      expect(await made(own.from('payments').select('id').eq('lease_id', rental.leaseId))).toEqual([
        { id: firstId },
      ]);
      await another.check();
      await picture(page, `${language}/record-payment-account`);
      await dialog.getByRole('button', { name: payment.record.submit }).click();
      await expect(page.getByText(payment.record.done)).toBeVisible();

      const missing = { owed: money(rental.depositMinor), kept: money(half), missing: money(half) };
      for (const [name, path] of [
        ['bank', 'bank'],
        ['report', 'reports/deposits-held'],
        ['accounts', 'accounts'],
      ]) {
        await goWithin(page, `/owner-dashboard/finance/${path}`);
        await expect(page.getByText(text.gap.missing(missing))).toBeVisible();
        await expectLoaded(page);
        await picture(page, `${language}/held-funds-${name}`);
        if (name === 'report') await expectGapInFiles(page, language, rental.depositMinor, half);
      }
      await button(text.move.action).last().click();
      await expect(dialog.getByLabel(text.move.to)).toHaveValue(/.+/);
      await expect(dialog.getByLabel(text.move.amount)).toHaveValue(/5,000/);
      await expectAccessible(page, `move money ${language}`);
      await picture(page, `${language}/move-money`);
      await dialog.getByRole('button', { name: text.move.submit, exact: true }).click();
      await expect(page.getByText(text.move.done)).toBeVisible();
      const enough = { owed: money(rental.depositMinor), kept: money(rental.depositMinor) };
      await expect(page.getByText(text.gap.enough(enough))).toBeVisible();

      // What tenants are owed stays there: said at the amount.
      await button(text.move.action).first().click();
      await dialog.getByLabel(text.move.from).selectOption({ label: names.deposits_bank });
      await dialog.getByLabel(text.move.to).selectOption({ label: names.operating_cash });
      await dialog.getByLabel(text.move.amount).fill('1');
      await dialog.getByRole('button', { name: text.move.submit, exact: true }).click();
      await expect(dialog.getByLabel(text.move.amount)).toHaveAccessibleDescription(
        text.refused.deposits_needed({ amount: money(0) }),
      );

      const billId = await openBill(rental);
      await goWithin(page, `/owner-dashboard/finance/expenses/${billId}`);
      const { actions, passOn } = ownerBills;
      await expectRoomForActions(page, [actions.void, actions.repeat, passOn.action, actions.pay]);
      await expectLoaded(page);
      await picture(page, `${language}/bill-actions`);
      await button(ownerBills.actions.pay).click();
      const account = dialog.getByLabel(ownerBills.pay.account);
      await account.selectOption({ label: names.deposits_bank });
      await dialog.getByRole('button', { name: ownerBills.pay.submit }).click();
      await expect(account).toHaveAccessibleDescription(
        (await textsOf(language)).errors.codes.deposits_reserved,
      );
      await picture(page, `${language}/bill-account-refused`);
      await account.selectOption({ label: names.operating_cash });
      await dialog.getByRole('button', { name: ownerBills.pay.submit }).click();
      // The toast about the tenant's payment, which begins alike, may still be there.
      await expect(page.getByText(ownerBills.pay.done, { exact: true })).toBeVisible();

      const { client } = rental.owner;
      const lease = { p_request_id: randomUUID(), p_lease_id: rental.leaseId, p_ended_on: today() };
      await made(client.rpc('terminate_lease', lease));
      await goWithin(page, `/owner-dashboard/leases/${rental.leaseId}`);
      await button(leaseActions.settle).click();
      await expect(dialog.getByLabel(text.accountOut)).toHaveValue(/.+/);
      await picture(page, `${language}/settle-account`);
      await dialog.getByRole('button', { name: deposit.submit }).click();
      await expect(page.getByText(deposit.done, { exact: true })).toBeVisible();
      const kept = await made(client.rpc('cash_positions', { p_organization_id: rental.organizationId }));
      expect(kept[0]).toMatchObject({ deposits_owed_minor: 0, keeps_deposits_apart: true });
    });
  });
}
