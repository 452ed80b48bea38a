import { beforeEach, expect, test } from 'vitest';
import { provider } from '#tests/screens/fixtures/entry.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { NOW, newId, type Row, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { sessionOf } from '#tests/screens/harness/session.ts';
import { textsOf } from '#tests/support/texts.ts';

const SETTINGS = '/tenant-dashboard/settings';
const WORDS = { version: '2026-11-28', language: 'en', text: 'I want to get notifications by WhatsApp.' };
const phone = '+18095550123';

let settings: Row<'notification_settings'>[];
let consent: Row<'whatsapp_consents'>[];

const consentOf = (columns: Row<'whatsapp_consents'> = {}): Row<'whatsapp_consents'> => ({
  id: newId(),
  user_id: USER_ID,
  phone,
  words: WORDS.text,
  given_at: NOW,
  verified_at: null,
  withdrawn_at: null,
  ...columns,
});

beforeEach(() => {
  provider('GET', 'user', () => sessionOf().user);
  settings = [];
  consent = [];
  server.rows('notification_settings', () => settings);
  server.rows('whatsapp_consents', () => consent);
  server.empty('notification_schedules', 'push_devices');
  server.call('whatsapp_consent', WORDS as never);
});

test('each event has a cadence for each channel, and what is saved shows', async () => {
  const { account, notificationSettings: text } = await textsOf('en');
  server.call('set_notification', (args) => {
    settings = [{ event: args.p_event, channel: args.p_channel, cadence: args.p_cadence }];
    return undefined;
  });
  const screen = await openScreen(SETTINGS, { language: 'en', width: 360 });
  const group = screen.getByRole('group', {
    name: account.settings.notifications.events.notice_published,
    exact: true,
  });
  const mail = group.getByLabelText(text.channels.email);
  await expect.element(mail).toHaveValue('at_once');
  await mail.selectOptions(text.cadences.weekly);
  await expect.element(screen.getByText(text.saved)).toBeVisible();
  await expect.element(mail).toHaveValue('weekly');
  expect(server.callsOf('set_notification')).toEqual([
    { p_event: 'notice_published', p_channel: 'email', p_cadence: 'weekly' },
  ]);
  // In the app and by WhatsApp nothing is gathered.
  expect(group.getByLabelText(text.channels.whatsapp).element().querySelectorAll('option').length).toBe(2);
  await expectAccessibleInBothThemes();
});

test('what protects the account says so, and stays on where it is the last', async () => {
  const { account, notificationSettings: text, errors } = await textsOf('es');
  server.call('set_notification', refuse('notification_needed'));
  const screen = await openScreen(SETTINGS, { language: 'es', theme: 'dark' });
  const group = screen.getByRole('group', {
    name: account.settings.notifications.events.account_security,
    exact: true,
  });
  await expect.element(group.getByText(text.critical)).toBeVisible();
  await group.getByLabelText(text.channels.email).selectOptions(text.cadences.off);
  await expect.element(screen.getByText(errors.codes.notification_needed)).toBeVisible();
  await expect.element(group.getByLabelText(text.channels.email)).toHaveValue('at_once');
});

test('quiet hours need two different ends, and are saved with the summaries', async () => {
  const { schedule: text } = (await textsOf('en')).notificationSettings;
  server.call('set_notification_schedule', undefined);
  const screen = await openScreen(SETTINGS, { language: 'en' });
  await screen.getByLabelText(text.hasQuiet).click();
  await screen.getByLabelText(text.to, { exact: true }).fill('22:00');
  await screen.getByRole('button', { name: text.save }).click();
  await expect.element(screen.getByText(text.same).first()).toBeVisible();
  await expectAccessible();
  expect(server.callsOf('set_notification_schedule')).toEqual([]);
  await screen.getByLabelText(text.to, { exact: true }).fill('06:30');
  await screen.getByLabelText(text.weekday).selectOptions('Friday');
  await screen.getByLabelText(text.zone).selectOptions('Europe/Madrid');
  await screen.getByRole('button', { name: text.save }).click();
  await expect.element(screen.getByText(text.saved)).toBeVisible();
  expect(server.callsOf('set_notification_schedule')).toEqual([
    {
      p_time_zone: 'Europe/Madrid',
      p_quiet_from: '22:00',
      p_quiet_to: '06:30',
      p_digest_time: '08:00',
      p_digest_weekday: 5,
    },
  ]);
});

test('devices are listed with what they showed last, and removed', async () => {
  const { devices: text } = (await textsOf('es')).notificationSettings;
  const device = { id: newId(), user_id: USER_ID, label: 'Chrome, Android', created_at: NOW };
  const rows = [{ ...device, last_shown_at: null, failed_at: NOW }];
  server.rows('push_devices', () => rows);
  server.call('remove_push_device', () => {
    rows.pop();
    return undefined;
  });
  const screen = await openScreen(SETTINGS, { language: 'es', width: 360, theme: 'dark' });
  // The browser of these tests has no service worker.
  await expect.element(screen.getByText(text.states.unsupported)).toBeVisible();
  await expect.element(screen.getByText(text.failedAt)).toBeVisible();
  await screen.getByRole('button', { name: text.removeLabel({ device: 'Chrome, Android' }) }).click();
  await expect.element(screen.getByText(text.none)).toBeVisible();
  expect(server.callsOf('remove_push_device')).toEqual([{ p_id: device.id }]);
});

test('WhatsApp wants a number, a yes and the code, and is stopped again', async () => {
  const { whatsapp: text } = (await textsOf('en')).notificationSettings;
  const sent: unknown[] = [];
  server.at('POST', '/api/whatsapp/consents', async (request: Request) => {
    sent.push(await request.json());
    consent = [consentOf()];
    return { id: consent[0]?.id };
  });
  server.call('confirm_whatsapp_code', ({ p_code }) => {
    if (p_code !== '123456') return 'wrong';
    consent = [consentOf({ verified_at: NOW })];
    return 'confirmed';
  });
  server.call('withdraw_whatsapp_consent', () => {
    consent = [];
    return undefined;
  });
  const screen = await openScreen(SETTINGS, { language: 'en' });
  await expect.element(screen.getByText(WORDS.text)).toBeVisible();
  await screen.getByRole('button', { name: text.sendCode }).click();
  await expect.element(screen.getByText(text.phoneInvalid).first()).toBeVisible();
  await expect.element(screen.getByText(text.agreeMissing).first()).toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByLabelText(text.phone).fill('+1 (809) 555-0123');
  await screen.getByLabelText(text.agree).click();
  await screen.getByRole('button', { name: text.sendCode }).click();
  const code = screen.getByLabelText(text.code);
  await code.fill('111111');
  await screen.getByRole('button', { name: text.confirm }).click();
  await expect.element(screen.getByText(text.wrong)).toBeVisible();
  await expectAccessible();
  await code.fill('123456');
  await screen.getByRole('button', { name: text.confirm }).click();
  await screen.getByRole('button', { name: text.withdraw }).click();
  await expect.element(screen.getByLabelText(text.phone)).toBeVisible();
  expect(sent).toEqual([{ phone, consentVersion: WORDS.version, language: 'en' }]);
});
