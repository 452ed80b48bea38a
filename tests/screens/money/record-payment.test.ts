import { beforeEach, describe, expect, test } from 'vitest';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { accountId, answerChart, CHART } from '#tests/screens/fixtures/books.ts';
import { answerFinance, listedCharge, payingTenant } from '#tests/screens/fixtures/money.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const tenant = payingTenant();
const money = (minor: number, language: Language, currency: 'DOP' | 'USD' = 'DOP') =>
  formatMoney(minor, currency, language);

beforeEach(() => {
  answerChart();
  answerFinance();
  server.empty('payments_list');
  server.rows('tenants_list', [tenant]);
  server.rows('charges_list', [
    listedCharge({ lease_id: tenant.lease_id ?? '', amount_minor: 1_000_000, outstanding_minor: 1_000_000 }),
  ]);
  server.call('similar_payments', []);
  server.call('record_payment', newId());
});

/** Opens the dialog for the tenant's lease. */
async function openDialog(visit: Visit) {
  const { finance } = (await textsOf(visit.language ?? 'es')).owner;
  const screen = await openScreen('/owner-dashboard/finance', visit);
  await screen.getByRole('button', { name: finance.recordPayment, exact: true }).first().click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rosa Almonte', exact: false }).click();
  return { screen, dialog };
}

test('where one account is in use nobody is asked where money arrives', async () => {
  const { cash, payment } = (await textsOf('es')).owner;
  const { dialog } = await openDialog({ width: 360 });
  await expect.element(dialog.getByLabelText(payment.record.reference, { exact: false })).toBeVisible();
  await expect.element(dialog.getByLabelText(cash.accountIn)).not.toBeInTheDocument();
});

describe('money that may have come before', () => {
  const first = newId();

  test('is named, and recording it again is a decision; it arrives where one says', async () => {
    const { owner, common } = await textsOf('en');
    const { payment, cash: text } = owner;
    const { similar } = payment;
    const facts = {
      amount: money(500_000, 'en'),
      date: formatDate(TODAY, 'en'),
      method: common.enums.paymentMethod.cash.toLowerCase(),
    };
    server.rows(
      'account_balances',
      CHART.slice(0, 3).map(({ id = '' }) => ({ account_id: id, currency: 'DOP', balance_minor: 1 })),
    );
    server.call('similar_payments', ({ p_amount_minor }) =>
      p_amount_minor === 500_000
        ? [
            {
              ...{ id: first, status: 'confirmed', method: 'cash', currency: 'DOP', reference: '' },
              ...{ amount_minor: 500_000, paid_on: TODAY, is_reported: false },
            },
          ]
        : [],
    );
    const { screen, dialog } = await openDialog({ language: 'en', width: 360 });
    await dialog.getByLabelText(payment.record.amount).fill('5000');
    await dialog.getByLabelText(text.accountIn).selectOptions(accountId('deposits_bank'));
    await expect.element(dialog.getByText(similar.title({ count: 1 }))).toBeVisible();
    await expect.element(dialog.getByText(similar.confirmed(facts), { exact: false })).toBeVisible();
    const link = dialog.getByRole('link', { name: similar.see(facts), exact: false });
    await expect.element(link).toHaveAttribute('href', `/owner-dashboard/finance/payments/${first}`);
    await dialog.getByRole('button', { name: payment.record.submit }).click();
    const another = dialog.getByLabelText(similar.another);
    await expect.element(another).toHaveAccessibleDescription(similar.unanswered);
    expect(server.callsOf('record_payment')).toEqual([]);
    await expectAccessible();
    await another.click();
    await dialog.getByRole('button', { name: payment.record.submit }).click();
    await expect.element(screen.getByText(payment.record.done)).toBeVisible();
    expect(server.callsOf('record_payment')).toMatchObject([
      { p_amount_minor: 500_000, p_account_id: accountId('deposits_bank'), p_lease_id: tenant.lease_id },
    ]);
  });
});

test('rent in dollars that came in pesos counts at the rate that is said, with what was lost', async () => {
  const { owner } = await textsOf('es');
  const { exchange } = owner.cash;
  const { record } = owner.payment;
  server.rows('tenants_list', [{ ...tenant, currency: 'USD' }]);
  server.rows('charges_list', [
    listedCharge({
      ...{ lease_id: tenant.lease_id ?? '', currency: 'USD' },
      ...{ amount_minor: 1_000_000, outstanding_minor: 1_000_000 },
    }),
  ]);
  server.rows('exchange_rates', [{ id: newId(), rate: 60.25, source: 'Banco Central', rated_on: TODAY }]);
  const { screen, dialog } = await openDialog({ theme: 'dark' });
  await dialog.getByLabelText(exchange.cameIn({ currency: exchange.money.DOP })).click();
  const received = dialog.getByLabelText(exchange.received({ currency: exchange.money.DOP }));
  // What is owed, at the rate that was saved last.
  await expect.element(received).toHaveValue('602,500.00');
  await expect.element(dialog.getByLabelText(exchange.source)).toHaveValue('Banco Central');
  await received.fill('100');
  await dialog.getByLabelText(exchange.countsAs).fill('9000');
  await dialog.getByRole('button', { name: record.submit }).click();
  await expect.element(dialog.getByText(exchange.countsFar).first()).toBeVisible();
  expect(server.callsOf('record_payment')).toEqual([]);
  await received.fill('600000');
  await dialog.getByLabelText(exchange.countsAs).fill('10000');
  await expect.element(dialog.getByText(exchange.loss({ amount: money(250_000, 'es') }))).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: record.submit }).click();
  await expect.element(screen.getByText(record.done)).toBeVisible();
  expect(server.callsOf('record_payment')).toMatchObject([
    {
      p_amount_minor: 1_000_000,
      p_received_minor: 60_000_000,
      p_rate: 60.25,
      p_rate_source: 'Banco Central',
    },
  ]);
});
