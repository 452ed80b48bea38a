import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { publishableKey } from '#stack/keys.ts';
import { type Client, operatorOf, PASSWORD } from '#tests/support/rental.ts';
import type { ScreenTexts } from '#tests/support/texts.ts';

export const newEmail = (name = 'persona') => `${name}-${randomUUID()}@e2e.llavero.test`;

/** An account that nobody has signed in to yet. */
export async function newAccount(
  url: string | undefined,
  account: { isConfirmed?: boolean; userType?: 'owner' | 'tenant'; name?: string } = {},
): Promise<{ id: string; email: string; operator: Client }> {
  const { isConfirmed = true, userType = 'owner', name = 'Rosa Almonte' } = account;
  const operator = await operatorOf(url);
  const email = newEmail();
  const { data, error } = await operator.auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: isConfirmed,
    user_metadata: { full_name: name, user_type: userType, locale: 'es' },
  });
  if (error) throw error;
  return { id: data.user.id, email, operator };
}

/** Goes from the password to a code by e-mail. What is typed while the page still changes stays with the form before. */
export async function chooseCode(page: Page, auth: ScreenTexts['auth']): Promise<void> {
  await page.getByRole('button', { name: auth.login.withCode }).click();
  await page.getByRole('heading', { name: auth.code.title }).waitFor();
}

/** Fills in the sign-in form and sends it. */
export async function signInByForm(
  page: Page,
  { auth }: ScreenTexts,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
}

/** Fills in the sign-up form and sends it. */
export async function signUpByForm(
  page: Page,
  { auth }: ScreenTexts,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await page.getByLabel(auth.signUp.name).fill('Rosa Almonte');
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.signUp.submit, exact: true }).click();
}

/** Writes a code into the form on screen and sends it. */
export async function enterCode(
  page: Page,
  { auth }: ScreenTexts,
  code: string,
  button: string,
): Promise<void> {
  await page.getByLabel(auth.code.label).fill(code);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Another code than the given one. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

/** Headers of a request that a browser's client makes. */
export const apiHeaders = { apikey: publishableKey, 'content-type': 'application/json' };
