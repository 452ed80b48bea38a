import { beforeEach, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { formatMoney } from '#src/i18n/format.ts';
import {
  accountId,
  answerChart,
  CHART,
  journalEntry,
  openLease,
  ownAccount,
} from '#tests/screens/fixtures/books.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, type Returned } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const FINANCE = '/owner-dashboard/finance';
const garden = ownAccount('5810', 'Jardinería');
const cash = CHART.find(({ code }) => code === '1010') ?? {};

beforeEach(() => {
  answerChart();
  server.rows('properties', [{ id: newId(), name: 'Torre Mar' }]);
  server.call('cash_positions', []);
  server.call('entry_sources', []);
});

/** Another screen, and back. */
async function lookElsewhere(screen: Locator, title: string) {
  server.empty('accounting_periods', 'accounting_period_events');
  server.call('list_members', []);
  history.pushState(null, '', `${FINANCE}/periods`);
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  history.back();
}

test('an account whose code is taken is refused at once; with another it is there', async () => {
  const { accounts: text } = await wordsOf('ownerBooks', 'es');
  const { errors } = await textsOf('es');
  server.call('create_account', ({ p_code }) => {
    if (p_code === '1010') return refuse('account_code_taken', {}, 'conflict');
    answerChart([garden]);
    return garden.id ?? '';
  });
  const screen = await openScreen(`${FINANCE}/accounts`);
  const dialog = screen.getByRole('dialog');
  await screen.getByRole('button', { name: text.add }).click();
  await dialog.getByLabelText(text.code).fill('1010');
  await dialog.getByLabelText(text.name).fill('Jardinería');
  await dialog.getByRole('button', { name: text.add }).click();
  await expect.element(dialog.getByText(errors.codes.account_code_taken)).toBeVisible();
  await dialog.getByLabelText(text.code).fill('5810');
  await dialog.getByRole('button', { name: text.add }).click();
  await expect.element(screen.getByRole('link', { name: 'Jardinería' })).toBeVisible();
  expect(server.callsOf('create_account').at(-1)).toMatchObject({ p_code: '5810', p_name: 'Jardinería' });
  await expectAccessible();
});

test('an entry says what it is off by, and is posted once it balances', async () => {
  const { entry: text } = await wordsOf('ownerBooks', 'es');
  answerChart([garden]);
  server.call('post_journal_entry', newId());
  server.call('list_journal', [
    journalEntry('Poda del patio', [
      [garden, 250_000],
      [cash, -250_000],
    ]),
  ]);
  const screen = await openScreen(`${FINANCE}/journal/new`, { theme: 'dark' });
  const line = (number: number) => screen.getByRole('group', { name: text.line({ number }) });
  await screen.getByLabelText(text.memo).fill('Poda del patio');
  await line(1).getByRole('combobox', { name: text.account }).fill('5810');
  await screen.getByRole('option', { name: '5810 Jardinería' }).click();
  await line(1).getByLabelText(text.debit).fill('2500');
  await line(2).getByRole('combobox', { name: text.account }).fill('1010');
  await screen.getByRole('option', { name: /^1010/ }).click();
  await line(2).getByLabelText(text.credit).fill('2400');
  const off = text.off({ amount: formatMoney(10_000, 'DOP', 'es') });
  await expect.element(screen.getByText(off)).toBeVisible();
  await line(2).getByLabelText(text.credit).fill('2500');
  await expect.element(screen.getByText(text.balanced, { exact: true })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: text.submit }).click();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Poda del patio' })).toBeVisible();
  expect(server.callsOf('post_journal_entry')).toMatchObject([
    {
      p_memo: 'Poda del patio',
      p_lines: [
        { account_id: garden.id, amount_minor: 250_000 },
        { account_id: accountId('operating_cash'), amount_minor: -250_000 },
      ],
    },
  ]);
});

test('the journal of an account: an entry is taken back with a reason, then all is shown', async () => {
  const { journal: text } = await wordsOf('ownerBooks', 'es');
  const { owner, common } = await textsOf('es');
  const { words } = owner.ledger;
  const entry = journalEntry('Poda del patio', [
    [garden, 250_000],
    [cash, -250_000],
  ]);
  const reversal = journalEntry(
    'Era de otro patio',
    [
      [garden, -250_000],
      [cash, 250_000],
    ],
    {
      ...{ kind: 'reversal', entry_number: 8, reverses_number: 7, reverses_kind: 'manual' },
    },
  );
  let entries: Returned<'list_journal'> = [entry];
  answerChart([garden]);
  server.call('list_journal', () => entries);
  server.call('reverse_journal_entry', () => {
    entries = [reversal, { ...entry, reversed_by_number: 8 }];
    return reversal.id ?? '';
  });
  const screen = await openScreen(`${FINANCE}/journal?f.account=${garden.id}`);
  const row = screen.getByRole('listitem').filter({ hasText: 'Poda del patio' });
  await row.getByRole('button', { name: text.reverse }).click();
  const asked = screen.getByRole('alertdialog');
  await asked.getByLabelText(text.reason).fill('Era de otro patio');
  await asked.getByRole('button', { name: text.reverse }).click();
  const title = words.reversalOf({ what: words.manual });
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(server.callsOf('reverse_journal_entry')).toMatchObject([
    { p_entry_id: entry.id, p_reason: 'Era de otro patio' },
  ]);
  expect(server.callsOf('list_journal')[0]).toMatchObject({ p_account_id: garden.id });
  await screen.getByRole('button', { name: common.actions.clearAll }).click();
  await expect.poll(() => server.callsOf('list_journal').at(-1)).not.toHaveProperty('p_account_id');
  await expectAccessible();
});

