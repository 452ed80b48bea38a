import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { expect, test } from '#tests/support/browser.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { made, makeRental, type Rental, recordPayment, reportPayment } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

// Each wrong turn is taken in one language, every other one in English: what is at stake here are the figures.
const texts = { es: await textsOf('es'), en: await textsOf('en') };
const money = (minor: number, language: Language) => formatMoney(minor, 'DOP', language);

const paymentsOf = ({ owner, leaseId }: Rental) =>
  made(owner.client.from('payments').select('id, status, amount_minor').eq('lease_id', leaseId));
const balanceOf = ({ owner, leaseId }: Rental) =>
  made(
    owner.client
      .from('lease_balances')
      .select('receivable_minor, credit_minor')
      .eq('lease_id', leaseId)
      .single(),
  );

/** The owner records an amount on the lease's page. */
async function record(
  page: Page,
  rental: Rental,
  minor: number,
  { explanation, language }: { explanation: string; language: Language },
): Promise<void> {
  const { owner: text } = texts[language];
  const { record: form } = text.payment;
  await page.goto(`/owner-dashboard/leases/${rental.leaseId}`);
  await page.getByRole('button', { name: text.lease.recordPayment }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(form.amount).fill(String(minor / 100));
  await expect(dialog.getByText(explanation)).toBeVisible();
  await dialog.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(form.done)).toBeVisible();
}

test.describe('a payment sent twice', () => {
  test.use({ expectedErrors: [/ERR_FAILED.*report_payment/] });

  test('counts once: a double click, with the first answer lost on its way', async ({ open, baseURL }) => {
    const { tenant: tenantText } = texts.es;
    const rental = await makeRental(baseURL);
    const page = await open({ width: 360, session: rental.tenant.session });
    let sent = 0;
    await page.route('**/rpc/report_payment', async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.goto('/tenant-dashboard/payments/new');
    await page.getByRole('button', { name: tenantText.report.submit }).dblclick();
    await expect(page.getByText(tenantText.home.waiting).first()).toBeVisible();
    // A second one goes only while nobody knows what became of the first.
    expect(sent).toBeGreaterThan(0);
    expect(await paymentsOf(rental)).toMatchObject([
      { status: 'reported', amount_minor: rental.depositMinor },
    ]);
  });
});

test.describe('a payment whose answer is lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED.*(record_payment|was_request_done)/] });

  test('is found to be saved; another amount does not go before that is known', async ({ open, baseURL }) => {
    const language = 'es';
    const { owner: text, errors } = texts[language];
    const { record: form } = text.payment;
    const rental = await makeRental(baseURL);
    const page = await open({ language, width: 360, session: rental.owner.session });
    const dialog = page.getByRole('dialog');
    const lose = (path: string) => page.route(path, (route) => route.fetch().then(() => route.abort()));
    const send = async (amount: string) => {
      await page.getByRole('button', { name: text.lease.recordPayment }).click();
      await dialog.getByLabel(form.amount).fill(amount);
      await dialog.getByRole('button', { name: form.submit }).click();
    };
    await page.goto(`/owner-dashboard/leases/${rental.leaseId}`);
    await page.route('**/rpc/was_request_done*', (route) => route.abort());
    await lose('**/rpc/record_payment');
    await send('3000');
    await expect(dialog.getByText(errors.codes.outcome_checking)).toBeVisible();
    await page.reload();
    await page.unroute('**/rpc/was_request_done*');
    await page.unroute('**/rpc/record_payment');
    await send('1000,50');
    await expect(dialog.getByText(errors.codes.earlier_attempt_saved)).toBeVisible();
    expect(await paymentsOf(rental)).toMatchObject([{ amount_minor: 300_000 }]);
    await dialog.getByRole('button', { name: form.submit }).click();
    await expect(page.getByText(form.done)).toBeVisible();
    expect(await paymentsOf(rental)).toHaveLength(2);

    await lose('**/rpc/record_payment');
    await send('2000');
    await expect(dialog.getByText(errors.codes.outcome_checking)).toBeVisible();
    await page.unroute('**/rpc/record_payment');
    await expect(dialog).toBeHidden({ timeout: 15_000 });
    expect(await paymentsOf(rental)).toHaveLength(3);
  });
});

test('a confirmation sent twice gives one receipt', async ({ open, baseURL }) => {
  const language = 'en';
  const { owner: text } = texts[language];
  const rental = await makeRental(baseURL);
  const paymentId = await reportPayment(rental, rental.depositMinor);
  const page = await open({ language, session: rental.owner.session });
  await page.goto(`/owner-dashboard/finance/payments/${paymentId}`);
  await page.getByRole('button', { name: text.payment.confirm }).dblclick();
  await expect(page.getByRole('button', { name: text.payment.downloadReceipt })).toBeVisible();
  const again = await rental.owner.client.rpc('confirm_payment', {
    p_request_id: randomUUID(),
    p_payment_id: paymentId,
  });
  expect(again.error?.message).toBe('payment_already_decided');
  const receipts = await made(
    rental.owner.client.from('receipts').select('number').eq('payment_id', paymentId),
  );
  expect(receipts).toEqual([{ number: 1 }]);
});

