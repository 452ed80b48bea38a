import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { letTo, listedUnit } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, type Row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { fail, refuse } from '#tests/screens/harness/refusals.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const UNITS = '/owner-dashboard/units';
let units: Row<'units_list'>[] = [];

beforeEach(() => {
  units = [
    listedUnit(letTo('Rosa Almonte')),
    ...[1, 2, 3, 4].map((n) => listedUnit({ label: `Local ${n}` })),
  ];
  const counts = { property_count: 1, unit_count: 5, occupied_unit_count: 1, tenant_count: 1 };
  server.rows('organization_totals', [
    { ...counts, reported_payment_count: 0, submitted_application_count: 0 },
  ]);
  server.rows('units_list', () => units);
  server.table('saved_views');
  server.empty('properties', 'properties_list');
});

const rowOf = (screen: Locator, label: string) => screen.getByRole('link', { name: label, exact: true });

describe('many units at once', () => {
  const archive = () =>
    server.write('units', 'update', (body, params) => {
      const id = params.get('id')?.replace('eq.', '');
      const unit = units.find((one) => one.id === id);
      if (unit?.is_leased) return refuse('in_use', { table: 'units' }, 'conflict');
      units = units.map((one) => (one.id === id ? { ...one, archived_at: body.archived_at ?? null } : one));
      return [{ id }];
    });

  test('are ticked from one to another, and all together', async () => {
    const { owner, common } = await textsOf('en');
    const screen = await openScreen(UNITS, { language: 'en' });
    const tick = (name: string) => screen.getByLabelText(common.table.selectRow({ name }));
    const bar = screen.getByRole('region', { name: owner.bulk.label });
    await tick('Local 1').click();
    await tick('Local 3').click({ modifiers: ['Shift'] });
    await expect.element(bar.getByText(common.table.selected({ count: 3 }))).toBeVisible();
    await expect.element(tick('Local 2')).toBeChecked();
    await expectAccessible();
    keepSavedFiles();
    const file = await savedBy(() => bar.getByRole('button', { name: owner.units.exportCsv }).click());
    expect(file.text).toContain('Local 2');
    expect(file.text).not.toContain('Local 4');
    await bar.getByRole('button', { name: owner.bulk.clear }).click();
    await expect.element(bar).not.toBeInTheDocument();
    await screen.getByRole('checkbox', { name: common.table.selectAll }).click();
    await expect.element(bar.getByText(common.table.selected({ count: 5 }))).toBeVisible();
  });

  test('are put away, but for those that are let', async () => {
    const { owner, common } = await textsOf('es');
    archive();
    const screen = await openScreen(UNITS);
    const bar = screen.getByRole('region', { name: owner.bulk.label });
    await screen.getByRole('checkbox', { name: common.table.selectAll }).click();
    await bar.getByRole('button', { name: owner.bulk.archive }).click();
    await expect.element(screen.getByText(owner.bulk.archived({ count: 4 }))).toBeVisible();
    await expect.element(screen.getByText(owner.bulk.inUse({ count: 1 }))).toBeVisible();
    await expect.element(rowOf(screen, 'Local 1')).not.toBeInTheDocument();
    await expect.element(rowOf(screen, 'A-1')).toBeVisible();
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('are brought back', async () => {
    const { owner, common } = await textsOf('es');
    archive();
    units = units.slice(1).map((unit) => ({ ...unit, archived_at: NOW }));
    const screen = await openScreen(`${UNITS}?f.state=archived`, { theme: 'dark' });
    await screen.getByRole('checkbox', { name: common.table.selectAll }).click();
    await screen
      .getByRole('region', { name: owner.bulk.label })
      .getByRole('button', { name: owner.bulk.restore })
      .click();
    await expect.element(screen.getByText(owner.bulk.restored({ count: 4 }))).toBeVisible();
    await expect.element(screen.getByText(owner.units.noMatchTitle)).toBeVisible();
  });
});

test('a view is saved with what the address says, under a name that has to be given', async () => {
  const { owner, common } = await textsOf('en');
  const { savedViews: text } = owner;
  const screen = await openScreen(`${UNITS}?f.state=vacant&sort=-label`, { language: 'en' });
  const dialog = screen.getByRole('dialog');
  const save = async (name: string) => {
    await screen.getByRole('menuitem', { name: text.save }).click();
    await dialog.getByLabelText(text.name).fill(name);
    await dialog.getByRole('button', { name: text.submit }).click();
  };
  await screen.getByRole('button', { name: text.title, exact: true }).click();
  await save('');
  await expect.element(dialog.getByText(common.form.required).first()).toBeVisible();
  await dialog.getByLabelText(text.name).fill('Free');
  await dialog.getByRole('button', { name: text.submit }).click();
  await expect.element(screen.getByText(text.saved({ name: 'Free' }))).toBeVisible();
  expect(server.writesOf('saved_views')[0]?.body).toMatchObject({ query: 'f.state=vacant&sort=-label' });
});

describe('a saved view', () => {
  const views = () =>
    server.table('saved_views', [
      { id: newId(), list: 'units', name: 'Libres', query: 'f.state=vacant&sort=-label' },
    ]);

  test('has a name that no other has', async () => {
    const { owner, common } = await textsOf('es');
    const { savedViews: text } = owner;
    const { more } = await wordsOf('lists', 'es');
    views();
    server.write('saved_views', 'insert', refuse('already_exists', {}, 'conflict'));
    const screen = await openScreen(UNITS, { width: 360 });
    const dialog = screen.getByRole('dialog');
    await screen.getByRole('button', { name: more, exact: true }).click();
    await screen.getByRole('menuitem', { name: text.save }).click();
    await dialog.getByLabelText(text.name).fill('libres');
    await dialog.getByRole('button', { name: text.submit }).click();
    await expect.element(dialog.getByText(text.taken).first()).toBeVisible();
    await dialog.getByRole('button', { name: common.actions.cancel }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is chosen, and forgotten', async () => {
    const { owner } = await textsOf('en');
    const { savedViews: text } = owner;
    views();
    const screen = await openScreen(UNITS, { language: 'en', theme: 'dark' });
    await expect.element(rowOf(screen, 'A-1')).toBeVisible();
    await screen.getByRole('button', { name: text.title, exact: true }).click();
    await screen.getByRole('menuitemradio', { name: 'Libres' }).click();
    await expect.poll(() => location.search).toBe('?f.state=vacant&sort=-label');
    await expect.element(rowOf(screen, 'A-1')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Libres', exact: true }).click();
    await screen.getByRole('menuitem', { name: text.manage }).click();
    const dialog = screen.getByRole('dialog');
    await expectAccessible();
    await dialog.getByRole('button', { name: text.remove({ name: 'Libres' }) }).click();
    await expect.element(dialog.getByText(text.none)).toBeVisible();
    expect(server.writesOf('saved_views').map(({ verb }) => verb)).toEqual(['delete']);
  });

  test('is one of its own list alone', async () => {
    const { owner } = await textsOf('es');
    const { savedViews: text } = owner;
    views();
    const screen = await openScreen('/owner-dashboard/properties');
    await screen.getByRole('button', { name: text.title, exact: true }).click();
    await expect.element(screen.getByRole('menuitem', { name: text.save })).toBeVisible();
    await expect.element(screen.getByRole('menuitem', { name: text.manage })).not.toBeInTheDocument();
  });
});

test('a list that fails says so, and shows when it answers', async () => {
  const { common } = await textsOf('es');
  server.rows('units_list', fail());
  const screen = await openScreen(UNITS);
  const retry = screen.getByRole('button', { name: common.actions.retry });
  await expect.element(retry.first()).toBeVisible();
  server.rows('units_list', () => units);
  await retry.first().click();
  await expect.element(rowOf(screen, 'Local 4')).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test('what is sorted by keyboard keeps the focus where it was', async () => {
  const { owner, common } = await textsOf('es');
  const screen = await openScreen(UNITS);
  const column = owner.units.columns.label;
  const up = screen.getByRole('button', { name: common.table.sortAscending({ column }) });
  const down = screen.getByRole('button', { name: common.table.sortDescending({ column }) });
  await expect.element(up).toBeVisible();
  (up.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(down).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(up).toHaveFocus();
});
