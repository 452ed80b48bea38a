import { beforeEach, expect, test } from 'vitest';
import type { TestStep } from '#src/domain/notifications/diagnosis.ts';
import { expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { NOW, newId, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const PATH = '/owner-dashboard/notification-test';
const DEVICE = { id: newId(), user_id: USER_ID, label: 'Firefox, Windows', created_at: NOW };

type Channel = 'in_app' | 'email' | 'push' | 'whatsapp';
const tested = (channel: Channel, ...steps: [step: TestStep['step'], detail?: string][]) => ({
  id: newId(),
  channel,
  device_id: channel === 'push' ? DEVICE.id : null,
  notification_id: newId(),
  created_at: NOW,
  next_attempt_at: '2026-05-15T16:05:00Z',
  sent_at: null,
  steps: [['queued'] as const, ...steps].map(([step, detail = '']) => ({ step, at: NOW, detail })),
});

beforeEach(() => {
  server.rows('push_devices', [{ ...DEVICE, last_shown_at: null, failed_at: null }]);
  server.call('my_test_messages', []);
});

test('a test goes to the device that was chosen, and is followed step by step', async () => {
  const { notificationTest: text } = await textsOf('en');
  const sent: Record<string, unknown>[] = [];
  server.at('POST', '/api/notifications/tests', async (request: Request) => {
    sent.push((await request.json()) as Record<string, unknown>);
    server.call('my_test_messages', [
      tested('push', ['taken'], ['refused', '410 push subscription has unsubscribed'], ['device_gone']),
    ]);
    return { id: newId() };
  });
  const screen = await openScreen(PATH, { language: 'en' });
  await expect.element(screen.getByText(text.empty.title)).toBeVisible();
  await screen.getByRole('radio', { name: text.channels.push }).click({ force: true });
  await expect.element(screen.getByText(text.browser.unsupported.title)).toBeVisible();
  await expect.element(screen.getByLabelText(text.device)).toHaveValue(DEVICE.id);
  await screen.getByRole('button', { name: text.send }).click();
  await expect.element(screen.getByText(text.diagnoses.device_gone.title)).toBeVisible();
  await expect.element(screen.getByText('410 push subscription has unsubscribed')).toBeVisible();
  await expect.element(screen.getByText(text.steps.refused)).toBeVisible();
  expect(sent).toMatchObject([{ channel: 'push', deviceId: DEVICE.id }]);
  await expectAccessibleInBothThemes();
});

test('what waits says until when, in the reader’s language', async () => {
  const { notificationTest: text } = await textsOf('es');
  server.call('my_test_messages', [
    tested('whatsapp', ['taken'], ['retried', '400 (#130429) Rate limit hit']),
    tested('email', ['taken'], ['accepted', 'e-1']),
  ]);
  const screen = await openScreen(PATH, { language: 'es', width: 360, theme: 'dark' });
  await expect.element(screen.getByText(text.diagnoses.told_to_wait.title)).toBeVisible();
  await expect.element(screen.getByText(/12:05/)).toBeVisible();
  await expect.element(screen.getByText(text.diagnoses.accepted_by_mail_service.title)).toBeVisible();
});

test('without a device there is nothing to send to', async () => {
  const { notificationTest: text } = await textsOf('en');
  server.empty('push_devices');
  const screen = await openScreen(PATH, { language: 'en' });
  await screen.getByRole('radio', { name: text.channels.push }).click({ force: true });
  await screen.getByRole('button', { name: text.send }).click();
  await expect.element(screen.getByText(text.deviceMissing).first()).toBeVisible();
});
