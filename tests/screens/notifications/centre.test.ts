import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { notified } from '#tests/screens/fixtures/notifications.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { newId, type Row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const PATH = '/owner-dashboard/notifications';
const PAYMENT = 'Rosa Almonte reported a payment of RD$25,000.00: Torre Mar, A-1';
const payment = notified({ notification_count: 3, unread_count: 2 });
const repair = notified({
  event: 'maintenance_reported',
  template: 'maintenance_reported',
  record_kind: 'maintenance_request',
  group_key: 'maintenance_request/1',
  parameters: { title: 'Gotea el techo', is_reopened: false },
  is_unread: false,
  unread_count: 0,
});

/** What the view has: the verbs change it, and it is read again. */
let groups: Row<'my_notifications'>[];

beforeEach(() => {
  groups = [{ ...payment }, { ...repair }];
  server.rows('my_notifications', () => groups);
  server.call(
    'waiting_counts',
    () => ({ unread_notifications: groups.filter((one) => one.is_unread).length }) as never,
  );
  server.call('mark_notifications_read', () => {
    const ids = groups.filter((one) => one.is_unread).map(({ id = '' }) => id);
    groups = groups.map((one) => ({ ...one, is_unread: false, unread_count: 0 }));
    return ids as never;
  });
  server.call('mark_notifications_unread', ({ p_ids }) => {
    groups = groups.map((one) => (p_ids.includes(one.id ?? '') ? { ...one, is_unread: true } : one));
    return p_ids as never;
  });
});

const open = (options: Parameters<typeof openScreen>[1] = {}) =>
  openScreen(PATH, { language: 'en', ...options });

test('what happened is grouped by its record, unread first, and opens it', async () => {
  const { notifications: text } = await textsOf('en');
  const screen = await open();
  const unread = screen.getByRole('heading', { name: text.unreadGroup, exact: true });
  await expect.element(unread).toBeVisible();
  await expect.element(screen.getByText(text.more({ count: 2 }))).toBeVisible();
  await expect.element(screen.getByText('New request: Gotea el techo')).toBeVisible();
  const order = [...document.querySelectorAll('main li')].map((one) => one.textContent);
  expect(order[0]).toContain(PAYMENT);
  await expectAccessibleInBothThemes();
  server.empty('payments_list');
  await screen.getByRole('link', { name: /Rosa Almonte/ }).click();
  await expect.poll(() => location.pathname).toBe(`/owner-dashboard/finance/payments/${payment.record_id}`);
  expect(server.callsOf('mark_notifications_read')).toEqual([{ p_group_key: payment.group_key }]);
});

test('all are marked as read, and the undo gives back the same', async () => {
  const { notifications: text, common } = await textsOf('es');
  const screen = await open({ language: 'es', width: 360, theme: 'dark' });
  await screen.getByRole('button', { name: text.markAll }).click();
  await expect.element(screen.getByText(text.markedAll({ count: 1 }))).toBeVisible();
  expect(server.callsOf('mark_notifications_read')).toEqual([{ p_through: payment.created_at }]);
  await expect
    .element(screen.getByRole('heading', { name: text.unreadGroup, exact: true }))
    .not.toBeInTheDocument();
  await screen.getByRole('button', { name: common.actions.undo }).click();
  await expect.element(screen.getByRole('heading', { name: text.unreadGroup, exact: true })).toBeVisible();
  expect(server.callsOf('mark_notifications_unread')).toEqual([{ p_ids: [payment.id] }]);
  await expectAccessible();
});

