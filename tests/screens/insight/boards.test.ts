import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, ORGANIZATION_ID, type Row, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';

import { textsOf, wordsOf } from '#tests/support/texts.ts';

const BOARDS = '/owner-dashboard/analytics/boards';

const board = (
  name: string,
  position: number,
  more: Partial<Row<'analysis_boards'>> = {},
): Row<'analysis_boards'> => ({
  ...{ id: newId(), organization_id: ORGANIZATION_ID, user_id: USER_ID, name, is_shared: false, position },
  ...{ views: ['m=collected&by=property', 'm=overdue'], created_at: NOW },
  ...more,
});

beforeEach(() => {
  server.call(
    'measures',
    ({ p_questions }) =>
      (p_questions as unknown as unknown[]).map(() => ({ rows: [], names: {}, is_cut: false })) as never,
  );
});

test('none are kept yet: where to begin is said', async () => {
  server.table('analysis_boards');
  const text = await wordsOf('analyticsBoards', 'en');
  const screen = await openScreen(BOARDS, { language: 'en' });
  await expect.element(screen.getByText(text.empty.title)).toBeVisible();
  await expectAccessible();
});

test('are put into an order by keyboard, and one that was deleted comes back', async () => {
  const { common } = await textsOf('es');
  const text = await wordsOf('analyticsBoards', 'es');
  let kept = [
    board('Primero', 0),
    board('Segundo', 1),
    board('Ajeno', 0, { user_id: newId(), is_shared: true }),
  ];
  const isMeant = (one: Row<'analysis_boards'>, params: URLSearchParams) =>
    params.get('id') === `eq.${one.id}`;
  server.rows('analysis_boards', () => kept);
  server.write('analysis_boards', 'update', (_, params) => kept.filter((one) => isMeant(one, params)));
  server.write('analysis_boards', 'insert', (body) => {
    kept = [...kept, { ...body, user_id: USER_ID }];
    return [body];
  });
  server.write('analysis_boards', 'delete', (_, params) => {
    const gone = kept.filter((one) => isMeant(one, params));
    kept = kept.filter((one) => !gone.includes(one));
    return gone;
  });
  const screen = await openScreen(BOARDS, { width: 360 });
  await screen.getByRole('button', { name: text.up({ name: 'Segundo' }) }).click();
  await expect
    .poll(() => server.writesOf('analysis_boards').map(({ body }) => body))
    .toEqual([{ position: 0 }, { position: 1 }]);
  expect(screen.getByRole('button', { name: text.actions({ name: 'Ajeno' }) }).elements()).toEqual([]);
  await screen.getByRole('button', { name: text.actions({ name: 'Primero' }) }).click();
  await screen.getByRole('menuitem', { name: text.remove }).click();
  await expect.element(screen.getByRole('link', { name: 'Primero' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: common.actions.undo }).click();
  await expect.element(screen.getByRole('link', { name: 'Primero' })).toBeVisible();
  await expectAccessible();
});

test('show each question with its answer; only their maker changes them', async () => {
  const text = await wordsOf('analyticsBoards', 'en');
  const { measures: texts, dimensions } = await wordsOf('measures', 'en');
  const [own, other] = [board('Mine', 0), board('Theirs', 1, { user_id: newId(), is_shared: true })];
  server.table('analysis_boards', [own, other]);
  const name = text.by({ measure: texts.collected.name, dimensions: dimensions.property.name.toLowerCase() });
  const screen = await openScreen(`${BOARDS}/${own.id}`, { language: 'en' });
  await expect.element(screen.getByRole('region', { name })).toBeVisible();
  await screen.getByRole('button', { name: text.takeOut({ name }) }).click();
  await expect.element(screen.getByRole('region', { name })).not.toBeInTheDocument();
  expect(server.writesOf('analysis_boards').at(-1)?.body).toEqual({ views: ['m=overdue'] });
});

test('how long tenancies last is a share of those that are old enough', async () => {
  const { common } = await textsOf('es');
  const text = await wordsOf('analyticsCohorts', 'es');
  server.empty('properties', 'property_owners', 'property_owner_terms');
  const row = (months: number, reached_count: number, staying_count: number) => ({
    ...{ starts_on: '2025-01-01', tenancy_count: 4, months, reached_count, staying_count },
  });
  server.call('lease_cohorts', [row(6, 4, 3), row(12, 2, 1), row(18, 0, 0), row(24, 0, 0)]);
  const screen = await openScreen('/owner-dashboard/analytics/cohorts', { theme: 'dark' });
  const table = screen.getByRole('table', { name: text.caption });
  await expect.element(table.getByText(text.stayed({ staying: 3, reached: 4 })).first()).toBeVisible();
  await expect.element(table.getByText(common.states.notKnown).first()).toBeInTheDocument();
  await expectAccessible();
});
