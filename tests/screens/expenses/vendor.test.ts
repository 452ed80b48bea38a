import { beforeEach, expect, test } from 'vitest';
import { answerChart } from '#tests/screens/fixtures/books.ts';
import { listedBill, listedVendor, VENDOR_ID } from '#tests/screens/fixtures/expenses.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, ORGANIZATION_ID, type Row, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { chooseAction } from '#tests/screens/harness/record-menu.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

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
  server.empty('vendor_documents');
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

test('papers of a vendor show how they stand, and a new one without its kind is refused', async () => {
  const text = await wordsOf('vendorDocuments', 'en');
  const paper = (kind: 'insurance' | 'licence', until: string): Row<'vendor_documents'> =>
    row(
      'vendor_documents',
      { id: newId(), vendor_id: VENDOR_ID, organization_id: ORGANIZATION_ID, kind, number: '12' },
      { valid_from: null, valid_until: until, note: '', file_name: null, path: null, created_at: NOW },
    );
  server.rows('vendors_list', [listedVendor({ missing_documents: ['licence'] })]);
  server.rows('vendor_documents', [paper('insurance', '2026-06-01'), paper('licence', '2026-05-14')]);
  server.write('vendor_documents', 'insert', () => []);
  const screen = await openScreen(PAGE, { language: 'en', width: 360 });
  await expect.element(screen.getByText(text.state.ending)).toBeVisible();
  await expect.element(screen.getByText(text.state.ended)).toBeVisible();
  await expect.element(screen.getByText(text.missing({ kinds: text.kinds.licence }))).toBeVisible();
  await screen.getByRole('button', { name: text.add }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(text.validFrom, { exact: false }).fill('2026-06-02');
  await dialog.getByLabelText(text.validUntil, { exact: false }).fill('2026-06-01');
  const save = dialog.getByRole('button', { name: text.save });
  await save.click();
  await expect.element(dialog.getByText(text.problems.kindMissing).first()).toBeVisible();
  await expect.element(dialog.getByText(text.problems.untilEarly).first()).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText(text.kind).selectOptions('licence');
  await dialog.getByLabelText(text.validUntil, { exact: false }).fill('2027-06-01');
  await save.click();
  await expect.element(screen.getByText(text.saved)).toBeVisible();
  expect(server.writesOf('vendor_documents')).toMatchObject([
    { verb: 'insert', body: { kind: 'licence', valid_until: '2027-06-01', file_type: null } },
  ]);
});

test('which papers are required is a setting of the organization', async () => {
  const { required, kinds } = await wordsOf('vendorDocuments', 'es');
  const { common } = await textsOf('es');
  server.rows('required_vendor_documents', [{ organization_id: ORGANIZATION_ID, kind: 'insurance' }]);
  server.call('set_required_vendor_documents', null as never);
  const screen = await openScreen('/owner-dashboard/finance/vendors');
  await screen.getByRole('button', { name: required.action }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: kinds.licence }).click();
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect.element(screen.getByText(required.saved)).toBeVisible();
  expect(server.callsOf('set_required_vendor_documents')).toMatchObject([
    { p_kinds: ['insurance', 'licence'] },
  ]);
});