test('what is typed into an entry is still there after a look elsewhere; who cancels begins anew', async () => {
  const { entry: text, journal, periods } = await wordsOf('ownerBooks', 'es');
  const { common } = await textsOf('es');
  server.call('list_journal', []);
  const screen = await openScreen(`${FINANCE}/journal/new`);
  const first = screen.getByRole('group', { name: text.line({ number: 1 }) });
  await screen.getByLabelText(text.memo).fill('Reclasificación larga');
  await first.getByRole('combobox', { name: text.account }).fill('1010');
  await screen.getByRole('option', { name: /^1010/ }).click();
  await first.getByLabelText(text.debit).fill('2500');
  await lookElsewhere(screen, periods.title);
  await expect.element(screen.getByLabelText(text.memo)).toHaveValue('Reclasificación larga');
  await expect.element(first.getByRole('combobox', { name: text.account })).toHaveValue('1010 Caja y bancos');
  await expect.element(first.getByLabelText(text.debit)).toHaveValue('2,500.00');
  await screen.getByRole('button', { name: common.actions.cancel }).click();
  await screen.getByRole('link', { name: journal.add }).first().click();
  await expect.element(screen.getByLabelText(text.memo)).toHaveValue('');
});

test('an entry of a closed month is refused, and keeps what was typed', async () => {
  const { entry: text } = await wordsOf('ownerBooks', 'en');
  const { errors } = await textsOf('en');
  server.call('post_journal_entry', refuse('period_closed', { through: '2026-04-30' }, 'conflict'));
  const screen = await openScreen(`${FINANCE}/journal/new`, { language: 'en', width: 360 });
  await screen.getByLabelText(text.date).fill('2026-04-30');
  await screen.getByLabelText(text.memo).fill('Contribution');
  for (const [number, code, side] of [
    [1, '1010', text.debit],
    [2, '3010', text.credit],
  ] as const) {
    const line = screen.getByRole('group', { name: text.line({ number }) });
    await line.getByRole('combobox', { name: text.account }).fill(code);
    await screen.getByRole('option', { name: new RegExp(`^${code}`) }).click();
    await line.getByLabelText(side).fill('100');
  }
  await screen.getByRole('button', { name: text.submit }).click();
  await expect.element(screen.getByText(errors.codes.period_closed)).toBeVisible();
  await expect.element(screen.getByLabelText(text.memo)).toHaveValue('Contribution');
  await expectAccessible();
});

test('opening balances: nothing is refused, what was paid ahead goes below zero, and a draft ends when posted', async () => {
  const { opening: text, periods } = await wordsOf('ownerBooks', 'en');
  const lease = openLease();
  server.rows('tenants_list', [lease]);
  server.call('list_journal', []);
  server.call('post_opening_balances', newId());
  const screen = await openScreen(`${FINANCE}/journal/opening`, { language: 'en', width: 360 });
  await screen.getByRole('button', { name: text.submit }).click();
  await expect.element(screen.getByText(text.nothing).first()).toBeVisible();
  expect(server.callsOf('post_opening_balances')).toEqual([]);
  // Of which property a balance was, is asked once there is one.
  const property = screen.getByLabelText(text.propertyOf({ code: '1010' }), { exact: false });
  await expect.element(property).not.toBeInTheDocument();
  const own = screen.getByLabelText(/^1010 /).first();
  await own.fill('75000');
  await property.selectOptions('Torre Mar');
  const tenant = screen.getByRole('group', { name: 'Rosa Almonte, Torre Mar, A-1' });
  await tenant.getByLabelText('Rosa Almonte').fill('15000');
  await tenant.getByLabelText(text.paidAhead).click();
  await expectAccessible();
  await lookElsewhere(screen, periods.title);
  await expect.element(own).toHaveValue('75,000.00');
  await screen.getByRole('button', { name: text.submit }).click();
  await expect.element(screen.getByText(text.done)).toBeVisible();
  expect(server.callsOf('post_opening_balances')).toMatchObject([
    {
      p_accounts: [{ account_id: accountId('operating_cash'), amount_minor: 7_500_000 }],
      p_tenants: [{ lease_id: lease.lease_id, amount_minor: -1_500_000 }],
    },
  ]);
});
