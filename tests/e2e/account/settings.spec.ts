import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { followLink, linkMailedTo, scan } from '#tests/support/mailbox.ts';
import { made, makeRental, newPerson, PASSWORD, reportPayment } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

test('a tenant hears in passing of a decision, until they switch it off', async ({ open, baseURL }) => {
  const { account, notificationSettings } = await textsOf('en');
  const { settings, notices } = account;
  const rental = await makeRental(baseURL);
  const { owner, tenant } = rental;
  const decide = async () => {
    const paymentId = await reportPayment(rental, 100_000);
    await made(
      owner.client.rpc('confirm_payment', { p_request_id: crypto.randomUUID(), p_payment_id: paymentId }),
    );
  };
  const page = await open({ language: 'en', session: tenant.session });
  const socket = page.waitForEvent('websocket');
  await page.goto('/tenant-dashboard/settings');
  await socket;
  await expect(async () => {
    await decide();
    await expect(page.getByText(notices.payment_confirmed).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const group = page.getByRole('group', { name: settings.notifications.events.payment_decided });
  await group.getByLabel(notificationSettings.channels.in_app).selectOption('off');
  await expect(page.getByText(notificationSettings.saved)).toBeVisible();
  await expect(page.getByText(notices.payment_confirmed)).toHaveCount(0);
  await decide();
  await page.waitForTimeout(2_000);
  await expect(page.getByText(notices.payment_confirmed)).toHaveCount(0);
});

/** Opens the link of the newest mail to an address, which scanners have opened before, and presses its button. */
async function followMail(page: Page, email: string): Promise<void> {
  const link = await linkMailedTo(page.request, email);
  await scan(page.request, link);
  await followLink(page, link);
}

test('an e-mail is changed from both mailboxes', async ({ open, baseURL }) => {
  const { account, auth } = await textsOf('es');
  const text = account.settings.account;
  const tenant = await newPerson(baseURL, 'Ana Pérez', 'tenant');
  const next = `nueva-${tenant.email}`;
  const page = await open({ session: tenant.session });
  await page.goto('/tenant-dashboard/settings');
  await page.getByRole('button', { name: text.change }).click();
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
