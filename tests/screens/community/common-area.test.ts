import { expect, test } from 'vitest';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, ORGANIZATION_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const pool = {
  id: newId(),
  organization_id: ORGANIZATION_ID,
  property_id: PROPERTY_ID,
  name: 'Piscina',
  description: '',
  opens_at: '08:00:00',
  closes_at: '20:00:00',
  slot_minutes: 60,
  max_per_week: 3,
  days_ahead: 14,
  needs_approval: true,
  is_open: true,
};

test('the dialog of an area shows its hours and limits, and saves what is changed', async () => {
  const {
    community: { areas: text },
  } = await textsOf('es');
  server.rows('properties', [
    {
      id: PROPERTY_ID,
      organization_id: ORGANIZATION_ID,
      name: 'Torre Mar',
      sector: 'Piantini',
      municipality: 'Distrito Nacional',
    },
  ]);
  server.rows('common_areas', [pool]);
  server.empty('communities', 'area_reservations_list', 'community_reports_list');
  server.call('area_busy_times', []);
  server.call('save_common_area', pool.id);
  const screen = await openScreen('/owner-dashboard/community?part=areas', { width: 360, theme: 'dark' });
  await screen.getByRole('button', { name: text.edit, exact: true }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByLabelText(text.opensAt)).toHaveValue('08:00');
  await expect.element(dialog.getByLabelText(text.closesAt)).toHaveValue('20:00');
  await expect.element(dialog.getByLabelText(text.slotMinutes)).toHaveValue('60');
  await expect.element(dialog.getByLabelText(text.daysAhead)).toHaveValue('14');
  await expect.element(dialog.getByLabelText(text.needsApproval)).toBeChecked();
  await expectAccessible();
  await dialog.getByLabelText(text.opensAt).fill('09:30');
  await dialog.getByLabelText(text.maxPerWeek).fill('5');
  await dialog.getByLabelText(text.needsApproval).click();
  await dialog.getByRole('button', { name: /^Guardar/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.callsOf('save_common_area')).toMatchObject([
    { p_opens_at: '09:30', p_closes_at: '20:00', p_slot_minutes: 60, p_max_per_week: 5, p_days_ahead: 14 },
  ]);
  expect(server.callsOf('save_common_area')).toMatchObject([{ p_needs_approval: false, p_is_open: true }]);
});
