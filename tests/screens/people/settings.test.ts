import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { UserType } from '#src/domain/foundation/enums.ts';
import { notificationsFor } from '#src/domain/notifications/events.ts';
import { can, type Permission } from '#src/domain/people/permissions.ts';
import { provider } from '#tests/screens/fixtures/entry.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW } from '#tests/screens/harness/fixtures.ts';
import { PROFILE } from '#tests/screens/harness/frame-answers.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { EMAIL, sessionOf } from '#tests/screens/harness/session.ts';
import { textsOf } from '#tests/support/texts.ts';

const SETTINGS = '/tenant-dashboard/settings';
const TENANT = { ...PROFILE, user_type: 'tenant' } as const;
const NEXT = 'nueva@example.com';

beforeEach(() => {
  provider('GET', 'user', () => sessionOf().user);
});

describe('language, theme and time zone', () => {
  test('are kept in the account, and take effect at once', async () => {
    const { account, common } = await textsOf('es');
    const there = await textsOf('en');
    server.table('profiles', [TENANT]);
    const screen = await openScreen(SETTINGS);
    await expect
      .element(screen.getByRole('heading', { name: account.settings.title, level: 1 }))
      .toBeVisible();
    await screen.getByRole('radio', { name: common.themes.dark }).click({ force: true });
    const zone = screen.getByRole('combobox', { name: account.preferences.timeZone });
    await zone.fill('Madrid');
    await screen.getByRole('option', { name: /^Madrid/ }).click();
    await screen.getByRole('radio', { name: common.languages.en }).click({ force: true });
    await expect
      .element(screen.getByRole('heading', { name: there.account.settings.title, level: 1 }))
      .toBeVisible();
    expect(document.documentElement.dataset.theme).toBe('dark');
    await expect
      .poll(() => server.writesOf('profiles').map(({ body }) => body))
      .toEqual([{ theme: 'dark' }, { time_zone: 'Europe/Madrid' }, { locale: 'en' }]);
    await expectAccessible();
  });

  test('follow from another device', async () => {
    const there = await textsOf('en');
    const chosen = {
      locale: 'en',
      theme: 'dark',
      time_zone: 'Europe/Madrid',
      preferences_saved_at: NOW,
    } as const;
    server.table('profiles', [{ ...TENANT, ...chosen }]);
    const screen = await openScreen(SETTINGS, { width: 360 });
    await expect
      .element(screen.getByRole('heading', { name: there.account.settings.title, level: 1 }))
      .toBeVisible();
    expect(document.documentElement.dataset.theme).toBe('dark');
    const zone = screen.getByRole('combobox', { name: there.account.preferences.timeZone });
    await expect.element(zone).toHaveValue('Madrid (Europe)');
  });
});

describe.each([
  { userType: 'tenant', area: 'tenant', off: 'document_requested', language: 'es', theme: 'dark' },
  { userType: 'owner', area: 'owner', off: 'document_handed_in', language: 'en', theme: 'light' },
] as const)('the messages that concern a $userType', ({ userType, area, off, language, theme }) => {
  const everyRight = { can: (permission: Permission) => can('owner', permission) };
  const eventsOf = (type: UserType) => notificationsFor(type, type === 'owner' ? everyRight : null);

  test('are listed, each by its kind, and switched off by mail', async () => {
    const { account, notificationSettings } = await textsOf(language);
    const { notifications: text } = account.settings;
    const settings: {
      event: typeof off;
      channel: 'email';
      cadence: 'off' | 'at_once' | 'daily' | 'weekly';
    }[] = [];
    server.rows('notification_settings', () => settings);
    server.call('set_notification', (args) => {
      settings.push({ event: off, channel: 'email', cadence: args.p_cadence });
      return undefined;
    });
    const screen = await openScreen(`/${area}-dashboard/settings`, { language, theme, width: 360 });
    const groupOf = (event: keyof typeof text.events) =>
      screen.getByRole('group', { name: text.events[event], exact: true });
    for (const event of eventsOf(userType)) await expect.element(groupOf(event)).toBeVisible();
    const box = groupOf(off).getByLabelText(notificationSettings.channels.email);
    await expect.element(box).toHaveValue('at_once');
    await box.selectOptions(notificationSettings.cadences.off);
    await expect.element(screen.getByText(notificationSettings.saved)).toBeVisible();
    expect(server.callsOf('set_notification')).toEqual([
      { p_event: off, p_channel: 'email', p_cadence: 'off' },
    ]);
    await expect.element(box).toHaveValue('off');
    await expectAccessible();
  });
});