describe('the menu of a row', () => {
  const choose = async (item: string | RegExp) => {
    const { notifications: text } = await textsOf('en');
    const screen = await open();
    await screen.getByRole('button', { name: text.actions({ what: PAYMENT }) }).click();
    await screen.getByRole('menuitem', { name: item }).click();
    return screen;
  };

  test.each([
    ['hour', '2026-05-15T17:00:00.000Z'],
    ['tomorrow', '2026-05-16T12:00:00.000Z'],
    ['monday', '2026-05-18T12:00:00.000Z'],
  ] as const)('puts it away: %s', async (snooze, until) => {
    const { notifications: text } = await textsOf('en');
    server.call('snooze_notification', undefined);
    await choose(text.snooze[snooze]);
    await expect
      .poll(() => server.callsOf('snooze_notification'))
      .toEqual([{ p_id: payment.id, p_until: until }]);
  });

  test('puts it away until a time that the reader picks, by their own clock', async () => {
    const { notifications: text } = await textsOf('en');
    server.call('snooze_notification', undefined);
    const screen = await choose(text.snoozePick);
    const dialog = screen.getByRole('dialog', { name: text.snoozeDialog.title });
    await dialog.getByRole('button', { name: text.snoozeDialog.submit }).click();
    await expect.element(dialog.getByText(text.snoozeDialog.dateMissing).first()).toBeVisible();
    await dialog.getByLabelText(text.snoozeDialog.date).fill('2026-05-01');
    await expect.element(dialog.getByText(text.snoozeDialog.past).first()).toBeVisible();
    expect(server.callsOf('snooze_notification')).toEqual([]);
    await dialog.getByLabelText(text.snoozeDialog.date).fill('2026-05-20');
    await dialog.getByLabelText(text.snoozeDialog.time).fill('09:30');
    await expectAccessible();
    await dialog.getByRole('button', { name: text.snoozeDialog.submit }).click();
    await expect
      .poll(() => server.callsOf('snooze_notification'))
      .toEqual([{ p_id: payment.id, p_until: '2026-05-20T13:30:00.000Z' }]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('mutes the record, which is then among the muted', async () => {
    const { notifications: text } = await textsOf('en');
    server.call('mute_record', undefined);
    server.call('unmute_record', undefined);
    const { record_kind, record_id, template, parameters, created_at } = payment;
    server.rows('notification_mutes', [
      { record_kind, record_id, template, parameters, created_at } as never,
    ]);
    const screen = await choose(new RegExp(text.mute));
    await expect.element(screen.getByText(text.muted)).toBeVisible();
    expect(server.callsOf('mute_record')).toEqual([{ p_record_kind: 'payment', p_record_id: record_id }]);
    await screen.getByRole('radio', { name: text.filters.state.muted }).click({ force: true });
    await screen.getByRole('button', { name: `${text.unmute}: ${PAYMENT}` }).click();
    await expect.element(screen.getByText(text.unmuted)).toBeVisible();
    expect(server.callsOf('unmute_record')).toEqual([{ p_record_kind: 'payment', p_record_id: record_id }]);
  });

  test('says why something could not be done', async () => {
    const { notifications: text, errors } = await textsOf('en');
    server.call('snooze_notification', refuse('snooze_invalid'));
    const screen = await choose(text.snooze.hour);
    await expect.element(screen.getByText(errors.codes.snooze_invalid)).toBeVisible();
  });
});

test('each part says what it is when there is nothing in it', async () => {
  const { notifications: text } = await textsOf('es');
  groups = [];
  server.empty('notification_mutes');
  const screen = await open({ language: 'es', width: 360 });
  await expect.element(screen.getByText(text.empty.title)).toBeVisible();
  for (const [state, title] of [
    ['snoozed', text.emptySnoozed.title],
    ['muted', text.mutedEmpty.title],
  ] as const) {
    await screen.getByRole('radio', { name: text.filters.state[state] }).click({ force: true });
    await expect.element(screen.getByText(title)).toBeVisible();
  }
});

test('a kind is asked for alone, and what does not match says so', async () => {
  const { notifications: text, account } = await textsOf('en');
  server.rows('my_notifications', (params) => (params.get('event') ? [] : groups));
  const screen = await open();
  await screen
    .getByLabelText(text.filters.kind)
    .selectOptions(account.settings.notifications.events.message_received);
  await expect.element(screen.getByText(text.emptyFiltered.title)).toBeVisible();
  await screen.getByRole('button', { name: text.filters.state.all }).click();
  await expect.element(screen.getByRole('link', { name: /Rosa Almonte/ })).toBeVisible();
});

test('the bell counts and opens a panel beside the screen, where it is read by keyboard', async () => {
  const { common, notifications: text } = await textsOf('en');
  server.rows('my_notifications', () => groups);
  const screen = await openScreen('/owner-dashboard/profile', { language: 'en', width: 1280 });
  const bell = screen.getByRole('banner').getByRole('link', { name: new RegExp(common.frame.notifications) });
  const unread = `${common.frame.notifications}, ${common.frame.unread({ count: 1 })}`;
  await expect.element(bell).toHaveAccessibleName(unread);
  (bell.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('dialog', { name: text.title });
  await expect.element(panel.getByRole('link', { name: /Rosa Almonte/ })).toBeVisible();
  expect(location.pathname).toBe('/owner-dashboard/profile');
  await expectAccessible();
  await panel.getByRole('button', { name: text.markAll }).click();
  await expect.element(bell).toHaveAccessibleName(common.frame.notifications);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('a tenant’s notification of another area leads there', async () => {
  groups = [
    notified({
      template: 'message_received',
      event: 'message_received',
      record_id: newId(),
      parameters: { to: 'tenant', from: 'Rosa' },
      record_kind: 'conversation',
    }),
  ];
  const screen = await open();
  const link = screen.getByRole('link', { name: /Rosa wrote to you/ });
  await expect.element(link).toHaveAttribute('href', `/tenant-dashboard/messages/${groups[0]?.record_id}`);
});
