import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { newPerson, operatorOf } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { newAccount } from './entry.ts';

const { auth: text } = await textsOf('es');

/** The session of a link, as the address of the page that it leads to carries it. */
async function hashOfLink(url: string | undefined, email: string): Promise<string> {
  const { auth } = await operatorOf(url);
  const { data, error } = await auth.admin.generateLink({ type: 'magiclink', email });
  if (error) throw error;
  const answer = await fetch(data.properties.action_link, { redirect: 'manual' });
  return `#${answer.headers.get('location')?.split('#')[1]}`;
}

const storedEmail = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('llavero-auth') ?? 'null')?.user?.email ?? null);

test("a stranger's link signs nobody in who does not agree, wherever it leads", async ({ open, baseURL }) => {
  const stranger = await newAccount(baseURL, { name: 'Extraño' });
  const victim = await newPerson(baseURL, 'Víctima', 'owner');
  const page = await open();
  await page.goto(`/login/${await hashOfLink(baseURL, stranger.email)}`);
  await expect(page.getByText(text.link.unasked({ email: stranger.email }))).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  expect(await storedEmail(page)).toBeNull();

  // Any other page throws it away.
  await page.goto(`/owner-dashboard/${await hashOfLink(baseURL, stranger.email)}`);
  await expect(page).toHaveURL(/\/login\//);
  expect(page.url()).not.toContain('access_token');
  expect(await storedEmail(page)).toBeNull();

  const theirs = await open({ session: victim.session });
  await theirs.goto(`/login/${await hashOfLink(baseURL, stranger.email)}`);
  const words = { current: victim.email, email: stranger.email };
  await expect(theirs.getByText(text.link.someoneElse(words))).toBeVisible();
  expect(await storedEmail(theirs)).toBe(victim.email);
  await theirs.getByRole('button', { name: text.link.stay }).click();
  await expect(theirs).toHaveURL(/\/owner-dashboard\//);
  expect(await storedEmail(theirs)).toBe(victim.email);
});
