import { expect, test } from 'vitest';
import { request } from '#tests/screens/fixtures/maintenance.ts';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, ORGANIZATION_ID, type Row, row, TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { chooseAction } from '#tests/screens/harness/record-menu.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const ASSET_ID = newId();
const asset = (columns: Row<'assets_list'> = {}) =>
  row(
    'assets_list',
    {
      id: ASSET_ID,
      organization_id: ORGANIZATION_ID,
      property_id: PROPERTY_ID,
      unit_id: null,
      name: 'Bomba',
    },
    { kind: 'water_pump', maker: 'Pedrollo', model: 'CP', serial_number: '', installed_on: '2024-01-10' },
    { warranty_until: '2026-01-10', expected_life_years: 10, life_ends_on: '2034-01-10', cost_minor: null },
    { cost_currency: null, note: '', retired_on: null, created_at: NOW, property_name: 'Torre Mar' },
    { unit_label: null, request_count: 3, open_count: 1 },
    columns,
  );

test('equipment is added with its place, and what is missing is said at its field', async () => {
  const text = await wordsOf('assets', 'en');
  server.empty('assets_list', 'units');
  server.rows('properties', [{ id: PROPERTY_ID, name: 'Torre Mar', sector: '', municipality: '' }]);
  server.write('assets', 'insert', () => {
    server.rows('assets_list', [asset()]);
    server.empty('maintenance_list');
    return [];
  });
  const screen = await openScreen('/owner-dashboard/maintenance/assets', { language: 'en', width: 360 });
  await expect.element(screen.getByText(text.emptyTitle)).toBeVisible();
  await screen.getByRole('button', { name: text.add }).first().click();
  const dialog = screen.getByRole('dialog');
  const save = dialog.getByRole('button', { name: text.form.save });
  await save.click();
  await expect.element(dialog.getByText(text.problems.nameMissing).first()).toBeVisible();
  await expect.element(dialog.getByText(text.problems.propertyMissing).first()).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText(text.form.name, { exact: true }).fill('Bomba');
  await dialog.getByLabelText(text.form.kind).selectOptions('water_pump');
  await dialog.getByRole('combobox', { name: 'Property' }).click();
  await screen.getByRole('option', { name: 'Torre Mar' }).click();
  await save.click();
  await expect.element(screen.getByText(text.form.saved)).toBeVisible();
  expect(server.writesOf('assets')).toMatchObject([
    {
      body: { name: 'Bomba', kind: 'water_pump', property_id: PROPERTY_ID, unit_id: null, cost_minor: null },
    },
  ]);
});

test('equipment says whether its warranty runs, shows its requests and is retired with the way back', async () => {
  const text = await wordsOf('assets', 'es');
  const { common } = await textsOf('es');
  server.rows('assets_list', [asset()]);
  server.rows('maintenance_list', [request({ title: 'No sube agua', asset_id: ASSET_ID })]);
  server.write('assets', 'update', () => [{ id: ASSET_ID }]);
  const screen = await openScreen(`/owner-dashboard/maintenance/assets/${ASSET_ID}`, { theme: 'dark' });
  await expect.element(screen.getByText(text.warrantyEnded)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'No sube agua' })).toBeVisible();
  await expectAccessible();
  await chooseAction(screen, text.retire);
  await screen.getByRole('button', { name: common.actions.undo }).click();
  await expect
    .poll(() => server.writesOf('assets').map(({ body }) => body))
    .toEqual([{ retired_on: TODAY }, { retired_on: null }]);
});

test('a request has a checklist that is ticked and added to, and its equipment', async () => {
  const text = await wordsOf('upkeep', 'en');
  const item = { id: newId(), body: 'Close the valve', done_at: null, done_by_name: null };
  const one = request({ checklist: [item], asset_id: ASSET_ID, asset_name: 'Bomba' });
  server.rows('maintenance_list', [one]);
  server.empty('maintenance_events_list', 'maintenance_photos', 'work_orders_list');
  server.call('maintenance_workers', []);
  server.call('check_checklist_item', () => {
    const done = { ...item, done_at: NOW, done_by_name: 'Ana Reyes' };
    server.rows('maintenance_list', [{ ...one, checklist: [done] }]);
    return null as never;
  });
  server.call('add_checklist_item', newId());
  const screen = await openScreen(`/owner-dashboard/maintenance/${one.id}`, { language: 'en', width: 360 });
  const box = screen.getByRole('checkbox', { name: item.body });
  await expect.element(screen.getByText(text.doneOf({ done: 0, count: 1 }))).toBeVisible();
  await box.click();
  await expect.element(screen.getByText(text.doneOf({ done: 1, count: 1 }))).toBeVisible();
  expect(server.callsOf('check_checklist_item')).toEqual([{ p_item_id: item.id, p_is_done: true }]);
  await screen.getByRole('button', { name: text.addItem }).click();
  await expect.element(screen.getByText(text.itemMissing).first()).toBeVisible();
  await screen.getByLabelText(text.newItem).fill('Change the seal');
  await screen.getByRole('button', { name: text.addItem }).click();
  await expect
    .poll(() => server.callsOf('add_checklist_item'))
    .toMatchObject([{ p_maintenance_id: one.id, p_body: 'Change the seal' }]);
  await expect.element(screen.getByRole('link', { name: 'Bomba' })).toBeVisible();
});

test('the work sheet has what is done, where, whom to call, and room for a signature', async () => {
  const { sheet: text } = await wordsOf('upkeep', 'es');
  const checklist = [{ id: newId(), body: 'Purgar', done_at: null, done_by_name: null }];
  const one = request({ checklist, description: 'Gotea desde ayer', access_note: 'Llame antes' });
  server.rows('maintenance_list', [one]);
  server.empty('maintenance_photos');
  server.rows('properties_list', () => []);
  server.rows('properties', () => []);
  server.rows('tenants_list', [
    row(
      'tenants_list',
      { id: newId(), organization_id: ORGANIZATION_ID, unit_id: one.unit_id ?? '' },
      {
        ...{
          person_id: newId(),
          full_name: 'Luisa Gil',
          phone: '+18095550100',
          status: 'active',
          left_on: null,
        },
      },
    ),
  ]);
  const screen = await openScreen(`/owner-dashboard/maintenance/${one.id}/sheet`, {});
  for (const shown of ['Gotea desde ayer', 'Llame antes', 'Purgar', text.signature])
    await expect.element(screen.getByText(shown, { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Luisa Gil · 809-555-0100')).toBeVisible();
  await expectAccessible();
});
