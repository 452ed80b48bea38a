import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerCalendar, entryRow, itemRow, visitRow } from '#tests/screens/fixtures/calendar.ts';
import { answerTenancy } from '#tests/screens/fixtures/tenancy.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { newId, TODAY, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse, refuseAtEdge } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const PATH = '/owner-dashboard/calendar';

test('a visit that comes again shows its next dates and what stands against it, and is saved', async () => {
  const { calendar: text, calendarItem: form } = await textsOf('en');
  answerCalendar([]);
  server.call('calendar_clashes', [
    { clash: 'assignee_busy', entry: visitRow(TODAY, 'Show B-2') },
    {
      clash: 'holiday',
      entry: entryRow({
        kind: 'holiday',
        rule: 'holiday',
        facts: { title_en: 'Labor Day', title_es: 'Trabajo' },
      }),
    },
  ] as never);
  const screen = await openScreen(PATH, { language: 'en', width: 1280 });
  await screen.getByRole('button', { name: text.add }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(form.problems.titleMissing).first()).toBeVisible();
  expect(server.callsOf('save_calendar_item')).toEqual([]);
  await dialog.getByLabelText(form.title).fill('Clean the cistern');
  await dialog.getByLabelText(form.repeat).selectOptions('monthly_weekday');
  await expect.element(dialog.getByText('Jun 19, 2026')).toBeVisible();
  await dialog.getByLabelText(form.assignee, { exact: false }).selectOptions(USER_ID);
  await expect.element(dialog.getByText('Show B-2', { exact: false })).toBeVisible();
  await expect.element(dialog.getByText('Labor Day', { exact: false })).toBeVisible();
  await expectAccessible();
  server.call('save_calendar_item', newId());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(form.saved)).toBeVisible();
  expect(server.callsOf('save_calendar_item')).toMatchObject([
    {
      p_item: {
        ...{ kind: 'visit', title: 'Clean the cistern', assignee: USER_ID },
        ...{ starts_at: `${TODAY}T14:00:00.000Z`, ends_at: `${TODAY}T15:00:00.000Z`, starts_on: null },
        repeat: { freq: 'monthly', every: 1, by_day: ['3FR'], times: null, until: null },
      },
    },
  ]);
});

