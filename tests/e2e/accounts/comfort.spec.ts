import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { followLink, linkMailedTo } from '#tests/support/mailbox.ts';
import { picture } from '#tests/support/picture.ts';
import { newPerson } from '#tests/support/rental.ts';
import { prefix, textsOf } from '#tests/support/texts.ts';
import { chooseCode, newAccount, newEmail, signInByForm, signUpByForm } from './entry.ts';

/** The words by which password managers and phones know a field (WCAG 2.2, 1.3.5 and 3.3.8). */
test('password managers and codes from messages find their fields', async ({ open, request, baseURL }) => {
  const texts = await textsOf('es');
  const { auth, common } = texts;
  const page = await open();
  const autocompleteOf = (label: string) =>
    page.getByLabel(label, { exact: true }).getAttribute('autocomplete');

  await page.goto('/login/');
  expect(await autocompleteOf(auth.email)).toBe('username');
  expect(await autocompleteOf(auth.password)).toBe('current-password');
  await chooseCode(page, auth);
  const { email } = await newAccount(baseURL);
  await page.getByLabel(auth.email).fill(email);
  await page.getByRole('button', { name: auth.code.send }).click();
  expect(await autocompleteOf(auth.code.label)).toBe('one-time-code');
  expect(await page.getByLabel(auth.code.label).getAttribute('inputmode')).toBe('numeric');

  await page.goto('/signup/');
  expect(await autocompleteOf(auth.signUp.name)).toBe('name');
  expect(await autocompleteOf(auth.email)).toBe('username');
  expect(await autocompleteOf(auth.password)).toBe('new-password');

  await page.goto('/recovery/');
  await page.getByLabel(auth.email).fill(email);
  await page.getByRole('button', { name: auth.recovery.submit }).click();
  await expect(page.getByLabel(auth.code.label)).toBeVisible();
  await followLink(page, await linkMailedTo(request, email));
  expect(await autocompleteOf(common.shell.newPassword.label)).toBe('new-password');
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(email);
});

test('nothing has to be remembered or retyped: passwords and codes can be pasted and looked at', async ({
  open,
}) => {
  const { auth, common } = await textsOf('es');
  const page = await open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login/');
  const password = page.getByLabel(auth.password, { exact: true });
  await password.focus();
  await page.evaluate(() => navigator.clipboard.writeText('Pegada-2026'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(password).toHaveValue('Pegada-2026');
  await page.getByRole('button', { name: common.form.showPassword }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await chooseCode(page, auth);
  await page.getByLabel(auth.email).fill(newEmail());
  await page.getByRole('button', { name: auth.code.send }).click();
  const code = page.getByLabel(auth.code.label);
  await page.evaluate(() => navigator.clipboard.writeText('123 456'));
  await code.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(code).toHaveValue('123 456');
});

for (const language of languagesInTurn(import.meta.url)) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`without barriers (${language}, ${theme})`, () => {
      test.use({ expectedErrors: [/status of (400|403) .*\/auth\/v1\//] });

      test('every step of entering', async ({ open, request, baseURL }) => {
        const texts = await textsOf(language);
        const { auth, common } = texts;
        const page = await open({ language, theme, width: 360 });
        const check = (step: string) => expectAccessible(page, `${step} ${language} ${theme}`);
        const at = (path: string) => page.goto(prefix[language] + path);

        await at('/login/');
        await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
        await expect(page.getByText(auth.passwordMissing)).toBeVisible();
        await check('sign-in with errors');
        await signInByForm(page, texts, newEmail());
        await expect(page.getByText(texts.errors.codes.invalid_credentials)).toBeVisible();
        await check('sign-in refused');
        await chooseCode(page, auth);
        await check('asking for a code');
        await page.getByLabel(auth.email).fill(newEmail());
        await page.getByRole('button', { name: auth.code.send }).click();
        await page.getByLabel(auth.code.label).fill('000000');
        await page.getByRole('button', { name: auth.code.submit, exact: true }).click();
        await expect(page.getByText(texts.errors.codes.otp_expired)).toBeVisible();
        await check('code refused');

        await at('/signup/');
        await signUpByForm(page, texts, newEmail(), 'corta');
        await expect(page.getByText(auth.passwordWeak)).toBeVisible();
        await check('sign-up with errors');
        await signUpByForm(page, texts, newEmail());
        await expect(page.getByRole('heading', { name: auth.confirm.title })).toBeVisible();
        await check('confirming');

        const { email, operator } = await newAccount(baseURL);
        await at('/recovery/');
        await page.getByLabel(auth.email).fill(email);
        await page.getByRole('button', { name: auth.recovery.submit }).click();
        await expect(page.getByLabel(auth.code.label)).toBeVisible();
        await check('recovery sent');
        await page.goto(await linkMailedTo(request, email));
        const choose = page.getByRole('button', { name: auth.mailLink.kinds.recovery.button });
        await expect(choose).toBeVisible();
        await check('the link of a mail');
        await picture(page, `${language}/mail-link`);
        await choose.click();
        await expect(page.getByLabel(common.shell.newPassword.label)).toBeVisible();
        await check('new password');

        await at('/confirm/?type=recovery');
        await expect(page.getByRole('heading', { name: auth.mailLink.broken.title })).toBeVisible();
        await check('half a link');

        const other = await newAccount(baseURL);
        const { data } = await operator.auth.admin.generateLink({ type: 'magiclink', email: other.email });
        await page.goto(
          data.properties?.action_link.replace(/redirect_to=[^&]*/, `redirect_to=${baseURL}/login/`) ?? '',
        );
        await expect(page.getByText(auth.link.title)).toBeVisible();
        await check('a link for somebody else');
      });

      test('the wrong area, and a start that fails', async ({ open, baseURL }) => {
        const { common } = await textsOf(language);
        const { session } = await newPerson(baseURL, 'Pedro Núñez', 'tenant');
        const page = await open({ language, theme, session });
        await page.goto('/owner-dashboard/');
        await expect(page.getByText(common.shell.wrongArea.title)).toBeVisible();
        await expectAccessible(page, `wrong area ${language} ${theme}`);
      });
    });
  }
}
