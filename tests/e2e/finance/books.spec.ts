import { addDays, startOfMonth } from '#src/domain/foundation/dates.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, today } from '#tests/support/rental.ts';
import { booksTextsOf } from './books-texts.ts';

test.describe('the chart and the journal', () => {
  test.use({ expectedErrors: [/status of 400 .*create_account/] });

  test('an account is added, an entry is written in it, found and taken back (es)', async ({
    open,
    baseURL,
  }) => {
    const { books, common, errors, ledger } = await booksTextsOf('es');
    const { owner } = await makeRental(baseURL);
    const page = await open({ language: 'es', session: owner.session });
    await page.goto('/owner-dashboard/finance/accounts');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: books.accounts.add }).click();
    await dialog.getByLabel(books.accounts.code).fill('1010');
    await dialog.getByLabel(books.accounts.name).fill('Jardinería');
    await dialog.getByRole('button', { name: books.accounts.add }).click();
    await expect(dialog.getByText(errors.codes.account_code_taken)).toBeVisible();
    await dialog.getByLabel(books.accounts.code).fill('5810');
    await dialog.getByRole('button', { name: books.accounts.add }).click();
    await expect(page.getByRole('link', { name: 'Jardinería' })).toBeVisible();
    await expectAccessible(page, 'accounts');
    await picture(page, 'es/accounts');

    await goWithin(page, '/owner-dashboard/finance/journal/new');
    await page.getByLabel(books.entry.memo).fill('Poda del patio');
    const line = (number: number) => page.getByRole('group', { name: books.entry.line({ number }) });
    await line(1).getByRole('combobox', { name: books.entry.account }).fill('5810');
    await page.getByRole('option', { name: '5810 Jardinería' }).click();
    await line(1).getByLabel(books.entry.debit).fill('2500');
    await line(2).getByRole('combobox', { name: books.entry.account }).fill('1010');
    await page.getByRole('option', { name: '1010' }).click();
    await line(2).getByLabel(books.entry.credit).fill('2400');
    await expect(page.getByText(books.entry.off({ amount: formatMoney(10_000, 'DOP', 'es') }))).toBeVisible();
    await line(2).getByLabel(books.entry.credit).fill('2500');
    await expect(page.getByText(books.entry.balanced, { exact: true })).toBeVisible();
    await picture(page, 'es/journal-entry');
    await page.getByRole('button', { name: books.entry.submit }).click();
    const entry = page.getByRole('listitem').filter({ hasText: 'Poda del patio' });
    await expect(entry).toBeVisible();

    await goWithin(page, '/owner-dashboard/finance/accounts');
    await page.getByRole('link', { name: 'Jardinería' }).click();
    await expect(entry).toBeVisible();
    await picture(page, 'es/journal-filtered');
    await entry.getByRole('button', { name: books.journal.reverse }).click();
    const asked = page.getByRole('alertdialog');
    await asked.getByLabel(books.journal.reason).fill('Era de otro patio');
    await asked.getByRole('button', { name: books.journal.reverse }).click();
    const reversal = ledger.words.reversalOf({ what: ledger.words.manual });
    await expect(page.getByRole('heading', { name: reversal })).toBeVisible();
    await page.getByRole('button', { name: common.actions.clearAll }).click();
    await expectAccessible(page, 'journal');
    await picture(page, 'es/journal');
  });
});

test('what is typed into an entry and opening balances is still there after a look elsewhere (es)', async ({
  open,
  baseURL,
}) => {
  const { books, common, owner: texts } = await booksTextsOf('es');
  const { owner } = await makeRental(baseURL);
  const page = await open({ language: 'es', session: owner.session });
  const lookElsewhere = async () => {
    await page.getByRole('link', { name: texts.navigation.tenants, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: texts.navigation.tenants })).toBeVisible();
    await page.goBack();
  };
  const first = page.getByRole('group', { name: books.entry.line({ number: 1 }) });
  await page.goto('/owner-dashboard/finance/journal/new');
  await page.getByLabel(books.entry.memo).fill('Reclasificación larga');
  await first.getByRole('combobox', { name: books.entry.account }).fill('1010');
  await page.getByRole('option', { name: '1010' }).click();
  await first.getByLabel(books.entry.debit).fill('2500');
  await lookElsewhere();
  await expect(page.getByLabel(books.entry.memo)).toHaveValue('Reclasificación larga');
  await expect(first.getByRole('combobox', { name: books.entry.account })).toHaveValue(/^1010 /);
  await expect(first.getByLabel(books.entry.debit)).toHaveValue('2,500.00');
  // Who cancels begins anew.
  await page.getByRole('button', { name: common.actions.cancel }).click();
  await page.getByRole('link', { name: books.journal.add }).click();
  await expect(page.getByLabel(books.entry.memo)).toHaveValue('');

  await goWithin(page, '/owner-dashboard/finance/journal/opening');
  const cash = page.getByLabel(/^1010 /);
  await cash.fill('75000');
  await lookElsewhere();
  await expect(cash).toHaveValue('75,000.00');
  await page.reload();
  await expect(cash).toHaveValue('75,000.00');
  // What was posted is not offered again.
  await page.getByRole('button', { name: books.opening.submit }).click();
  await expect(page.getByText(books.opening.done)).toBeVisible();
  await goWithin(page, '/owner-dashboard/finance/journal/opening');
  await expect(cash).toHaveValue('');
});