test('days that do not fit are said at their fields', async () => {
  const { calendar: text, calendarItem: form } = await textsOf('es');
  answerCalendar([]);
  const screen = await openScreen(PATH, { width: 360, theme: 'dark' });
  await screen.getByRole('button', { name: text.add }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(form.title).fill('Visita');
  await dialog.getByLabelText(form.endsOn).fill('2026-05-01');
  await dialog.getByLabelText(form.repeat).selectOptions('weekly');
  await dialog.getByLabelText(form.every).fill('0');
  await dialog.getByRole('checkbox', { name: 'viernes' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  for (const problem of ['endsBefore', 'everyWrong', 'weekdayMissing'] as const)
    await expect.element(dialog.getByText(form.problems[problem]).first()).toBeVisible();
  await expectAccessible();
  expect(server.callsOf('save_calendar_item')).toEqual([]);
});

test('an item is changed, done, and one day of a series is deleted', async () => {
  const { calendar: text, calendarItem: form } = await textsOf('en');
  const item = itemRow({ repeat_freq: 'weekly', repeat_by_day: ['FR'] });
  const visit = visitRow(TODAY, 'Show A-1', {
    ...{ key: `item/${item.id}/${TODAY}`, record_id: item.id },
    facts: { title: 'Show A-1', repeats: true, occurs_on: TODAY },
  });
  answerCalendar([visit]);
  server.rows('calendar_items', [item]);
  const screen = await openScreen(PATH, { language: 'en', width: 1280 });
  const open = () => screen.getByRole('button', { name: 'Show A-1', exact: false }).first().click();
  await open();
  await screen.getByRole('button', { name: text.panel.editSeries }).click();
  await expect.element(screen.getByRole('dialog', { name: form.editSeriesTitle })).toBeVisible();
  await expect.element(screen.getByLabelText(form.repeat)).toHaveValue('weekly');
  server.call('save_calendar_item', refuse('repeat_misses_first'));
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(screen.getByText('The first day isn’t one of the days', { exact: false }).first())
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await open();
  server.call('complete_calendar_item', item.id as never);
  await screen.getByRole('button', { name: text.panel.done }).click();
  await expect.element(screen.getByText(text.saidDone)).toBeVisible();
  await open();
  await screen.getByRole('button', { name: text.panel.deleteOne }).click();
  server.call('delete_calendar_item', item.id as never);
  await screen.getByRole('alertdialog').getByRole('button', { name: text.panel.deleteOne }).click();
  await expect.element(screen.getByText(text.deleted)).toBeVisible();
  const occurrence = { p_item_id: item.id, p_occurs_on: TODAY };
  expect(server.callsOf('complete_calendar_item')).toMatchObject([{ ...occurrence, p_is_done: true }]);
  expect(server.callsOf('delete_calendar_item')).toMatchObject([occurrence]);
});

const feedRow = (leaseId: string | null = null) => ({
  ...{ id: newId(), name: 'Mi celular', lease_id: leaseId, kinds: [], property_id: null, is_own_only: false },
  ...{ with_names: true, created_at: '2026-05-01T10:00:00Z', last_read_at: '2026-05-15T13:00:00Z' },
  ...{ last_reader: 'Google-Calendar-Importer', revoked_at: null },
});

test('the address of a link is shown once, and a link is turned off', async () => {
  const { calendar: text, calendarFeeds: feeds } = await textsOf('es');
  answerCalendar([]);
  const feed = feedRow();
  server.rows('calendar_feeds', [feed as never]);
  const screen = await openScreen(PATH, { width: 1280, theme: 'dark' });
  await screen.getByRole('button', { name: text.more, exact: true }).click();
  await screen.getByRole('menuitem', { name: text.subscribe }).click();
  await expect.element(screen.getByText('Google lo leyó hace 3 horas.')).toBeVisible();
  await screen.getByRole('button', { name: feeds.add }).click();
  await screen.getByRole('button', { name: feeds.create }).click();
  await expect.element(screen.getByText(feeds.nameMissing).first()).toBeVisible();
  await screen.getByLabelText(feeds.name).fill('Trabajo');
  server.call('create_calendar_feed', [{ feed_id: newId(), token: 'a'.repeat(64) }]);
  await screen.getByRole('button', { name: feeds.create }).click();
  await expect
    .element(screen.getByText(`/api/calendar/${'a'.repeat(64)}.ics`, { exact: false }))
    .toBeVisible();
  await expectAccessible();
  expect(server.callsOf('create_calendar_feed')).toMatchObject([
    { p_name: 'Trabajo', p_kinds: [], p_with_names: false, p_is_own_only: false },
  ]);
  await screen.getByRole('button', { name: feeds.revokeOf({ name: 'Mi celular' }) }).click();
  server.call('revoke_calendar_feed', feed.id as never);
  await screen.getByRole('alertdialog').getByRole('button', { name: feeds.revoke }).click();
  await expect.element(screen.getByText(feeds.revoked)).toBeVisible();
});

test('a link gets another name, and has one', async () => {
  const { calendar: text, calendarFeeds: feeds, common } = await textsOf('en');
  answerCalendar([]);
  const feed = feedRow();
  server.rows('calendar_feeds', [feed as never]);
  const screen = await openScreen(PATH, { language: 'en', width: 1280 });
  await screen.getByRole('button', { name: text.more, exact: true }).click();
  await screen.getByRole('menuitem', { name: text.subscribe }).click();
  await screen.getByRole('button', { name: feeds.renameOf({ name: 'Mi celular' }) }).click();
  const dialog = screen.getByRole('dialog', { name: feeds.renameOf({ name: 'Mi celular' }) });
  await dialog.getByLabelText(feeds.name).fill(' ');
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect.element(dialog.getByText(feeds.nameMissing).first()).toBeVisible();
  expect(server.callsOf('rename_calendar_feed')).toEqual([]);
  await expectAccessible();
  await dialog.getByLabelText(feeds.name).fill('My tablet ');
  server.call('rename_calendar_feed', feed.id as never);
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect.element(screen.getByText(feeds.renamed)).toBeVisible();
  expect(server.callsOf('rename_calendar_feed')).toMatchObject([{ p_feed_id: feed.id, p_name: 'My tablet' }]);
});

const FILE = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Reunión\r\nDTSTART;VALUE=DATE:20260601\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Cada hora\r\nDTSTART:20260601T100000Z\r\nRRULE:FREQ=HOURLY\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

test('a file is looked through before it is imported, and says what stays out', async () => {
  const { calendar: text, calendarImport: words } = await textsOf('en');
  answerCalendar([]);
  const screen = await openScreen(PATH, { language: 'en', width: 360 });
  await screen.getByRole('button', { name: text.more, exact: true }).first().click();
  await screen.getByRole('menuitem', { name: text.import }).click();
  const choose = (name: string, content: string) =>
    screen.getByLabelText(words.file).upload(new File([content], name, { type: 'text/calendar' }));
  await choose('photo.ics', 'no calendar');
  await expect.element(screen.getByText(words.unreadable)).toBeVisible();
  await choose('calendar.ics', FILE);
  await expect.element(screen.getByText(words.found({ count: 1 }))).toBeVisible();
  await expect.element(screen.getByText(words.skipped.repeat_unknown, { exact: false })).toBeVisible();
  await expectAccessible();
  server.call('import_calendar_items', { added: 1, changed: 0, unchanged: 0, refused: [] } as never);
  await screen.getByRole('button', { name: words.import({ count: 1 }) }).click();
  await expect
    .element(screen.getByText(words.done({ added: '1', changed: '0', unchanged: '0' })))
    .toBeVisible();
  expect(server.callsOf('import_calendar_items')).toMatchObject([
    {
      p_items: [{ uid: '1', title: 'Reunión', starts_on: '2026-06-01', ends_on: '2026-06-01', repeat: null }],
    },
  ]);
});

test('an address is fetched by the server, and why it could not be is said at the form', async () => {
  const { calendar: text, calendarImport: words } = await textsOf('en');
  answerCalendar([]);
  const screen = await openScreen(PATH, { language: 'en', width: 1280 });
  await screen.getByRole('button', { name: text.more, exact: true }).click();
  await screen.getByRole('menuitem', { name: text.import }).click();
  await screen.getByRole('radio', { name: words.fromAddress }).click();
  await screen.getByRole('button', { name: words.read }).click();
  await expect.element(screen.getByText(words.addressWrong).first()).toBeVisible();
  const field = screen.getByLabelText(words.address);
  await expect.element(field).toHaveAttribute('type', 'password');
  await field.fill('webcal://calendar.example.com/a.ics');
  server.at('POST', '/api/calendar/import', () => refuseAtEdge('address_unreachable'));
  await screen.getByRole('button', { name: words.read }).click();
  await expect.element(screen.getByText(words.fetchProblems.address_unreachable)).toBeVisible();
  server.at('POST', '/api/calendar/import', () => ({ file: FILE }));
  await screen.getByRole('button', { name: words.read }).click();
  await expect.element(screen.getByText(words.found({ count: 1 }))).toBeVisible();
});

test('a tenant sees what is coming, by one call', async () => {
  const { calendarComing: text } = await textsOf('es');
  answerTenancy();
  server.call('my_calendar', {
    entries: [entryRow({ starts_on: '2026-06-01', ends_on: '2026-06-01' })],
    ...{ count: 1, is_complete: true, time_zone: 'America/Santo_Domingo' },
  } as never);
  const screen = await openScreen('/tenant-dashboard/calendar', { width: 360 });
  await expect.element(screen.getByRole('heading', { name: text.title })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Vence el alquiler', exact: false })).toBeVisible();
  await expectAccessibleInBothThemes();
  expect(server.callsOf('my_calendar')).toMatchObject([{ p_from: TODAY, p_to: '2026-08-13' }]);
});

test('a tenant makes a link to the dates of their own lease', async () => {
  const { calendarComing: text, calendarFeeds: feeds, calendarEntries: entries } = await textsOf('en');
  answerTenancy();
  const nothing = { entries: [], count: 0, is_complete: true, time_zone: 'America/Santo_Domingo' };
  server.call('my_calendar', nothing as never);
  server.rows('calendar_feeds', []);
  const screen = await openScreen('/tenant-dashboard/calendar', {
    ...{ width: 360, language: 'en', theme: 'dark' },
  });
  await screen.getByRole('button', { name: text.subscribe }).click();
  await screen.getByRole('button', { name: feeds.add }).click();
  await screen.getByLabelText(feeds.name).fill('My phone');
  await screen.getByRole('checkbox', { name: entries.kind.rent }).click();
  await expect.element(screen.getByRole('checkbox', { name: entries.kind.tax })).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText(feeds.property)).not.toBeInTheDocument();
  await expectAccessible();
  server.call('create_calendar_feed', [{ feed_id: newId(), token: 'b'.repeat(64) }]);
  await screen.getByRole('button', { name: feeds.create }).click();
  await expect
    .element(screen.getByText(`/api/calendar/${'b'.repeat(64)}.ics`, { exact: false }))
    .toBeVisible();
  const [{ p_lease_id: asked } = { p_lease_id: null }] = server.callsOf('my_calendar');
  expect(server.callsOf('create_calendar_feed')).toMatchObject([{ p_lease_id: asked, p_kinds: ['rent'] }]);
});
