import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Database } from '#src/data/database.types.ts';
import { $maintenanceView } from '#src/islands/owner-dashboard/screens/maintenance/maintenance/view-choice.ts';
import { request } from '#tests/screens/fixtures/maintenance.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

type Status = Database['public']['Enums']['maintenance_status'];

const TITLE = 'Gotea el fregadero';
let statuses: Map<string, Status>;
let rows: ReturnType<typeof request>[];

beforeEach(() => {
  $maintenanceView.set('board');
  rows = [
    request({ title: TITLE, number: 1 }),
    request({ title: 'La puerta no cierra', number: 2, status: 'in_progress', stage: 'waiting_for_parts' }),
  ];
  statuses = new Map(rows.map(({ id, status }) => [id as string, status as Status]));
});

// Every file shares the page.
afterEach(() => $maintenanceView.set('list'));

async function openBoard(visit: Visit = {}) {
  server.rows('maintenance_list', () =>
    rows.map((one) => ({ ...one, status: statuses.get(one.id as string) as Status })),
  );
  server.empty('properties', 'service_levels');
  server.call('move_maintenance', ({ p_maintenance_id, p_status }) => {
    statuses.set(p_maintenance_id, p_status);
    return p_maintenance_id;
  });
  return openScreen('/owner-dashboard/maintenance', visit);
}

test('the keyboard picks a card up, leads it to the next column and puts it down, and each step is said', async () => {
  const { maintenance: text } = await textsOf('en');
  const drag = await wordsOf('drag', 'en');
  const screen = await openBoard({ language: 'en' });
  const handle = screen.getByRole('button', { name: drag.handle({ item: TITLE }) });
  await expect.element(handle).toBeVisible();
  await expectAccessible();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect
    .element(screen.getByText(drag.pickedUp({ item: TITLE, target: text.status.pending })))
    .toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByText(drag.closed({ target: text.status.completed }))).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  const column = screen.getByRole('region', { name: text.status.in_progress });
  await expect.element(column.getByRole('link', { name: TITLE })).toBeVisible();
  await expect
    .element(screen.getByText(drag.dropped({ item: TITLE, target: text.status.in_progress })))
    .toBeInTheDocument();
  await expect
    .poll(() => server.callsOf('move_maintenance'))
    .toMatchObject([{ p_maintenance_id: rows[0]?.id, p_status: 'in_progress' }]);
  await expect.element(handle).toHaveFocus();
});

test('Escape puts a card back, and so does a column where it may not go', async () => {
  const { maintenance: text } = await textsOf('es');
  const drag = await wordsOf('drag', 'es');
  const screen = await openBoard({ theme: 'dark' });
  const handle = screen.getByRole('button', { name: drag.handle({ item: TITLE }) });
  await expect.element(handle).toBeVisible();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{ArrowRight}{Escape}');
  await expect.element(screen.getByText(drag.returned({ item: TITLE }))).toBeInTheDocument();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight} ');
  const refused = drag.refused({ item: TITLE, target: text.status.completed });
  await expect.element(screen.getByText(refused)).toBeInTheDocument();
  expect(server.callsOf('move_maintenance')).toEqual([]);
});

test('the pointer drags a card, which moves at once and can be taken back', async () => {
  const { maintenance: text, common } = await textsOf('en');
  const screen = await openBoard({ language: 'en' });
  const card = screen.getByRole('listitem').filter({ hasText: TITLE });
  const target = screen.getByRole('region', { name: text.status.in_progress });
  await userEvent.dragAndDrop(card, target);
  await expect.element(target.getByRole('link', { name: TITLE })).toBeVisible();
  await screen.getByRole('button', { name: common.actions.undo }).click();
  const before = screen.getByRole('region', { name: text.status.pending });
  await expect.element(before.getByRole('link', { name: TITLE })).toBeVisible();
  await expect
    .poll(() => server.callsOf('move_maintenance'))
    .toMatchObject([{ p_status: 'in_progress' }, { p_status: 'pending' }]);
});

