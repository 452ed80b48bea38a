import { beforeEach, expect, test } from 'vitest';
import { answerChart } from '#tests/screens/fixtures/books.ts';
import { listedBill, listedVendor, VENDOR_ID } from '#tests/screens/fixtures/expenses.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, type Row, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { chooseAction } from '#tests/screens/harness/record-menu.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const PAGE = `/owner-dashboard/finance/vendors/${VENDOR_ID}`;
const yearOf = (columns: Row<'vendor_years'>): Row<'vendor_years'> =>
  row(
    'vendor_years',
    { vendor_id: VENDOR_ID, year: 2026, currency: 'DOP', base_minor: 900_000, itbis_minor: 162_000 },
    { withheld_minor: 0, total_minor: 1_062_000, outstanding_minor: 0, bill_count: 2 },
    columns,
  );

beforeEach(() => {
  answerChart();
  server.rows('vendors_list', [listedVendor({ phone: '+18095550111', email: 'rosario@example.com' })]);
  server.rows('bills_list', [listedBill()]);
  server.rows('vendor_years', [
    yearOf({ outstanding_minor: 62_000 }),
    yearOf({ year: 2025, currency: 'USD', total_minor: 40_000, outstanding_minor: 40_000 }),
  ]);
});

test('a vendor is reached at once; what is owed is said by currency, and no zero is written', async () => {
  const text = await wordsOf('ownerVendors', 'es');
  const screen = await openScreen(`${PAGE}#years`, { width: 360 });
  const figure = (term: string) =>
    screen.getByRole('term').filter({ hasText: term }).element().nextElementSibling?.textContent;
  await expect.element(screen.getByRole('link', { name: text.newBill })).toBeVisible();
  await expect.element(screen.getByText(text.owed)).toBeVisible();
  expect(figure(text.owed)).toContain('620.00');
  expect(figure(text.owed)).toContain('400.00');
  expect(figure(text.billedIn({ year: 2026 }))).toBe('RD$10,620.00');
  await expect
    .element(screen.getByRole('link', { name: '809-555-0111' }).first())
    .toHaveAttribute('href', 'tel:+18095550111');
  await expect.element(screen.getByRole('table', { name: text.yearsCaption })).toBeVisible();
  expect(screen.getByRole('table', { name: text.yearsCaption }).element().textContent).not.toContain('$0.00');
  await expectAccessible();
});

test('an archived vendor is brought back from the menu; nothing new is billed meanwhile', async () => {
  const text = await wordsOf('ownerVendors', 'en');
  server.rows('vendors_list', [listedVendor({ archived_at: NOW })]);
  server.rows('vendor_years', []);
  server.write('vendors', 'update', () => {
    server.rows('vendors_list', [listedVendor()]);
    return [{ id: VENDOR_ID }];
  });
  const screen = await openScreen(PAGE, { language: 'en', theme: 'dark' });
  await expect.element(screen.getByText(text.archivedNote)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: text.newBill })).not.toBeInTheDocument();
  await chooseAction(screen, text.restore);
  await expect.element(screen.getByRole('link', { name: text.newBill })).toBeVisible();
});
