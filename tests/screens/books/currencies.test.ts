import { expect, test } from 'vitest';
import { formatMoney } from '#src/i18n/format.ts';
import { accountId, answerChart, exchangeRate } from '#tests/screens/fixtures/books.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const CURRENCIES = '/owner-dashboard/finance/currencies';

test('a rate is written down for today', async () => {
  const { currencies: text } = await wordsOf('ownerBooks', 'es');
  server.table('exchange_rates');
  server.empty('currency_conversions');
  const screen = await openScreen(CURRENCIES, { width: 360 });
  await screen.getByRole('button', { name: text.addRate }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(text.rate).fill('60');
  await dialog.getByLabelText(text.source).fill('Banco Central');
  await dialog.getByRole('button', { name: text.addRate }).click();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Banco Central' })).toBeVisible();
  expect(server.writesOf('exchange_rates')).toMatchObject([
    { verb: 'insert', body: { rated_on: TODAY, rate: 60, source: 'Banco Central' } },
  ]);
});

test('dollars are changed, and what the rate says was lost is said before', async () => {
  const { currencies: text } = await wordsOf('ownerBooks', 'en');
  const { cash } = (await textsOf('en')).owner;
  answerChart();
  server.rows('exchange_rates', [exchangeRate(60, 'Banco Central')]);
  server.empty('currency_conversions');
  server.call('convert_currency', newId());
  const screen = await openScreen(CURRENCIES, { language: 'en', theme: 'dark' });
  await screen.getByRole('button', { name: text.convert }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(text.fromAmount).fill('1000');
  await dialog.getByLabelText(text.toAmount).fill('59000');
  const lost = cash.exchange.loss({ amount: formatMoney(100_000, 'DOP', 'en') });
  await expect.element(dialog.getByText(lost)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: text.convert }).click();
  await expect.element(screen.getByText(text.done)).toBeVisible();
  expect(server.callsOf('convert_currency')).toMatchObject([
    {
      p_from_account_id: accountId('operating_cash'),
      p_from_minor: 100_000,
      p_to_minor: 5_900_000,
      p_rate: 60,
      p_rate_source: 'Banco Central',
    },
  ]);
});
