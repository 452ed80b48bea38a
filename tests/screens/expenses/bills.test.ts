import { beforeEach, expect, test } from 'vitest';
import { answerBillList, listedBill } from '#tests/screens/fixtures/expenses.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, ORGANIZATION_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const LIST = '/owner-dashboard/finance/expenses';

beforeEach(() => answerBillList());

test('without a bill the list says so, and offers to write one', async () => {
  const text = await wordsOf('ownerBills', 'en');
  server.empty('bills_list');
  const screen = await openScreen(LIST, { language: 'en', width: 360 });
  await expect.element(screen.getByRole('heading', { name: text.emptyTitle })).toBeVisible();
  const add = screen.getByRole('link', { name: text.add }).first();
  await expect.element(add).toHaveAttribute('href', `${LIST}/new`);
});

test('the list leaves in a file; a filter that fits nothing says so', async () => {
  const text = await wordsOf('ownerBills', 'es');
  const { common } = await textsOf('es');
  keepSavedFiles();
  server.rows('bills_list', [listedBill()]);
  const screen = await openScreen(LIST);
  const row = screen.getByRole('link', { name: 'Plomería Rosario', exact: false }).first();
  await expect.element(row).toBeVisible();
  const file = await savedBy(() => screen.getByRole('button', { name: text.exportCsv, exact: true }).click());
  expect(file.name).toMatch(/^facturas-.*\.csv$/);
  expect(file.text).toContain('Plomería Rosario');
  await screen.getByRole('button', { name: text.statuses.draft, exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: text.noMatchTitle })).toBeVisible();
  await screen.getByRole('button', { name: common.actions.clearAll, exact: true }).first().click();
  await expect.element(row).toBeVisible();
});

test('credit that is not used is told beside what is to be paid', async () => {
  const { credit, late, toPay } = await wordsOf('ownerBills', 'en');
  server.rows('bills_open', [
    {
      ...{ currency: 'DOP', bill_count: 1, outstanding_minor: 900_000, late_count: 0, late_minor: 0 },
      ...{ credit_count: 2, credit_minor: 200_000 },
    },
  ]);
  server.rows('bills_list', [listedBill({ ncf: 'B0400000001', is_credit: true, total_minor: -120_000 })]);
  const screen = await openScreen(LIST, { language: 'en', theme: 'dark' });
  await expect.element(screen.getByText(credit.unused)).toBeVisible();
  await expect.element(screen.getByText(credit.unusedHint({ count: 2 }))).toBeVisible();
  // A figure leads to the bills that it is made of.
  const figure = (name: string) => screen.getByRole('link', { name, exact: true });
  await expect
    .element(figure(`${late}: RD$0.00`))
    .toHaveAttribute('href', expect.stringContaining('f.due=late'));
  await expect
    .element(figure(`${toPay}: RD$9,000.00`))
    .toHaveAttribute('href', expect.stringContaining('f.status=approved&f.status=partially_paid'));
  await expect.element(screen.getByText('B0400000001', { exact: false }).first()).toBeVisible();
  await expectAccessible();
});

test('up to which amount somebody may approve alone is set for each currency', async () => {
  const text = await wordsOf('ownerBills', 'es');
  const { common } = await textsOf('es');
  server.empty('bills_list');
  server.call('set_approval_limit', undefined as never);
  const screen = await openScreen(LIST);
  await screen.getByRole('button', { name: text.limits, exact: true }).click();
  await screen.getByLabelText(text.limitsDialog.limit({ currency: 'DOP' }), { exact: false }).fill('1,000');
  await screen.getByRole('button', { name: common.actions.save, exact: true }).click();
  await expect.element(screen.getByText(text.limitsDialog.saved)).toBeVisible();
  expect(server.callsOf('set_approval_limit')[0]).toMatchObject({
    p_currency: 'DOP',
    p_amount_minor: 100_000,
  });
});

test('an address that searches opens a list that is searched, and the field shows what for', async () => {
  const text = await wordsOf('ownerBills', 'es');
  const found = listedBill({ id: newId(), vendor_name: 'Ferretería Gil' });
  server.rows('bills_list', [listedBill(), found]);
  server.call('search_bills', ({ p_text }) => (p_text === 'gil' ? [found] : []) as never);
  const screen = await openScreen(`${LIST}?q=gil`, { width: 360 });
  await expect.element(screen.getByRole('link', { name: 'Ferretería Gil' }).first()).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Plomería Rosario' })).not.toBeInTheDocument();
  const field = screen.getByRole('searchbox', { name: text.search });
  await expect.element(field).toHaveValue('gil');
  expect(server.callsOf('search_bills')[0]).toMatchObject({
    p_organization_id: ORGANIZATION_ID,
    p_text: 'gil',
  });
  await field.fill('');
  await expect.element(screen.getByRole('link', { name: 'Plomería Rosario' }).first()).toBeVisible();
  expect(new URLSearchParams(location.search).has('q')).toBe(false);
});
