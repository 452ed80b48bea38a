import { expect, test } from 'vitest';
import { letTo, listedUnit } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

test('meters are added once, and taken out again', async () => {
  const { owner, common } = await textsOf('es');
  const { unitPage: text } = owner;
  const unit = listedUnit({ ...letTo('Rosa Almonte') });
  server.rows('units_list', [unit]);
  server.rows('units', [{ amenities: ['parking'] }]);
  server.table('unit_meters');
  server.empty('meter_readings', 'documents');
  server.call('unit_timeline', []);
  const screen = await openScreen(`/owner-dashboard/units/${unit.id}`);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'A-1' })).toBeVisible();
  await expect.element(screen.getByText(text.noMeters)).toBeVisible();
  const dialog = screen.getByRole('dialog');
  await screen.getByRole('button', { name: text.addMeter }).first().click();
  await dialog.getByRole('button', { name: text.addMeter }).click();
  await expect.element(dialog.getByText(common.form.required).last()).toBeVisible();
  await dialog.getByLabelText(text.meterNumber).fill('5512345');
  await dialog.getByRole('button', { name: text.addMeter }).click();
  await expect.element(screen.getByText('5512345', { exact: true })).toBeVisible();
  await expectAccessible();
});