test('a card is dropped by a click on its handle and one on a column, and Escape ends a drag', async () => {
  const { maintenance: text } = await textsOf('en');
  const drag = await wordsOf('drag', 'en');
  const screen = await openBoard({ language: 'en' });
  const handle = screen.getByRole('button', { name: drag.handle({ item: TITLE }) });
  await expect.element(handle).toBeVisible();
  const at = (type: string, x: number, y: number) =>
    new PointerEvent(type, {
      ...{ bubbles: true, pointerType: 'mouse', pointerId: 1, button: 0 },
      ...{ clientX: x, clientY: y },
    });
  const card = screen.getByRole('listitem').filter({ hasText: TITLE }).element();
  const { x, y } = card.getBoundingClientRect();
  const over = screen
    .getByRole('region', { name: text.status.in_progress })
    .element()
    .getBoundingClientRect();
  card.dispatchEvent(at('pointerdown', x + 5, y + 5));
  card.dispatchEvent(at('pointermove', over.x + 20, over.y + 60));
  await expect.element(screen.getByText(drag.over({ target: text.status.in_progress }))).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText(drag.returned({ item: TITLE }))).toBeInTheDocument();
  window.dispatchEvent(at('pointerup', over.x + 20, over.y + 60));
  expect(server.callsOf('move_maintenance')).toEqual([]);
  await handle.click();
  await screen.getByRole('heading', { name: text.status.in_progress, exact: false }).click();
  await expect
    .element(screen.getByText(drag.dropped({ item: TITLE, target: text.status.in_progress })))
    .toBeInTheDocument();
  await expect.poll(() => server.callsOf('move_maintenance')).toMatchObject([{ p_status: 'in_progress' }]);
});

test('what is refused is said at the card, which is back in its column', async () => {
  const { maintenance: text, errors } = await textsOf('en');
  const drag = await wordsOf('drag', 'en');
  const screen = await openBoard({ language: 'en' });
  server.call('move_maintenance', refuse('maintenance_moved', {}, 'conflict'));
  const handle = screen.getByRole('button', { name: drag.handle({ item: TITLE }) });
  await expect.element(handle).toBeVisible();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowRight} ');
  const column = screen.getByRole('region', { name: text.status.pending });
  await expect.element(column.getByText(errors.codes.maintenance_moved)).toBeVisible();
  await expect.element(column.getByRole('link', { name: TITLE })).toBeVisible();
});

test('a move that needs a word asks for it', async () => {
  const { maintenance: text } = await textsOf('es');
  const drag = await wordsOf('drag', 'es');
  const screen = await openBoard();
  const handle = screen.getByRole('button', { name: drag.handle({ item: TITLE }) });
  await expect.element(handle).toBeVisible();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight} ');
  const dialog = screen.getByRole('alertdialog');
  await dialog.getByRole('button', { name: text.office.verbs.cancelled }).click();
  await expect.element(dialog.getByText(text.office.dialogs.reasonMissing).first()).toBeVisible();
  expect(server.callsOf('move_maintenance')).toEqual([]);
  await dialog.getByLabelText(text.office.dialogs.reason).fill('Se vendió');
  await dialog.getByRole('button', { name: text.office.verbs.cancelled }).click();
  await expect
    .poll(() => server.callsOf('move_maintenance'))
    .toMatchObject([{ p_status: 'cancelled', p_note: 'Se vendió' }]);
});

test('a phone shows one column at a time, and a menu moves its cards', async () => {
  const { maintenance: text } = await textsOf('es');
  const drag = await wordsOf('drag', 'es');
  const screen = await openBoard({ width: 360, theme: 'dark' });
  await expect.element(screen.getByRole('link', { name: TITLE })).toBeVisible();
  expect(screen.getByRole('link', { name: 'La puerta no cierra' }).query()).toBeNull();
  await expectAccessible();
  await screen.getByRole('button', { name: drag.handle({ item: TITLE }) }).click();
  await screen.getByRole('menuitem', { name: text.office.verbs.in_progress }).click();
  await screen.getByRole('tab', { name: text.status.in_progress }).click();
  await expect.element(screen.getByRole('link', { name: TITLE })).toBeVisible();
});

test('the list and the board are one press apart, and the choice stays in the browser', async () => {
  const { views } = await wordsOf('maintenanceBoard', 'en');
  const screen = await openBoard({ language: 'en' });
  await expect.element(screen.getByRole('link', { name: TITLE })).toBeVisible();
  await screen.getByRole('button', { name: views.list }).click();
  await expect.element(screen.getByRole('table')).toBeVisible();
  expect(localStorage.getItem('maintenance_view')).toBe('list');
  await screen.getByRole('button', { name: views.board }).click();
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
  expect(localStorage.getItem('maintenance_view')).toBe('board');
});