test.describe('a closed period', () => {
  test.use({ expectedErrors: [/status of 400 .*post_journal_entry/] });

  test('refuses an entry of its days until it is reopened (en)', async ({ open, baseURL }) => {
    const { books, errors } = await booksTextsOf('en');
    const { owner } = await makeRental(baseURL);
    const page = await open({ language: 'en', session: owner.session });
    const closed = addDays(startOfMonth(today()), -1);
    await page.goto('/owner-dashboard/finance/periods');
    await page.getByRole('button', { name: books.periods.close }).click();
    await page.getByRole('dialog').getByRole('button', { name: books.periods.close }).click();
    const through = books.periods.closedThrough({ date: formatDate(closed, 'en') });
    await expect(page.getByRole('heading', { name: through })).toBeVisible();
    await expectAccessible(page, 'closing');
    await picture(page, 'en/closing');

    await goWithin(page, '/owner-dashboard/finance/journal/new');
    await page.getByLabel(books.entry.date).fill(closed);
    await page.getByLabel(books.entry.memo).fill('Contribution');
    const line = (number: number) => page.getByRole('group', { name: books.entry.line({ number }) });
    await line(1).getByRole('combobox', { name: books.entry.account }).fill('1010');
    await page.getByRole('option', { name: '1010' }).click();
    await line(1).getByLabel(books.entry.debit).fill('100');
    await line(2).getByRole('combobox', { name: books.entry.account }).fill('3010');
    await page.getByRole('option', { name: '3010' }).click();
    await line(2).getByLabel(books.entry.credit).fill('100');
    await page.getByRole('button', { name: books.entry.submit }).click();
    await expect(page.getByText(errors.codes.period_closed)).toBeVisible();
    await expect(page.getByLabel(books.entry.memo)).toHaveValue('Contribution');

    await goWithin(page, '/owner-dashboard/finance/periods');
    await page.getByRole('button', { name: books.periods.reopen }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: books.periods.reopen }).click();
    await expect(dialog.getByText(books.periods.reasonMissing)).toBeVisible();
    await dialog.getByLabel(books.periods.reopenThrough).fill('');
    await dialog.getByLabel(books.periods.reason).fill('A bill was missing');
    await dialog.getByRole('button', { name: books.periods.reopen }).click();
    await expect(page.getByRole('heading', { name: books.periods.neverClosed })).toBeVisible();
    await expect(page.getByText('A bill was missing')).toBeVisible();
  });
});

test('a rate is written down and dollars are changed with their difference (en)', async ({
  open,
  baseURL,
}) => {
  const {
    books,
    owner: { cash },
  } = await booksTextsOf('en');
  const { currencies: text } = books;
  const { owner, organizationId } = await makeRental(baseURL);
  const page = await open({ language: 'en', session: owner.session });
  await page.goto('/owner-dashboard/finance/currencies');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: text.addRate }).click();
  await dialog.getByLabel(text.rate).fill('60');
  await dialog.getByLabel(text.source).fill('Banco Central');
  await dialog.getByRole('button', { name: text.addRate }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Banco Central' })).toBeVisible();
  await page.getByRole('button', { name: text.convert }).click();
  await dialog.getByLabel(text.fromAmount).fill('1000');
  await dialog.getByLabel(text.toAmount).fill('59000');
  await expect(
    dialog.getByText(cash.exchange.loss({ amount: formatMoney(100_000, 'DOP', 'en') })),
  ).toBeVisible();
  await picture(page, 'en/currencies-convert');
  await dialog.getByRole('button', { name: text.convert }).click();
  await expect(page.getByText(text.done)).toBeVisible();
  await expectAccessible(page, 'currencies');
  await picture(page, 'en/currencies');
  const rows = await made(
    owner.client
      .from('currency_conversions')
      .select('rate_source, difference_minor')
      .eq('organization_id', organizationId),
  );
  expect(rows).toEqual([{ rate_source: 'Banco Central', difference_minor: 100_000 }]);
});
