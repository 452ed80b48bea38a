import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalendar, entryRow, visitRow } from '#tests/screens/fixtures/calendar.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const PATH = '/owner-dashboard/calendar';
const cell = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`);

test('a month shows three of a day and says how many more there are', async () => {
  const { calendar: text } = await textsOf('en');
  answerCalendar(['One', 'Two', 'Three', 'Four', 'Five'].map((title) => visitRow(TODAY, title)));
  const screen = await openScreen(PATH, { language: 'en', width: 1280 });
  await expect.element(screen.getByRole('button', { name: 'One', exact: false })).toBeVisible();
  expect(cell(TODAY)?.querySelectorAll('[data-key]')).toHaveLength(3);
  await screen.getByRole('button', { name: text.moreOfDay({ count: 2 }) }).click();
  const panel = screen.getByRole('dialog');
  await expect.element(panel.getByRole('button', { name: 'Five', exact: false })).toBeVisible();
  await expectAccessible();
  expect(server.callsOf('calendar_entries')).toMatchObject([{ p_from: '2026-04-26', p_to: '2026-06-06' }]);
});

test('an entry says why it stands on its day, by which law, and that it stays there', async () => {
  const { calendar: text, calendarEntries: entries } = await textsOf('es');
  answerCalendar([
    entryRow({
      ...{ kind: 'lease', rule: 'notice_last_day', law: 'Ley 85-25', article: '31', fixed_because: 'law' },
      facts: { days: 90, property: 'Torre Mar', unit: 'A-1', tenants: ['Pedro Núñez'] },
    }),
  ]);
  const screen = await openScreen(PATH, { theme: 'dark', width: 1280 });
  await screen.getByRole('button', { name: 'Último día para avisar', exact: false }).click();
  const panel = screen.getByRole('dialog');
  await expect.element(panel.getByText('Ley 85-25, art. 31', { exact: false })).toBeVisible();
  await expect.element(panel.getByText('90 días', { exact: false })).toBeVisible();
  await expect.element(panel.getByText(entries.fixed.law, { exact: false })).toBeVisible();
  await expect.element(panel.getByText('Pedro Núñez')).toBeVisible();
  await expect.element(panel.getByRole('link', { name: text.panel.open })).toBeVisible();
  await expectAccessible();
});

test('the keys walk the days, lift a visit and put it on another day, which can be undone', async () => {
  const { calendar: text } = await textsOf('en');
  const visit = visitRow(TODAY, 'Show A-1');
  answerCalendar([visit]);
  const screen = await openScreen(PATH, { language: 'en', width: 1280 });
  await expect.element(screen.getByRole('button', { name: 'Show A-1', exact: false })).toBeVisible();
  cell(TODAY)?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Tab}');
  expect(document.activeElement?.getAttribute('data-key')).toBe(visit.key);
  server.call('move_calendar_entry', visit.key as never);
  await userEvent.keyboard(' {ArrowDown}');
  await expect.element(screen.getByText('Friday, May 22', { exact: false }).first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByText(text.moved({ title: 'Show A-1', date: 'Friday, May 22' })))
    .toBeVisible();
  await screen.getByRole('button', { name: text.undo }).click();
  await expect.element(screen.getByText(text.movedBack({ title: 'Show A-1' }))).toBeVisible();
  expect(server.callsOf('move_calendar_entry')).toMatchObject([
    { p_key: visit.key, p_starts_on: '2026-05-22' },
    { p_key: visit.key, p_starts_on: TODAY },
  ]);
});

test('what may not be moved says why, and what the server refuses goes back', async () => {
  const { calendarEntries: entries, errors } = await textsOf('en');
  answerCalendar([entryRow(), visitRow(TODAY, 'Show A-1')]);
  const screen = await openScreen(PATH, { language: 'en', width: 1280 });
  const rent = screen.getByRole('button', { name: 'Rent due', exact: false });
  await expect.element(rent).toBeVisible();
  (rent.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText(entries.fixed.lease_terms, { exact: false })).toBeVisible();
  const visit = screen.getByRole('button', { name: 'Show A-1', exact: false });
  (visit.element() as HTMLElement).focus();
  server.call('move_calendar_entry', refuse('not_found', {}, 'not_found'));
  await userEvent.keyboard(' {ArrowRight}{Enter}');
  await expect
    .element(screen.getByText(errors.codes.not_found ?? '', { exact: false }).first())
    .toBeVisible();
  expect(cell(TODAY)?.textContent).toContain('Show A-1');
});

test('letters choose the view, and another month is asked for', async () => {
  const { calendar: text } = await textsOf('en');
  answerCalendar([entryRow()]);
  const screen = await openScreen(PATH, { language: 'en', width: 1280 });
  await expect.element(screen.getByRole('button', { name: 'Rent due', exact: false })).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(screen.getByRole('radio', { name: text.view.agenda })).toBeChecked();
  expect(window.location.search).toBe('?view=agenda');
  await userEvent.keyboard('w');
  await expect.element(screen.getByRole('radio', { name: text.view.week })).toBeChecked();
  await userEvent.keyboard('m');
  await screen.getByRole('button', { name: text.next }).click();
  await expect.element(screen.getByRole('heading', { name: 'June 2026' })).toBeVisible();
  await userEvent.keyboard('t');
  await expect.element(screen.getByRole('heading', { name: 'May 2026' })).toBeVisible();
});

test('on a phone the agenda comes first, and a kind that is chosen hides the others', async () => {
  const { calendar: text, calendarEntries: entries } = await textsOf('es');
  answerCalendar([entryRow(), visitRow('2026-05-16', 'Mostrar A-1')]);
  const screen = await openScreen(PATH, { width: 360, theme: 'dark' });
  await expect.element(screen.getByRole('button', { name: 'Mostrar A-1', exact: false })).toBeVisible();
  await expect.element(screen.getByText('RD$25,000')).toBeVisible();
  await expectAccessibleInBothThemes();
  await screen.getByRole('button', { name: text.filters.open }).click();
  await screen.getByRole('button', { name: entries.kind.rent }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('RD$25,000')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Mostrar A-1', exact: false }))
    .not.toBeInTheDocument();
  expect(window.location.search).toBe('?kind=rent');
});

test('a week on a phone opens its days, and an empty one can be filled', async () => {
  const { calendar: text, calendarItem } = await textsOf('en');
  answerCalendar([]);
  const screen = await openScreen(`${PATH}?view=week`, { language: 'en', width: 360 });
  await expect.element(screen.getByRole('table')).toBeVisible();
  await page.elementLocator(cell(TODAY) as HTMLElement).click();
  const panel = screen.getByRole('dialog');
  await expect.element(panel.getByText(text.nothingOnDay)).toBeVisible();
  await panel.getByRole('button', { name: text.addOnDay }).click();
  await expect.element(screen.getByRole('dialog', { name: calendarItem.newTitle })).toBeVisible();
});

test('who may not write is offered nothing that writes', async () => {
  const { calendar: text } = await textsOf('en');
  answerCalendar([visitRow(TODAY, 'Show A-1', { can_move: false, fixed_because: 'not_allowed' })]);
  const screen = await openScreen(PATH, { language: 'en', role: 'viewer', width: 1280 });
  await screen.getByRole('button', { name: 'Show A-1', exact: false }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: text.add })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: text.panel.edit })).not.toBeInTheDocument();
});
