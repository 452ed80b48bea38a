import { beforeEach, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { monthNames } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { accountId, answerChart } from '#tests/screens/fixtures/books.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, type Row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const BUDGET = '/owner-dashboard/finance/budget';
const NONE = `${BUDGET}?year=2026&property=none`;
const PROPERTY = newId();
type Cell = Row<'budget_amounts'>;
const amount = (month: number, amount_minor: number, columns: Cell = {}): Cell => ({
  ...{ id: newId(), account_id: accountId('rent_income'), month, amount_minor, currency: 'DOP', year: 2026 },
  ...{ property_id: null, ...columns },
});

let cells: Cell[] = [];
beforeEach(() => {
  cells = [];
  answerChart();
  server.empty('property_owners', 'property_owner_terms', 'budget_notes');
  server.rows('properties', [{ id: PROPERTY, name: 'Torre Mar' }]);
  server.rows('budget_amounts', () => cells);
  server.call('report_unplaced_months', []);
  server.call('set_budget_amounts', ({ p_cells }) => {
    const changes = p_cells as { month: number; amount_minor: number | null }[];
    for (const { month, amount_minor } of changes) {
      cells = cells.filter((cell) => cell.month !== month);
      if (amount_minor) cells.push(amount(month, amount_minor));
    }
    return changes.length;
  });
});

async function openBudget(language: Language, path = NONE, width?: number) {
  const { ownerBudget: text, owner, common } = await textsOf(language);
  const { accountNames } = owner.ledger;
  const screen = await openScreen(path, { language, ...(width && { width }) });
  const cell = (account: string, month: number): Locator =>
    screen.getByLabelText(text.cell({ account, month: monthNames(language)[month - 1] ?? '' }));
  return { screen, cell, text, accountNames, common };
}

test('Enter goes down and arrows to the side; what is left is saved', async () => {
  const { cell, screen, text, accountNames } = await openBudget('es');
  await cell(accountNames.rent_income, 1).click();
  await userEvent.keyboard('25,000.50{Enter}');
  await expect.element(cell(accountNames.late_fee_income, 1)).toHaveFocus();
  await expect.element(screen.getByText(text.saved, { exact: true })).toBeVisible();
  // A plan is read in whole units; who comes back to an amount sees all of it.
  await expect.element(cell(accountNames.rent_income, 1)).toHaveValue('25,001');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(cell(accountNames.rent_income, 1)).toHaveValue('25,000.50');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(cell(accountNames.rent_income, 2)).toHaveFocus();
  expect(server.callsOf('set_budget_amounts')[0]).toMatchObject({
    p_cells: [{ account_id: accountId('rent_income'), month: 1, amount_minor: 2_500_050 }],
  });
});

test('what cannot be read stays as it was typed, with the reason beside it', async () => {
  const { cell, screen, text, accountNames } = await openBudget('en');
  await cell(accountNames.rent_income, 2).click();
  await userEvent.keyboard('mil{ArrowDown}');
  await expect.element(screen.getByText(text.unreadable, { exact: false }).first()).toBeVisible();
  await expect.element(cell(accountNames.rent_income, 2)).toHaveValue('mil');
  expect(server.callsOf('set_budget_amounts')).toEqual([]);
  await expectAccessible();
});

test('a block from a spreadsheet is pasted, and taken back', async () => {
  cells = [amount(1, 2_500_050)];
  const { cell, screen, text, accountNames } = await openBudget('es');
  const first = cell(accountNames.rent_income, 2);
  await expect.element(first).toBeVisible();
  const data = new DataTransfer();
  data.setData('text/plain', '100\t200\t300\r\n');
  const input = first.element() as HTMLInputElement;
  input.focus();
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.element(screen.getByText(text.pasted({ count: 3 }))).toBeVisible();
  const stored = () => cells.map((one) => [one.month, one.amount_minor]);
  await expect.poll(stored).toEqual([
    [1, 2_500_050],
    [2, 10_000],
    [3, 20_000],
    [4, 30_000],
  ]);
  await screen.getByRole('button', { name: text.undo }).click();
  await expect.poll(stored).toEqual([[1, 2_500_050]]);
});

test('the budget leaves in a file, and an account can be explained', async () => {
  cells = [amount(1, 2_500_050)];
  keepSavedFiles();
  server.call('set_budget_note', ({ p_note }) => {
    server.rows('budget_notes', [
      { id: newId(), account_id: accountId('rent_income'), note: p_note, currency: 'DOP', year: 2026 },
    ]);
    return undefined;
  });
  const { screen, cell, text, accountNames, common } = await openBudget('en');
  await expect.element(cell(accountNames.rent_income, 1)).toHaveValue('25,001');
  const file = await savedBy(() => screen.getByRole('button', { name: text.exportCsv }).click());
  expect(file.text).toContain(`${accountNames.rent_income},25000.5`);
  await screen.getByRole('button', { name: text.addNote({ account: accountNames.rent_income }) }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(text.noteLabel, { exact: false }).fill('Two more units');
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect.element(screen.getByText('Two more units').first()).toBeVisible();
});

test('a year is filled from another one with a percentage', async () => {
  server.call('copy_budget', () => {
    cells = [amount(1, 2_750_055, { year: 2027 })];
    return 1;
  });
  const { screen, cell, text, accountNames } = await openBudget('es', NONE.replace('2026', '2027'));
  await screen.getByRole('button', { name: text.copy }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('radio', { name: text.sources.budget, exact: false }).click();
  await dialog.getByLabelText(text.percent, { exact: false }).fill('10');
  await dialog.getByRole('button', { name: text.copySubmit }).click();
  await expect.element(cell(accountNames.rent_income, 1)).toHaveValue('27,501');
  expect(server.callsOf('copy_budget')).toMatchObject([{ p_year: 2027, p_change_basis_points: 1000 }]);
  await screen.getByRole('button', { name: text.undo }).click();
  await expect.element(cell(accountNames.rent_income, 1)).toHaveValue('');
});

test('nobody writes into the sum of all budgets, and the page does not slide sideways', async () => {
  cells = [amount(1, 100_000, { property_id: PROPERTY }), amount(1, 20_000)];
  server.call('report_account_totals', { rows: [], months: [], opening: [] });
  const { screen, cell, text, accountNames } = await openBudget('en', `${BUDGET}?year=2026`);
  const choice = screen.getByLabelText(text.property);
  // The first property opens: a budget that can be typed into.
  await expect.element(cell(accountNames.rent_income, 1)).toHaveValue('1,000');
  await choice.selectOptions(text.everything);
  await expect.element(cell(accountNames.rent_income, 1)).toHaveValue('1,200');
  await expect
    .poll(() => (cell(accountNames.rent_income, 1).element() as HTMLInputElement).readOnly)
    .toBe(true);
  await expect.element(screen.getByText(text.everythingHint)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: text.copy })).not.toBeInTheDocument();
  await expectAccessible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth).toBe(0);
  await choice.selectOptions(text.noProperty);
  await expect.element(cell(accountNames.rent_income, 1)).toHaveValue('200');
});

