import { beforeEach, expect, test } from 'vitest';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, ORGANIZATION_ID, type Row, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { chooseAction } from '#tests/screens/harness/record-menu.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const PLAN_ID = newId();
const PAGE = `/owner-dashboard/maintenance/plans/${PLAN_ID}`;
const plan = (columns: Row<'preventive_plans_list'> = {}) =>
  row(
    'preventive_plans_list',
    {
      id: PLAN_ID,
      organization_id: ORGANIZATION_ID,
      property_id: PROPERTY_ID,
      unit_id: null,
      asset_id: null,
    },
    { title: 'Limpiar filtros', description: '', category: 'air_conditioning', priority: 'low', every: 3 },
    { rhythm: 'months', starts_on: '2026-06-01', ends_on: null, lead_days: 7, checklist: ['Lavar'] },
    { assigned_to: null, is_active: true, next_on: '2026-06-01', last_error: null, created_at: NOW },
    { property_name: 'Torre Mar', unit_label: null, asset_name: null, assignee_name: null },
    columns,
  );
const day = (on: string, more: object = {}) => ({
  ...{ planned_on: on, due_on: on, is_skipped: false, reason: '' },
  ...{ maintenance_id: null, request_number: null, request_status: null },
  ...more,
});

beforeEach(() => {
  server.rows('preventive_plans_list', [plan()]);
  server.rows('properties', [{ id: PROPERTY_ID, name: 'Torre Mar', sector: '', municipality: '' }]);
  server.empty('units', 'assets_list');
  server.call('maintenance_workers', []);
  server.call('list_preventive_days', [
    day('2026-03-01', { maintenance_id: newId(), request_number: 12, request_status: 'completed' }),
    day('2026-06-01'),
    day('2026-09-01'),
  ] as never);
});

test('a new plan says how often, from when and what to do, and what is missing is said at its field', async () => {
  const text = await wordsOf('preventivePlans', 'es');
  server.call('save_preventive_plan', PLAN_ID);
  const screen = await openScreen('/owner-dashboard/maintenance/plans', { width: 360, theme: 'dark' });
  await expect.element(screen.getByText(text.rhythm.months({ every: 3 }))).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: text.add }).first().click();
  const dialog = screen.getByRole('dialog');
  const save = dialog.getByRole('button', { name: text.form.save });
  await dialog.getByLabelText(text.form.every, { exact: true }).fill('0');
  await save.click();
  for (const problem of ['titleLength', 'categoryMissing', 'propertyMissing', 'everyInvalid'] as const)
    await expect.element(dialog.getByText(text.problems[problem]).first()).toBeVisible();
  expect(server.callsOf('save_preventive_plan')).toEqual([]);
  await expectAccessible();
  await dialog.getByLabelText(text.form.title, { exact: true }).fill('Limpiar filtros');
  await dialog.getByLabelText(text.form.category).selectOptions('air_conditioning');
  await dialog.getByLabelText(text.form.every, { exact: true }).fill('2');
  await dialog.getByLabelText(text.form.unit).selectOptions('weeks');
  await dialog.getByRole('textbox', { name: text.form.checklist, exact: false }).fill('Lavar\nSecar');
  await dialog.getByRole('combobox', { name: 'Propiedad' }).click();
  await screen.getByRole('option', { name: 'Torre Mar' }).click();
  await save.click();
  await expect
    .poll(() => server.callsOf('save_preventive_plan'))
    .toMatchObject([
      {
        ...{ p_plan_id: null, p_property_id: PROPERTY_ID, p_every: 2, p_rhythm: 'weeks' },
        ...{ p_starts_on: '2026-05-15', p_lead_days: 7, p_checklist: ['Lavar', 'Secar'] },
      },
    ]);
});

test('one date is postponed or skipped with a reason, and a past one leads to its request', async () => {
  const text = await wordsOf('preventivePlans', 'en');
  const { common } = await textsOf('en');
  server.call('postpone_preventive_day', null as never);
  server.call('skip_preventive_day', null as never);
  const screen = await openScreen(PAGE, { language: 'en' });
  await expect.element(screen.getByRole('link', { name: text.request({ number: 12 }) })).toBeVisible();
  await expectAccessible();
  const act = async (date: string, item: string) => {
    await screen.getByRole('button', { name: text.actionsOf({ date }) }).click();
    await screen.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await act('June 1, 2026', text.postpone);
  const dialog = screen.getByRole('dialog');
  const save = dialog.getByRole('button', { name: common.actions.save });
  await dialog.getByLabelText(text.decide.dueOn).fill('2026-05-14');
  await save.click();
  await expect.element(dialog.getByText(text.decide.dueMissing).first()).toBeVisible();
  await expect.element(dialog.getByText(text.decide.reasonMissing).first()).toBeVisible();
  await dialog.getByLabelText(text.decide.dueOn).fill('2026-06-03');
  await dialog.getByLabelText(text.decide.reason).fill('Holiday');
  await save.click();
  await expect.element(screen.getByText(text.decide.postponed)).toBeVisible();
  await act('September 1, 2026', text.skip);
  await dialog.getByLabelText(text.decide.reason).fill('Building closed');
  await save.click();
  await expect.element(screen.getByText(text.decide.skipped)).toBeVisible();
  const sent = [server.callsOf('postpone_preventive_day'), server.callsOf('skip_preventive_day')];
  expect(sent).toEqual([
    [{ p_plan_id: PLAN_ID, p_planned_on: '2026-06-01', p_due_on: '2026-06-03', p_reason: 'Holiday' }],
    [{ p_plan_id: PLAN_ID, p_planned_on: '2026-09-01', p_reason: 'Building closed' }],
  ]);
});

test('a plan that could not open its request says why, and rests from the menu', async () => {
  const text = await wordsOf('preventivePlans', 'es');
  server.rows('preventive_plans_list', [plan({ last_error: 'place_archived' })]);
  server.call('set_preventive_plan_active', null as never);
  const screen = await openScreen(PAGE);
  await expect.element(screen.getByText(text.archivedPlace, { exact: false })).toBeVisible();
  await chooseAction(screen, text.pause);
  await expect.element(screen.getByText(text.pausedDone)).toBeVisible();
  expect(server.callsOf('set_preventive_plan_active')).toEqual([{ p_plan_id: PLAN_ID, p_is_active: false }]);
});
