import { beforeEach, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { answerFinance, listedCharge, reportedPayment } from '#tests/screens/fixtures/money.ts';
import { TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

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
