import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { notificationsFor } from '#src/domain/people/notifications.ts';
import { can, type Permission } from '#src/domain/people/permissions.ts';
import type { Language } from '#src/i18n/language.ts';
import { expectAccessible, expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { followLink, linkMailedTo, scan } from '#tests/support/mailbox.ts';
import { picture } from '#tests/support/picture.ts';
import {
  made,
  makeRental,
  newPerson,
  PASSWORD,
  recordPayment,
  reportPayment,
} from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

const other = (language: Language): Language => (language === 'es' ? 'en' : 'es');

for (const language of languagesInTurn(import.meta.url)) {
  test(`language, theme and time zone follow to another device (${language})`, async ({ open, baseURL }) => {
    const { account, common } = await textsOf(language);
    const { tenant } = await makeRental(baseURL);
    const first = await open({ language, session: tenant.session });
    await first.goto('/tenant-dashboard/settings');
    await expectLoaded(first);
    await expectAccessible(first, 'settings');
    await picture(first, `account/${language}-settings`);
    await first.getByRole('radio', { name: common.themes.dark }).click({ force: true });
    const zone = first.getByRole('combobox', { name: account.preferences.timeZone });
    await zone.click();
    await zone.fill('Madrid');
    await first.getByRole('option', { name: /Madrid/ }).click();
    await first.getByRole('radio', { name: common.languages[other(language)] }).click({ force: true });
    const there = await textsOf(other(language));
    await expect(first.getByRole('heading', { name: there.account.settings.title })).toBeVisible();
    await expect
      .poll(async () => {
        const { client, session } = tenant;
        return made(
          client.from('profiles').select('locale, theme, time_zone').eq('id', session.user.id).single(),
        );
      })
      .toEqual({ locale: other(language), theme: 'dark', time_zone: 'Europe/Madrid' });

    const second = await open({ language, session: tenant.session });
    await second.goto('/tenant-dashboard/settings');
    await expect(second.getByRole('heading', { name: there.account.settings.title })).toBeVisible();
    await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(second.getByRole('combobox', { name: there.account.preferences.timeZone })).toHaveValue(
      /Madrid/,
    );
  });

  test(`a tenant hears in passing of a decision, until they switch it off (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { account } = await textsOf(language);
    const { settings, notices } = account;
    const rental = await makeRental(baseURL);
    const { owner, tenant } = rental;
    const decide = async () => {
      const paymentId = await reportPayment(rental, 100_000);
      await made(
        owner.client.rpc('confirm_payment', { p_request_id: crypto.randomUUID(), p_payment_id: paymentId }),
      );
    };
    const page = await open({ language, session: tenant.session });
    const socket = page.waitForEvent('websocket');
    await page.goto('/tenant-dashboard/settings');
    await socket;
    await expect(async () => {
      await decide();
      await expect(page.getByText(notices.payment_confirmed).first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
    const group = page.getByRole('group', { name: settings.notifications.events.payment_decided });
    await group.getByLabel(settings.notifications.channels.in_app).uncheck();
    await expect(page.getByText(settings.notifications.off)).toBeVisible();
    await expect(page.getByText(notices.payment_confirmed)).toHaveCount(0);
    await decide();
    await page.waitForTimeout(2_000);
    await expect(page.getByText(notices.payment_confirmed)).toHaveCount(0);
  });
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`each kind of message that concerns one is listed and switched off by mail (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { account } = await textsOf(language);
    const { notifications: text } = account.settings;
    const { owner, tenant } = await makeRental(baseURL);
    const everyRight = { can: (permission: Permission) => can('owner', permission) };
    const people = [
      { person: tenant, area: 'tenant', events: notificationsFor('tenant', null), off: 'document_requested' },
      {
        person: owner,
        area: 'owner',
        events: notificationsFor('owner', everyRight),
        off: 'document_handed_in',
      },
    ] as const;
    for (const { person, area, events, off } of people) {
      const page = await open({ language, width: 360, session: person.session });
      await page.goto(`/${area}-dashboard/settings`);
      for (const event of events) {
        await expect(page.getByRole('group', { name: text.events[event], exact: true })).toBeVisible();
      }
      const box = page
        .getByRole('group', { name: text.events[off], exact: true })
        .getByLabel(text.channels.email);
      await box.uncheck();
      await expect(page.getByText(text.off)).toBeVisible();
      await page.reload();
      await expect(box).not.toBeChecked();
      await expectAccessible(page, `notifications of the ${area}`);
    }
  });
}

/** Opens the link of the newest mail to an address, which scanners have opened before, and presses its button. */
async function followMail(page: Page, email: string): Promise<void> {
  const link = await linkMailedTo(page.request, email);
  await scan(page.request, link);
  await followLink(page, link);
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`an e-mail is changed from both mailboxes (${language})`, async ({ open, baseURL }) => {
    const { account, auth } = await textsOf(language);
    const text = account.settings.account;
    const tenant = await newPerson(baseURL, 'Ana Pérez', 'tenant');
    const next = `nueva-${tenant.email}`;
    const page = await open({ language, session: tenant.session });
    await page.goto('/tenant-dashboard/settings');
    await page.getByRole('button', { name: text.change }).click();
    await page.getByLabel(text.newEmail).fill(tenant.email);
    await page.getByRole('button', { name: text.submit }).click();
    await expect(page.getByText(text.sameEmail)).toBeVisible();
    await page.getByLabel(text.newEmail).fill(next);
    await page.getByRole('button', { name: text.submit }).click();
    await expect(page.getByText(text.sent({ email: next, current: tenant.email }))).toBeVisible();

    await followMail(page, next);
    await expect(page.getByRole('heading', { name: auth.mailLink.half.title })).toBeVisible();
    await page.getByRole('link', { name: auth.mailLink.half.goOn }).click();
    await expect(page.getByText(text.firstConfirmed)).toBeVisible();
    await followMail(page, tenant.email);
    await expect(page.getByText(text.changed)).toBeVisible();
    await expect(page.getByRole('main').getByText(next).first()).toBeVisible();
    const { data } = await tenant.client.auth.signInWithPassword({ email: next, password: PASSWORD });
    expect(data.user?.email).toBe(next);
  });
}

test('one’s data is saved as a file, and payments as a table', async ({ open, baseURL }) => {
  const { account } = await textsOf('es');
  const text = account.settings.privacy;
  const rental = await makeRental(baseURL);
  await recordPayment(rental, 123_456);
  const page = await open({ session: rental.tenant.session });
  await page.goto('/tenant-dashboard/settings');
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return download;
  };
  const document = await save(text.exportJson);
  expect(document.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await document.path(), 'utf8'));
  expect(data.account.email).toBe(rental.tenant.email);
  expect(data.leases[0].payments[0].amount_minor).toBe(123_456);
  const table = await readFile(await (await save(text.exportCsv)).path(), 'utf8');
  expect(table).toContain('1234.56,DOP');
  await goWithin(page, '/tenant-dashboard/settings/security');
  await expect(page.getByText(account.security.events.kinds.data_exported).first()).toBeVisible();
});
