import { formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, type Rental, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

/** Owed: the deposit of US$10,000.00. */
const RATE = 60.25;

async function addRate({ owner, organizationId }: Rental): Promise<void> {
  await made(
    owner.client
      .from('exchange_rates')
      .insert({ organization_id: organizationId, rated_on: today(), rate: RATE, source: 'Banco Central' })
      .select('id')
      .single(),
  );
}

async function paidOf({ owner, leaseId }: Rental) {
  return made(
    owner.client
      .from('lease_balances')
      .select('currency, paid_minor, receivable_minor')
      .eq('lease_id', leaseId)
      .single(),
  );
}

for (const language of ['es', 'en'] satisfies Language[]) {
  test(`rent in dollars is paid in pesos, and the office records what came (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { owner: text, account } = await textsOf(language);
    const { exchange } = text.cash;
    const { record } = text.payment;
    const rental = await makeRental(baseURL, { currency: 'USD' });
    await addRate(rental);
    const page = await open({ language, session: rental.owner.session });
    await page.goto(`/owner-dashboard/leases/${rental.leaseId}`);
    await page.getByRole('button', { name: text.lease.recordPayment }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(exchange.cameIn({ currency: exchange.money.DOP })).check();
    // What is owed, at the rate that was saved last.
    const received = dialog.getByLabel(exchange.received({ currency: exchange.money.DOP }));
    await expect(received).toHaveValue('602,500.00');
    await expect(dialog.getByLabel(exchange.source)).toHaveValue('Banco Central');
    await received.fill('100');
    await dialog.getByLabel(exchange.countsAs).fill('9000');
    await dialog.getByRole('button', { name: record.submit }).click();
    await expect(dialog.getByText(exchange.countsFar)).toBeVisible();
    await received.fill('600000');
    await dialog.getByLabel(exchange.countsAs).fill('10000');
    const lost = formatMoney(250_000, 'DOP', language);
    await expect(dialog.getByText(exchange.loss({ amount: lost }))).toBeVisible();
    await expectAccessible(page, 'recording a payment in the other currency');
    await picture(page, `${language}/record-other-currency`);
    await dialog.getByRole('button', { name: record.submit }).click();
    await page.getByRole('button', { name: record.seeReceipt, exact: true }).click();
    await expect(page.getByText(formatMoney(60_000_000, 'DOP', language), { exact: true })).toBeVisible();
    await expect(page.getByText(exchange.differenceLost)).toBeVisible();
    // It is the office's own action: nobody reported it.
    await expect(page.getByText(account.notices.payment_reported)).toHaveCount(0);
    await picture(page, `${language}/payment-other-currency`);
    expect(await paidOf(rental)).toEqual({ currency: 'USD', paid_minor: 1_000_000, receivable_minor: 0 });
  });
}

test('a tenant says that they paid in pesos, and the office confirms at its own rate (es on a phone, en at a desk)', async ({
  open,
  baseURL,
}) => {
  const es = await textsOf('es');
  const en = await textsOf('en');
  const rental = await makeRental(baseURL, { currency: 'USD' });
  await addRate(rental);
  const phone = await open({ language: 'es', width: 360, session: rental.tenant.session });
  const { exchange: paid } = es.tenantReport;
  const { report, payment } = es.tenant;
  await phone.goto('/tenant-dashboard/payments/new');
  await phone.getByLabel(paid.paidIn({ currency: paid.money.DOP })).check();
  await expect(phone.getByLabel(paid.rate)).toHaveValue(String(RATE));
  await phone.getByLabel(report.amount).fill('300000');
  await phone.getByLabel(paid.rate).fill('60');
  await expect(phone.getByText(paid.counts({ amount: formatMoney(500_000, 'USD', 'es') }))).toBeVisible();
  await expectAccessible(phone, 'reporting a payment in the other currency');
  await picture(phone, 'es/report-other-currency');
  await phone.getByRole('button', { name: report.submit }).click();
  await expect(phone).toHaveURL(/\/tenant-dashboard\/?$/);

  const { cash, payment: words } = en.owner;
  const desk = await open({ language: 'en', session: rental.owner.session });
  await desk.goto('/owner-dashboard');
  // At home it is seen in both currencies, and decided where its rate is seen.
  const line = desk.getByRole('listitem').filter({ hasText: formatMoney(30_000_000, 'DOP', 'en') });
  await expect(line).toBeVisible();
  await expect(line.getByRole('button')).toHaveCount(0);
  await line.getByRole('link').click();
  await desk.getByRole('button', { name: words.confirm }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByLabel(cash.exchange.countsAs)).toHaveValue('5,000.00');
  await dialog.getByLabel(cash.exchange.rate).fill('61');
  await dialog.getByLabel(cash.exchange.source).fill('Banco Popular');
  await expect(dialog.getByLabel(cash.exchange.countsAs)).toHaveValue('4,918.03');
  await picture(desk, 'en/confirm-other-currency');
  await dialog.getByRole('button', { name: cash.confirm.submit }).click();
  await expect(desk.getByText(words.confirmed)).toBeVisible();
  expect(await paidOf(rental)).toMatchObject({ paid_minor: 491_803, receivable_minor: 508_197 });

  await goWithin(phone, `/tenant-dashboard/payments/${new URL(desk.url()).pathname.split('/').at(-1)}`);
  await expect(
    phone.getByRole('heading', { name: payment.title({ amount: formatMoney(491_803, 'USD', 'es') }) }),
  ).toBeVisible();
  await expect(phone.getByText(formatMoney(30_000_000, 'DOP', 'es'))).toBeVisible();
  await picture(phone, 'es/tenant-payment-other-currency');
});