test('what happened is beside the plan, with what is missing; without a property only what belongs to none', async () => {
  const month = { month: '2026-05', currency: 'DOP' };
  cells = [amount(5, 100_000, { property_id: PROPERTY }), amount(5, 20_000)];
  server.call('report_account_totals', {
    ...{ rows: [], opening: [] },
    months: [
      { ...month, account_id: accountId('rent_income'), amount_minor: -60_050 },
      { ...month, account_id: accountId('repairs'), amount_minor: 7_500 },
      { ...month, account_id: accountId('rent_income'), amount_minor: -999, currency: 'USD' },
    ],
  });
  server.call('report_unplaced_months', [
    { account_id: accountId('rent_income'), amount_minor: -25_000, currency: 'DOP', month: '2026-05' },
  ]);
  const { screen, text, accountNames } = await openBudget('es', `${BUDGET}?year=2026`);
  const figures = async (account: string, expected: readonly string[]) => {
    const head = screen.getByRole('rowheader', { name: account, exact: false });
    await expect
      .poll(() => [...(head.element().closest('tr')?.cells ?? [])].slice(-3).map((cell) => cell.textContent))
      .toEqual(expected);
  };
  await figures(accountNames.rent_income, ['1,000', '601', '−400']);
  await figures(accountNames.repairs, ['', '75', '−75']);
  // What was neither planned nor came is left empty, not a row of zeros.
  await figures(accountNames.interest, ['', '', '']);
  await figures(text.profit, ['1,000', '526', '−475']);
  expect(server.callsOf('report_account_totals')).toMatchObject([
    { p_from: '2026-01-01', p_to: '2026-12-31', p_property_ids: [PROPERTY] },
  ]);
  await screen.getByLabelText(text.property).selectOptions(text.noProperty);
  await figures(accountNames.rent_income, ['200', '250', '50']);
});

test('a year without a plan begins from the last one in one press', async () => {
  server.call('copy_budget', () => {
    cells = [amount(1, 2_750_000)];
    return 1;
  });
  const { screen, cell, text, accountNames } = await openBudget('en');
  await screen.getByRole('button', { name: text.copyActuals({ year: 2025 }) }).click();
  await expect.element(cell(accountNames.rent_income, 1)).toHaveValue('27,500');
  expect(server.callsOf('copy_budget')).toMatchObject([
    { p_source: 'actuals', p_source_year: 2025, p_change_basis_points: 0 },
  ]);
  await expect.element(screen.getByText(text.startTitle({ year: 2026 }))).not.toBeInTheDocument();
  await screen.getByRole('button', { name: text.undo }).click();
  await expect.element(screen.getByText(text.startTitle({ year: 2026 }))).toBeVisible();
});

test('all months, the year and the variance are on a desk screen at once', async () => {
  cells = [amount(12, 34_440_000)];
  const { cell, accountNames, screen, text } = await openBudget('es');
  const table = screen.getByRole('region', { name: text.caption({ year: 2026 }) });
  await expect.element(cell(accountNames.rent_income, 12)).toHaveValue('344,400');
  const { scrollWidth, clientWidth } = table.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('a phone shows one month, quarter or year at a time, and months can be typed in', async () => {
  cells = [amount(5, 100_000), amount(6, 50_000)];
  server.call('report_unplaced_months', [
    { account_id: accountId('rent_income'), amount_minor: -60_000, currency: 'DOP', month: '2026-05' },
  ]);
  const { screen, cell, text, accountNames } = await openBudget('en', NONE, 360);
  const period = screen.getByLabelText(text.period);
  await period.selectOptions('May');
  await expect.element(cell(accountNames.rent_income, 5)).toHaveValue('1,000');
  await expect.element(screen.getByText(`${text.actual} 600 · ${text.variance} −400`).first()).toBeVisible();
  await cell(accountNames.rent_income, 5).click();
  await userEvent.keyboard('2000{Enter}');
  await expect.element(cell(accountNames.late_fee_income, 5)).toHaveFocus();
  await expect.poll(() => server.callsOf('set_budget_amounts').length).toBe(1);
  await expectAccessible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth).toBe(0);
  await period.selectOptions(text.quarter({ quarter: 2 }));
  await expect.element(screen.getByText('2,500', { exact: true }).first()).toBeVisible();
});
