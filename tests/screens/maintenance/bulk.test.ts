import { expect, test } from 'vitest';
import { request } from '#tests/screens/fixtures/maintenance.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const first = request({ number: 1, title: 'Gotea el fregadero', stage: 'scheduled', status: 'in_progress' });
const second = request({ number: 2, title: 'La puerta no cierra' });

async function openList(visit: Visit) {
  server.rows('maintenance_list', [first, second]);
  server.empty('properties', 'service_levels');
  const screen = await openScreen('/owner-dashboard/maintenance', visit);
  const { common } = await textsOf(visit.language ?? 'es');
  await screen.getByRole('checkbox', { name: common.table.selectAll }).click();
  return screen;
}

test('many requests are assigned at once, and the rest of each plan stays as it is', async () => {
  const { maintenance } = await textsOf('en');
  const { bulk: text } = await wordsOf('maintenanceBoard', 'en');
  const userId = newId();
  server.call('maintenance_workers', [{ user_id: userId, full_name: 'Luis Peña' }]);
  server.call('plan_maintenance', newId());
  const screen = await openList({ language: 'en' });
  await screen.getByRole('button', { name: text.assign, exact: true }).click();
  const dialog = screen.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: text.apply });
  await submit.click();
  await expect.element(dialog.getByText(text.assigneeMissing).first()).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText(maintenance.office.assignee).selectOptions(userId);
  await submit.click();
  await expect.element(screen.getByText(text.done({ count: 2 }))).toBeVisible();
  expect(server.callsOf('plan_maintenance')).toMatchObject([
    { p_maintenance_id: first.id, p_assigned_to: userId, p_stage: 'scheduled', p_priority: 'urgent' },
    { p_maintenance_id: second.id, p_assigned_to: userId, p_stage: null, p_priority: 'urgent' },
  ]);
});

test('of many that are closed, those that are refused say why and the others are done', async () => {
  const { errors } = await textsOf('es');
  const { bulk: text } = await wordsOf('maintenanceBoard', 'es');
  server.call('move_maintenance', ({ p_maintenance_id }) =>
    p_maintenance_id === second.id ? refuse('maintenance_moved', {}, 'conflict') : p_maintenance_id,
  );
  const screen = await openList({ theme: 'dark' });
  await screen.getByRole('button', { name: text.close, exact: true }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(text.outcome).selectOptions('cancelled');
  await dialog.getByRole('button', { name: text.apply }).click();
  await expect.element(dialog.getByText(text.reasonMissing).first()).toBeVisible();
  await dialog.getByLabelText(text.reason).fill('Se vendió el edificio');
  await dialog.getByRole('button', { name: text.apply }).click();
  const why = text.refused({ number: 2, title: second.title ?? '', why: errors.codes.maintenance_moved });
  await expect.element(screen.getByText(why)).toBeVisible();
  await expect.element(screen.getByText(text.done({ count: 1 }))).toBeVisible();
});
