import { beforeEach, expect, test } from 'vitest';
import { PERSON_ID, tenantRow } from '#tests/screens/fixtures/leasing.ts';
import { letTo, listedUnit } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

let unit = listedUnit();

beforeEach(() => {
  unit = listedUnit(letTo('Rosa Almonte'));
  server.rows('units_list', () => [unit]);
  server.table('units', [{ id: unit.id, amenities: ['parking'] }]);
  server.table('unit_meters');
  server.empty('meter_readings', 'documents', 'tenants_list');
  server.call('unit_timeline', []);
});
const open = (visit?: Visit) => openScreen(`/owner-dashboard/units/${unit.id}`, visit);

test('a unit shows who rents it and what happened to it, newest first', async () => {
  const { owner, common } = await textsOf('en');
  const { events } = owner.unitPage;
  const event = { lease_id: null, tenant_name: null, currency: null, amount_minor: null, before_minor: null };
  const of = (amount_minor: number) => ({ ...event, currency: 'DOP' as const, amount_minor });
  server.rows('tenants_list', [tenantRow({ lease_id: unit.lease_id ?? '', full_name: 'Rosa Almonte' })]);
  server.call('unit_timeline', [
    { ...of(2_700_000), key: 'c', happened_on: TODAY, kind: 'market_rent_changed' },
    {
      ...of(2_500_000),
      key: 'b',
      happened_on: '2026-02-01',
      kind: 'lease_begun',
      tenant_name: 'Rosa Almonte',
    },
    { ...event, key: 'a', happened_on: '2026-01-01', kind: 'added' },
  ]);
  const screen = await open({ language: 'en', theme: 'dark' });
  const heading = `${owner.unitPage.kind} · A-1`;
  await expect.element(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const name = screen.getByRole('link', { name: 'Rosa Almonte' }).first();
  await expect.element(name).toHaveAttribute('href', `/owner-dashboard/tenants/${PERSON_ID}`);
  const said = { tenant: 'Rosa Almonte', before: common.states.notKnown };
  const lines = screen
    .getByRole('list')
    .filter({ hasText: events.added({ ...said, amount: '' }) })
    .last();
  const line = (index: number, sentence: string) =>
    expect.element(lines.getByRole('listitem').nth(index).getByText(sentence)).toBeVisible();
  await line(0, events.market_rent_changed({ ...said, amount: 'RD$27,000.00' }));
  await line(1, events.lease_begun({ ...said, amount: 'RD$25,000.00' }));
  await line(2, events.added({ ...said, amount: '' }));
  await expectAccessible();
});

test('what a unit comes with is chosen from the list', async () => {
  const { owner, common } = await textsOf('es');
  const { unitPage: text } = owner;
  const screen = await open();
  await screen.getByRole('button', { name: text.editAmenities }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByLabelText(text.amenityNames.parking)).toBeChecked();
  await dialog.getByLabelText(text.amenityNames.inverter).click();
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect.element(screen.getByText(text.amenitiesSaved)).toBeVisible();
  const listed = screen.getByRole('listitem').filter({ hasText: text.amenityNames.inverter });
  await expect.element(listed).toBeVisible();
  expect(server.writesOf('units')[0]?.body).toEqual({ amenities: ['parking', 'inverter'] });
});

test('meters are added once, and taken out again', async () => {
  const { owner, common } = await textsOf('es');
  const { unitPage: text } = owner;
  const screen = await open();
  // They are asked for when their section is opened.
  await screen.getByRole('heading', { level: 2, name: text.meters }).click();
  await expect.element(screen.getByText(text.noMeters)).toBeVisible();
  const dialog = screen.getByRole('dialog');
  const add = dialog.getByRole('button', { name: text.addMeter });
  await screen.getByRole('button', { name: text.addMeter }).first().click();
  await add.click();
  await expect.element(dialog.getByText(common.form.required).last()).toBeVisible();
  await dialog.getByLabelText(text.meterNumber).fill('5512345');
  await add.click();
  await expect.element(screen.getByText('5512345', { exact: true })).toBeVisible();

  server.write('unit_meters', 'insert', refuse('already_exists', {}, 'conflict'));
  await screen.getByRole('button', { name: text.addMeter }).first().click();
  await dialog.getByLabelText(text.meterNumber).fill('5512345');
  await add.click();
  await expect.element(dialog.getByText(text.meterTaken).first()).toBeVisible();
  await dialog.getByRole('button', { name: common.actions.cancel }).click();
  await expectAccessible();
  const name = `${text.meterKinds.electricity} 5512345`;
  await screen.getByRole('button', { name: text.removeMeter({ name }) }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: common.actions.remove }).click();
  await expect.element(screen.getByText(text.noMeters)).toBeVisible();
});

test('what the dialog changes shows at once', async () => {
  const { owner, record } = await textsOf('en');
  server.write('units', 'update', (body) => {
    unit = { ...unit, ...body, created_at: NOW };
    return [{ id: unit.id }];
  });
  const screen = await open({ language: 'en', width: 360 });
  await screen.getByRole('button', { name: record.actions }).click();
  await screen.getByRole('menuitem', { name: owner.units.edit }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(owner.unitForm.marketRent, { exact: false }).fill('27000');
  await dialog.getByRole('button', { name: owner.unitForm.submitEdit }).click();
  await expect.element(screen.getByText(owner.unitForm.saved({ label: 'A-1' }))).toBeVisible();
  await expect.element(screen.getByText(/27,000\.00/)).toBeVisible();
  expect(server.writesOf('units')[0]?.body).toMatchObject({ market_rent_minor: 2_700_000 });
});
