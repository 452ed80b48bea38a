import { expect, test } from '#tests/support/browser.ts';
import { codeMailedTo, countMailsTo, followLink, linkMailedTo, scan } from '#tests/support/mailbox.ts';
import { operatorOf, PASSWORD } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { apiHeaders, enterCode, newEmail, signUpByForm } from './entry.ts';

test('the link of the mail confirms, leads where the reader was going, and the tab that waits follows', async ({
  open,
  request,
}) => {
  const texts = await textsOf('en');
  const email = newEmail();
  const page = await open({ language: 'en' });
  await page.goto('/en/signup/?next=%2Fowner-dashboard%2Ffinance');
  await signUpByForm(page, texts, email);
  const link = await linkMailedTo(request, email);
  const mailTab = await page.context().newPage();
  await scan(request, link);
  await followLink(mailTab, link);
  await expect(mailTab).toHaveURL(/\/owner-dashboard\/finance$/);
  await expect(page).toHaveURL(/\/owner-dashboard\/finance$/);
});

test('who began a sign-up with an address that is not theirs cannot enter once its owner confirms it', async ({
  open,
  request,
  baseURL,
}) => {
  const texts = await textsOf('es');
  const email = newEmail();
  const stranger = { email, password: 'Extrano-2026', data: { full_name: 'Nadie' } };
  await request.post('/auth/v1/signup', { headers: apiHeaders, data: stranger });
  const page = await open();
  await page.goto('/signup/');
  await signUpByForm(page, texts, email);
  await expect.poll(() => countMailsTo(request, email)).toBe(2);
  await enterCode(page, texts, await codeMailedTo(request, email), texts.auth.confirm.submit);
  await expect(page.getByRole('heading', { name: texts.owner.welcome.title })).toBeVisible();
  const { auth } = await operatorOf(baseURL);
  const theirs = await auth.signInWithPassword({ email, password: stranger.password });
  expect(theirs.error?.code).toBe('invalid_credentials');
  expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});