describe('another e-mail', () => {
  test('is asked for, and confirmed from both mailboxes', async () => {
    const { account: text } = (await textsOf('es')).account.settings;
    const changes = provider('PUT', 'user', () => {
      provider('GET', 'user', { ...sessionOf().user, new_email: NEXT });
      return { ...sessionOf().user, new_email: NEXT };
    });
    const screen = await openScreen(SETTINGS, { width: 360 });
    await screen.getByRole('button', { name: text.change }).click();
    await screen.getByLabelText(text.newEmail).fill(EMAIL);
    await screen.getByRole('button', { name: text.submit }).click();
    await expect.element(screen.getByText(text.sameEmail).first()).toBeVisible();
    expect(changes).toEqual([]);
    await screen.getByLabelText(text.newEmail).fill(NEXT);
    await screen.getByRole('button', { name: text.submit }).click();
    await expect.element(screen.getByText(text.sent({ email: NEXT, current: EMAIL }))).toBeVisible();
    const next = encodeURIComponent(`${SETTINGS}?new-email`);
    expect(changes).toMatchObject([
      { body: { email: NEXT }, query: { redirect_to: `${location.origin}/login/?next=${next}` } },
    ]);
  });

  test('is half confirmed, then changed', async () => {
    const { account: text } = (await textsOf('en')).account.settings;
    provider('GET', 'user', { ...sessionOf().user, new_email: NEXT });
    const screen = await openScreen(`${SETTINGS}?new-email`, { language: 'en', theme: 'dark' });
    await expect.element(screen.getByText(text.firstConfirmed)).toBeVisible();
  });

  test('is changed when its other mailbox has confirmed it too', async () => {
    const { account: text } = (await textsOf('es')).account.settings;
    const screen = await openScreen(`${SETTINGS}?new-email`, { session: { email: NEXT } });
    await expect.element(screen.getByText(text.changed)).toBeVisible();
    await expect.element(screen.getByRole('main').getByText(NEXT).first()).toBeVisible();
  });
});

test('one’s data is saved as a file, and payments as a table', async () => {
  const { privacy: text } = (await textsOf('es')).account.settings;
  const payment = { paid_on: '2026-05-01', amount_minor: 123_456, currency: 'DOP', reference: 'BHD-1' };
  const data = {
    account: { email: EMAIL },
    leases: [
      {
        landlord: 'Inmuebles del Caribe',
        property: 'Torre Naco',
        unit: '4B',
        payments: [{ ...payment, method: 'bank_transfer', status: 'confirmed', receipt_number: 7 }],
      },
    ],
  };
  server.call('export_my_data', data);
  keepSavedFiles();
  const screen = await openScreen(SETTINGS);
  const document = await savedBy(() => screen.getByRole('button', { name: text.exportJson }).click());
  expect(document.name).toBe('mis-datos-2026-05-15.json');
  expect(JSON.parse(document.text)).toEqual(data);
  const table = await savedBy(() => screen.getByRole('button', { name: text.exportCsv }).click());
  expect(table.text).toContain('1234.56,DOP');
  await expect.element(screen.getByText(text.exported).first()).toBeVisible();
});

test('what was typed in this browser is forgotten on demand', async () => {
  const { account } = await textsOf('en');
  const { contact } = account.profile;
  const { privacy } = account.settings;
  server.table('profiles', [TENANT]);
  const screen = await openScreen('/tenant-dashboard/profile', { language: 'en', width: 360 });
  await screen.getByLabelText(contact.phone, { exact: false }).fill('555');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => Object.values(sessionStorage).join()).toContain('555');
  await screen.getByRole('link', { name: account.settings.title, exact: true }).first().click();
  await screen.getByRole('button', { name: privacy.forget }).click();
  await expect.element(screen.getByText(privacy.forgotten)).toBeVisible();
  expect(Object.values(sessionStorage).join()).not.toContain('555');
});
