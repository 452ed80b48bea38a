import { expect, test } from 'vitest';
import { LEASE_ID } from '#tests/screens/fixtures/leasing.ts';
import { request as pending } from '#tests/screens/fixtures/maintenance.ts';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { answerTenancy } from '#tests/screens/fixtures/tenancy.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, type Row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const TITLE = 'Filtración en el balcón';
const request = (columns: Row<'maintenance_list'> = {}) => pending({ lease_id: LEASE_ID, ...columns });

test('the office writes down what it heard, and what is missing is said at its field', async () => {
  const { maintenance: text } = await textsOf('en');
  server.rows('properties', [{ id: PROPERTY_ID, name: 'Torre Mar', sector: '', municipality: '' }]);
  server.empty('units', 'units_list', 'service_levels', 'assets_list');
  server.call('open_maintenance', newId());
  const screen = await openScreen(`/owner-dashboard/maintenance/new?property=${PROPERTY_ID}`, {
    language: 'en',
    width: 360,
  });
  const submit = screen.getByRole('button', { name: text.office.submit });
  await submit.click();
  await expect.element(screen.getByText(text.fields.problems.titleLength).first()).toBeVisible();
  expect(server.callsOf('open_maintenance')).toEqual([]);
  await screen.getByLabelText(text.fields.category).selectOptions('structure');
  await screen.getByLabelText(text.fields.title).fill(TITLE);
  await screen.getByRole('radio', { name: text.priority.urgent, exact: false }).click();
  await expectAccessible();
  server.otherwise(() => []);
  await submit.click();
  await expect.element(screen.getByText(text.office.opened)).toBeVisible();
  expect(server.callsOf('open_maintenance')).toMatchObject([
    { p_property_id: PROPERTY_ID, p_category: 'structure', p_priority: 'urgent', p_title: TITLE },
  ]);
});

test('a request is found by a word, by how urgent it is and by its kind', async () => {
  const { maintenance: text } = await textsOf('es');
  server.rows('maintenance_list', [request()]);
  server.empty('properties', 'service_levels');
  const screen = await openScreen('/owner-dashboard/maintenance', { theme: 'dark' });
  const found = screen.getByRole('link', { name: TITLE, exact: false });
  await expect.element(found).toBeVisible();
  await screen.getByLabelText(text.office.search).fill('filtracion');
  await expect.element(found).toBeVisible();
  await screen.getByRole('button', { name: text.priority.low }).click();
  await expect.element(screen.getByText(text.office.noMatchTitle)).toBeVisible();
  await screen.getByRole('button', { name: text.priority.urgent }).click();
  await expect.element(found).toBeVisible();
  await screen.getByLabelText(text.office.category).selectOptions('pests');
  await expect.element(screen.getByText(text.office.noMatchTitle)).toBeVisible();
  await screen.getByLabelText(text.office.category).selectOptions('structure');
  await expect.element(found).toBeVisible();
});

test('a tenant who reports nothing is told what is missing, and asked what helps', async () => {
  const { maintenance: text } = await textsOf('es');
  answerTenancy();
  server.empty('maintenance_list', 'service_levels');
  const screen = await openScreen('/tenant-dashboard/maintenance', { width: 360 });
  await expect.element(screen.getByText(text.tenant.emptyTitle)).toBeVisible();
  await screen.getByRole('link', { name: text.tenant.report }).first().click();
  await screen.getByRole('button', { name: text.tenant.submit }).click();
  await expect.element(screen.getByText(text.fields.problems.titleLength).first()).toBeVisible();
  await screen.getByLabelText(text.fields.category).selectOptions('plumbing');
  await expect.element(screen.getByText(text.fields.questions.plumbing, { exact: false })).toBeVisible();
});

test('a repair is not opened again without a reason', async () => {
  const { maintenance: text } = await textsOf('en');
  answerTenancy();
  const done = request({ status: 'completed', completed_at: NOW, rating: 4 });
  server.rows('maintenance_list', [done]);
  server.empty('maintenance_events_list', 'maintenance_photos', 'service_levels');
  const screen = await openScreen(`/tenant-dashboard/maintenance/${done.id}`, {
    language: 'en',
    width: 360,
    theme: 'dark',
  });
  await expect.element(screen.getByText(text.tenant.youRated({ count: 4 }))).toBeVisible();
  await screen.getByRole('button', { name: text.tenant.reopen }).click();
  const dialog = screen.getByRole('alertdialog');
  const submit = dialog.getByRole('button', { name: text.tenant.reopen });
  await submit.click();
  await expect.element(dialog.getByText(text.office.dialogs.reasonMissing).first()).toBeVisible();
  expect(server.callsOf('move_maintenance')).toEqual([]);
  await expectAccessible();
});
