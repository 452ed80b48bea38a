import { beforeEach, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { addDays, startOfMonth } from '#src/domain/foundation/dates.ts';
import { monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { answerFinance, listedCharge, reportedPayment } from '#tests/screens/fixtures/money.ts';
import { newId, ORGANIZATION_ID, row, TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const FINANCE = '/owner-dashboard/finance';
const paid = (reference: string, amount_minor: number) =>
  reportedPayment({ status: 'confirmed', reference, amount_minor, decided_at: null });

beforeEach(() => {
  answerFinance();
  keepSavedFiles();
});

const rowsOf = async (screen: Locator, button: string) => {
  const { name, text } = await savedBy(() => screen.getByRole('button', { name: button }).click());
  return { name, rows: text.trim().split('\r\n').slice(1) };
};

test('payments are exported as the search finds them', async () => {
  const { finance: text } = (await textsOf('en')).owner;
  const payments = [paid('T-77', 12_345), paid('T-78', 500)];
  server.rows('payments_list', payments);
  server.call('search_payments', payments.slice(1) as never);
  const screen = await openScreen(FINANCE, { language: 'en' });
  const row = screen.getByRole('row').filter({ hasText: 'Rosa Almonte' });
  await expect.poll(() => row.elements().length).toBe(2);
  const all = await rowsOf(screen, text.file.button);
  expect(all.name).toBe(`payments-${TODAY}.csv`);
  expect(all.rows).toHaveLength(2);
  expect(all.rows.find((line) => line.includes('T-77'))).toContain('DOP,123.45');
  await screen.getByLabelText(text.searchPayments).fill('T-78');
  await expect.poll(() => row.elements().length).toBe(1);
  expect((await rowsOf(screen, text.file.button)).rows).toHaveLength(1);
});

test('charges are exported with who owes them', async () => {
  const { finance: text } = (await textsOf('es')).owner;
  server.rows('charges_list', [listedCharge()]);
  const screen = await openScreen(`${FINANCE}/charges`);
  await expect.element(screen.getByRole('row').filter({ hasText: 'Rosa Almonte' })).toBeVisible();
  const { name, rows } = await rowsOf(screen, text.file.button);
  expect(name).toBe(`${text.file.charges ?? 'cargos'}-${TODAY}.csv`);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('Rosa Almonte');
});

test('leases of charges that are ticked lead to new charges and to a message, each once', async () => {
  const { common } = await textsOf('es');
  const { many } = await wordsOf('ownerCharging', 'es');
  const [one, other] = [newId(), newId()];
  server.rows('charges_list', [
    listedCharge({ lease_id: one }),
    listedCharge({ lease_id: one, due_on: addDays(TODAY, 1) }),
    listedCharge({ lease_id: other, tenant_name: 'Luis Mota', due_on: addDays(TODAY, 2) }),
  ]);
  const screen = await openScreen(`${FINANCE}/charges`);
  await screen.getByRole('checkbox', { name: common.table.selectAll }).click();
  const bar = screen.getByRole('region', { name: many.fromLists.label });
  const to = async (name: string) => {
    const href = bar.getByRole('link', { name }).element().getAttribute('href') ?? '';
    return [href.split('?')[0], href.split('=')[1]?.split(',').toSorted()];
  };
  await expect.element(bar).toBeVisible();
  const leases = [one, other].toSorted();
  expect(await to(many.fromLists.charge)).toEqual(['/owner-dashboard/finance/charges/new', leases]);
  expect(await to(many.fromLists.write)).toEqual(['/owner-dashboard/messages/new', leases]);
});

test('days are chosen in one place: a preset that moves with today, days of one’s own, a step', async () => {
  const { dates: text } = await textsOf('en');
  const { filters } = await wordsOf('lists', 'en');
  server.rows('charges_list', [
    listedCharge({ tenant_name: 'Rosa Almonte', due_on: TODAY }),
    listedCharge({ tenant_name: 'Luis Mota', due_on: addDays(startOfMonth(TODAY), -1) }),
  ]);
  const screen = await openScreen(`${FINANCE}/charges`, { language: 'en', width: 360 });
  const opener = screen.getByRole('button', { name: new RegExp(`^${text.label}: `) });
  const popup = screen.getByRole('dialog', { name: text.label });
  const names = () => screen.getByText(/^(Rosa Almonte|Luis Mota)$/).elements().length;
  await screen.getByRole('button', { name: filters, exact: true }).click();
  await expect.element(opener).toHaveAccessibleName(`${text.label}: ${text.any}`);
  await opener.click();
  await popup.getByRole('button', { name: text.presets.this_month }).click();
  await expect.poll(() => window.location.search).toBe('?f.from=this_month');
  await expect.poll(names).toBe(1);
  const month = formatDate(TODAY, 'en', 'month');
  await expect.element(opener).toHaveAccessibleName(`${text.label}: ${month}`);
  await expect.element(opener).toHaveFocus();
  await screen.getByRole('button', { name: text.previous({ label: text.label }) }).click();
  const before = addDays(startOfMonth(TODAY), -1);
  await expect.poll(() => window.location.search).toBe(`?f.from=${startOfMonth(before)}&f.to=${before}`);
  await expect.element(screen.getByText('Luis Mota').first()).toBeVisible();
  await opener.click();
  await popup.getByLabelText(text.from).fill(TODAY);
  await popup.getByRole('button', { name: text.apply }).click();
  await expect.element(popup.getByText(text.reversed)).toBeVisible();
  await popup.getByLabelText(text.to).fill('');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => window.location.search).toBe(`?f.from=${TODAY}`);
  await opener.click();
  await popup.getByRole('button', { name: text.any }).click();
  await expect.poll(() => window.location.search).toBe('');
});

test('figures of a month stand beside those of another', async () => {
  const { dates: text, owner } = await textsOf('es');
  const of = (month: string, billed_minor: number) =>
    row(
      'monthly_totals',
      { organization_id: ORGANIZATION_ID, month: `${month}-01`, currency: 'DOP' },
      {
        billed_minor,
        collected_minor: 0,
        expense_minor: 0,
      },
    );
  const [now, before] = [monthOf(TODAY), shiftMonth(monthOf(TODAY), -1)];
  server.rows('monthly_totals', [of(now, 500_000), of(before, 700_000)]);
  server.empty('charges_list', 'payments_list');
  const screen = await openScreen(`${FINANCE}/charges?f.state=open`);
  const amount = formatMoney(200_000, 'DOP', 'es');
  const less = text.less({ amount });
  await expect.element(screen.getByText(less, { exact: false }).first()).toBeVisible();
  await screen.getByRole('button', { name: new RegExp(`^${owner.finance.month}: `) }).click();
  await screen.getByLabelText(text.compare).selectOptions('none');
  await expect.element(screen.getByText(less, { exact: false })).not.toBeInTheDocument();
  expect(window.location.search).toBe('?f.state=open&compare=none');
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: text.previous({ label: owner.finance.month }) }).click();
  await expect.poll(() => window.location.search).toBe(`?f.state=open&month=${before}&compare=none`);
  await expect.element(screen.getByText(formatMoney(700_000, 'DOP', 'es')).first()).toBeVisible();
  // The other tab has the same figures above it, and a list that is asked for something else.
  await screen.getByRole('tab', { name: owner.finance.tabs.payments }).click();
  await expect.poll(() => window.location.search).toBe(`?month=${before}&compare=none`);
});