test('a partial payment leaves the rest owed', async ({ open, baseURL }) => {
  const language = 'es';
  const { owner: text, tenant: tenantText } = texts[language];
  const rental = await makeRental(baseURL);
  const page = await open({ session: rental.owner.session });
  const phone = await open({ width: 360, session: rental.tenant.session });
  await phone.goto('/tenant-dashboard/');
  const card = phone.getByRole('region', { name: tenantText.home.toPay });
  await expect(card).toContainText('RD$10,000');
  await record(page, rental, 400_000, {
    explanation: text.payment.explain.partial({ amount: money(600_000, language) }),
    language,
  });
  await expect(page.getByText(text.lease.owes).locator('..')).toContainText(money(600_000, language));
  await expect(card).toContainText('RD$6,000');
  expect(await balanceOf(rental)).toEqual({ receivable_minor: 600_000, credit_minor: 0 });
});

test('what is paid over stays as credit', async ({ open, baseURL }) => {
  const language = 'en';
  const { owner: text, tenant: tenantText } = texts[language];
  const rental = await makeRental(baseURL);
  const page = await open({ language, session: rental.owner.session });
  await record(page, rental, 1_500_000, {
    explanation: text.payment.explain.over({ amount: money(500_000, language) }),
    language,
  });
  await expect(page.getByText(text.lease.inCredit, { exact: true }).locator('..')).toContainText(
    money(500_000, language),
  );
  expect(await balanceOf(rental)).toEqual({ receivable_minor: 0, credit_minor: 500_000 });
  const phone = await open({ language, width: 360, session: rental.tenant.session });
  await phone.goto('/tenant-dashboard/');
  await expect(phone.getByText(tenantText.home.credit({ amount: money(500_000, language) }))).toBeVisible();
});

test('a rejected proof needs a reason, posts nothing, and can be reported again', async ({
  open,
  baseURL,
}) => {
  const { owner: text, tenant: tenantText } = texts.es;
  const rental = await makeRental(baseURL);
  const paymentId = await reportPayment(rental, rental.depositMinor);
  const phone = await open({ width: 360, session: rental.tenant.session });
  await phone.goto(`/tenant-dashboard/payments/${paymentId}`);
  const page = await open({ session: rental.owner.session });
  await page.goto(`/owner-dashboard/finance/payments/${paymentId}`);
  await page.getByRole('button', { name: text.payment.reject, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: text.payment.rejectConfirm }).click();
  await expect(dialog.getByText(text.payment.reasonMissing)).toBeVisible();
  const reason = 'La transferencia no aparece en la cuenta.';
  await dialog.getByLabel(text.payment.rejectReason).fill(reason);
  await dialog.getByRole('button', { name: text.payment.rejectConfirm }).click();
  await expect(page.getByText(text.payment.states.rejected)).toBeVisible();
  await expect(phone.getByText(reason)).toBeVisible();
  await expect(phone.getByRole('link', { name: tenantText.payment.reportAgain })).toBeVisible();
  const entries = await made(
    rental.owner.client.from('journal_entries').select('kind').eq('organization_id', rental.organizationId),
  );
  expect(entries).toEqual([{ kind: 'charge' }]);
});

test('a reversed payment voids its receipt and opens the charge again', async ({ open, baseURL }) => {
  const language = 'en';
  const { owner: text, tenant: tenantText } = texts[language];
  const rental = await makeRental(baseURL);
  const paymentId = await recordPayment(rental, rental.depositMinor);
  const phone = await open({ language, width: 360, session: rental.tenant.session });
  await phone.goto('/tenant-dashboard/');
  await expect(phone.getByText(tenantText.home.clear)).toBeVisible();
  const page = await open({ language, session: rental.owner.session });
  await page.goto(`/owner-dashboard/finance/payments/${paymentId}`);
  await page.getByRole('button', { name: text.payment.reverse }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(text.payment.reverseReason).fill('El cheque no tenía fondos.');
  await dialog.getByRole('button', { name: text.payment.reverseConfirm }).click();
  await expect(page.getByText(text.payment.states.reversed)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text.payment.downloadReceipt }).click();
  expect(await textOfPdf(await download)).toContain('VOID');
  await expect(phone.getByRole('region', { name: tenantText.home.toPay })).toContainText('RD$10,000');
  expect(await balanceOf(rental)).toEqual({ receivable_minor: rental.depositMinor, credit_minor: 0 });
});
