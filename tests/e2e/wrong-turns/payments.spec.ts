import { expect, test } from '#tests/support/browser.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { chooseAction } from '#tests/support/record-menu.ts';
import { made, makeRental, type Rental, recordPayment } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

// Each wrong turn is taken in one language, every other one in English: what is at stake here are the figures.
const texts = { es: await textsOf('es'), en: await textsOf('en') };

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
  await chooseAction(page, text.payment.reverse, language);
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
