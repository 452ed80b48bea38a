import { beforeEach, describe, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { formatMoney } from '#src/i18n/format.ts';
import { accountId, answerChart, cashPosition } from '#tests/screens/fixtures/books.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';
import { rowsOfXlsx } from '#tests/support/xlsx-rows.ts';

const FINANCE = '/owner-dashboard/finance';
const OWED = 1_000_000;
const HALF = OWED / 2;
const apart = (deposits_held_minor: number) =>
  cashPosition({ deposits_owed_minor: OWED, deposits_held_minor, keeps_deposits_apart: true });
const es = (minor: number) => formatMoney(minor, 'DOP', 'es');
const en = (minor: number) => formatMoney(minor, 'DOP', 'en');

beforeEach(() => {
  answerChart();
  server.empty('properties');
});

test('where deposits have no account of their own a quiet line says what is owed', async () => {
  const { cash: text } = (await textsOf('es')).owner;
  server.call('cash_positions', [cashPosition({ deposits_owed_minor: OWED })]);
  const screen = await openScreen(`${FINANCE}/accounts`, { width: 360 });
  await expect
    .element(screen.getByText(text.gap.together({ owed: es(OWED) }), { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('the usual accounts are chosen, each from those that may be one', async () => {
  const { owner, common } = await textsOf('en');
  const { usual: text } = owner.cash;
  server.call('cash_positions', []);
  server.call('set_default_accounts', '');
  const screen = await openScreen(`${FINANCE}/accounts`, { language: 'en', theme: 'dark' });
  await screen.getByRole('button', { name: text.action, exact: true }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(text.deposits).selectOptions(owner.ledger.accountNames.deposits_bank);
  const payments = dialog.getByLabelText(text.payments).element() as HTMLSelectElement;
  expect([...payments.options].map(({ value }) => value)).toEqual(
    ['operating_cash', 'trust_cash'].map(accountId),
  );
  await expectAccessible();
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect.element(screen.getByText(text.done)).toBeVisible();
  expect(server.callsOf('set_default_accounts')).toMatchObject([
    {
      p_payments_account_id: accountId('operating_cash'),
      p_deposits_account_id: accountId('deposits_bank'),
    },
  ]);
});

describe('deposits of which a part stands elsewhere', () => {
  const missing = { owed: es(OWED), kept: es(HALF), missing: es(HALF) };

  test('are said so at the bank, before its accounts with what is left to match', async () => {
    const { cash: text } = (await textsOf('es')).owner;
    const bank = await wordsOf('ownerBank', 'es');
    const id = newId();
    server.call('cash_positions', [apart(HALF)]);
    server.rows('bank_accounts', [
      {
        ...{ id, account_id: accountId('operating_cash'), name: 'Cuenta corriente', bank_name: 'Banco Uno' },
        ...{ currency: 'DOP', last_four: '0000', opening_on: '2026-01-01', opening_minor: 100_000 },
        ...{ csv_mapping: null, archived_at: null },
      },
    ]);
    server.call('bank_standing', {
      ...{ last_on: null, opening_minor: 100_000, open_count: 8, open_minor: 50_000 },
      ...{ matched_count: 0, matched_minor: 0, ignored_count: 0, ignored_minor: 0 },
      ...{ book_count: 0, book_minor: 0 },
    });
    const screen = await openScreen(`${FINANCE}/bank`, { width: 360 });
    const said = screen.getByText(text.gap.missing(missing));
    const open = screen.getByRole('link', { name: bank.toMatch({ count: 8 }) });
    await expect.element(open).toHaveAttribute('href', expect.stringContaining(`${id}?f.status=open`));
    await expect.element(screen.getByText('RD$1,500.00')).toBeVisible();
    const top = (place: Locator) => place.element().getBoundingClientRect().top;
    expect(top(said)).toBeLessThan(top(open));
    await expectAccessible();
  });

  test('are said so in their report, and in each file of it', async () => {
    const { owner, ownerReports } = await textsOf('es');
    const { files, rows: words } = ownerReports;
    keepSavedFiles();
    server.call('cash_positions', [apart(HALF)]);
    server.empty('property_owners', 'property_owner_terms');
    const kept = [{ currency: 'DOP', amount_minor: HALF }];
    const totals = [{ currency: 'DOP', liability_minor: OWED, unpaid_minor: 0 }];
    server.call('report_deposits_held', { rows: [], totals, properties: [], kept });
    const screen = await openScreen(`${FINANCE}/reports/deposits-held`);
    await expect.element(screen.getByText(owner.cash.gap.missing(missing))).toBeVisible();
    const save = (label: string) =>
      savedBy(async () => {
        await screen.getByRole('button', { name: files.label }).click();
        await screen.getByRole('menuitem', { name: label }).click();
      });
    const csv = (await save(files.csv)).text.split('\r\n');
    for (const label of [words.keptApart, words.missingApart])
      expect(csv).toContain(`${label},,,5000.00,,,DOP`);
    const xlsx = rowsOfXlsx((await save(files.xlsx)).bytes);
    const filled = xlsx.map((row) => row.filter((cell) => cell !== ''));
    for (const label of [words.keptApart, words.missingApart]) expect(filled).toContainEqual([label, 5_000]);
  });

  test('are moved to their account, as much as is missing', async () => {
    const { cash: text } = (await textsOf('en')).owner;
    server.call('cash_positions', [apart(HALF)]);
    server.call('move_cash', () => {
      server.call('cash_positions', [apart(OWED)]);
      return newId();
    });
    const screen = await openScreen(`${FINANCE}/accounts`, { language: 'en', width: 360 });
    const said = text.gap.missing({ owed: en(OWED), kept: en(HALF), missing: en(HALF) });
    await expect.element(screen.getByText(said)).toBeVisible();
    await screen.getByRole('button', { name: text.move.action, exact: true }).last().click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByLabelText(text.move.to)).toHaveValue(accountId('deposits_bank'));
    await expect.element(dialog.getByLabelText(text.move.amount)).toHaveValue('5,000.00');
    await expectAccessible();
    await dialog.getByRole('button', { name: text.move.submit, exact: true }).click();
    await expect.element(screen.getByText(text.move.done)).toBeVisible();
    const enough = text.gap.enough({ owed: en(OWED), kept: en(OWED) });
    await expect.element(screen.getByText(enough, { exact: false })).toBeVisible();
    expect(server.callsOf('move_cash')).toMatchObject([
      {
        p_from_account_id: accountId('operating_cash'),
        p_to_account_id: accountId('deposits_bank'),
        p_amount_minor: HALF,
      },
    ]);
  });
});

test('that what tenants are owed stays in its account is said at the amount', async () => {
  const { owner } = await textsOf('es');
  const { move, refused } = owner.cash;
  server.call('cash_positions', [apart(OWED)]);
  server.call(
    'move_cash',
    refuse('deposits_needed', { fields: ['amount_minor'], currency: 'DOP', available_minor: 0 }),
  );
  const screen = await openScreen(`${FINANCE}/accounts`);
  await screen.getByRole('button', { name: move.action, exact: true }).first().click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(move.from).selectOptions(owner.ledger.accountNames.deposits_bank);
  await dialog.getByLabelText(move.to).selectOptions(owner.ledger.accountNames.operating_cash);
  await dialog.getByLabelText(move.amount).fill('1');
  await dialog.getByRole('button', { name: move.submit, exact: true }).click();
  await expect
    .element(dialog.getByLabelText(move.amount))
    .toHaveAccessibleDescription(refused.deposits_needed({ amount: es(0) }));
});
