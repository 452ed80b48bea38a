import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { oneTimeCode } from '#tests/support/one-time-code.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, newPerson, PASSWORD } from '#tests/support/rental.ts';
import { type ScreenTexts, textsOf } from '#tests/support/texts.ts';

async function enterPassword(page: Page, email: string, password: string, { auth }: ScreenTexts) {
  await page.goto('/login/');
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
}

// A wrong code is refused by the server, which the browser logs.
test.describe('two-step verification', () => {
  test.use({ expectedErrors: [/status of (400|403|422) .*\/(auth\/v1|api\/account)\//] });

  for (const language of languagesInTurn(import.meta.url)) {
    test(`is set up, asked for at sign-in, and left by a recovery code (${language})`, async ({
      open,
      baseURL,
    }) => {
      const texts = await textsOf(language);
      const { account, common } = texts;
      const { factor, codes, recovery } = account.security;
      const { email, session } = await newPerson(baseURL, 'Ana Pérez', 'tenant');
      const page = await open({ language, session });
      await page.goto('/tenant-dashboard/settings/security');
      await page.getByRole('button', { name: factor.begin }).click();
      await expect(page.getByRole('img', { name: factor.qrCode })).toBeVisible();
      const secret = await page.getByRole('main').locator('code').innerText();
      await picture(page, `account/${language}-totp`);
      const code = page.getByLabel(account.again.appCode);
      await code.fill('12');
      await page.getByRole('button', { name: factor.submit }).click();
      await expect(page.getByText(account.again.codeInvalid)).toBeVisible();
      await code.fill(oneTimeCode(secret));
      await page.getByRole('button', { name: factor.submit }).click();

      const dialog = page.getByRole('dialog', { name: codes.shownTitle });
      const items = dialog.getByRole('list', { name: codes.list }).getByRole('listitem');
      await expect(items).toHaveCount(10);
      const shown = await items.allInnerTexts();
      expect(new Set(shown).size).toBe(10);
      await expectAccessible(page, 'recovery codes');
      await picture(page, `account/${language}-codes`);
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: codes.download }).click();
      expect(await readFile(await (await download).path(), 'utf8')).toContain(shown[9]);
      await dialog.getByRole('button', { name: codes.done }).click();
      await expect(page.getByText(codes.left({ count: 10 }))).toBeVisible();

      const phone = await open({ language, width: 360 });
      await enterPassword(phone, email, PASSWORD, texts);
      await expect(phone.getByRole('heading', { name: common.shell.secondFactor.title })).toBeVisible();
      await phone.getByLabel(common.shell.secondFactor.code).fill(oneTimeCode(secret, 1));
      await phone.getByRole('button', { name: common.shell.secondFactor.verify }).click();
      await expect(phone).toHaveURL(/\/tenant-dashboard\/$/);

      const lost = await open({ language, width: 360 });
      await enterPassword(lost, email, PASSWORD, texts);
      await lost.getByRole('button', { name: common.shell.secondFactor.useRecoveryCode }).click();
      await lost.getByLabel(recovery.label).fill('aaaaa-aaaaa');
      await lost.getByRole('button', { name: recovery.submit }).click();
      await expect(lost.getByText(recovery.errors.recovery_code_wrong)).toBeVisible();
      await expectAccessible(lost, 'recovery code');
      await picture(lost, `account/${language}-recovery`);
      await lost.getByLabel(recovery.label).fill((shown[0] ?? '').toUpperCase());
      await lost.getByRole('button', { name: recovery.submit }).click();
      await expect(lost).toHaveURL(/\/tenant-dashboard\/$/);
      await lost.goto('/tenant-dashboard/settings/security');
      await expect(lost.getByRole('button', { name: factor.begin })).toBeVisible();
      await expect(lost.getByText(account.security.events.kinds.recovery_code_used)).toBeVisible();
    });
  }

  test('is turned off with a code of the app, and codes are made anew with one', async ({
    open,
    baseURL,
  }) => {
    const { account } = await textsOf('es');
    const { factor, codes } = account.security;
    const { client, session } = await newPerson(baseURL, 'Ana Pérez', 'tenant');
    const enrolment = await made(client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' }));
    const { secret } = enrolment.totp;
    await made(client.auth.mfa.challengeAndVerify({ factorId: enrolment.id, code: oneTimeCode(secret, -1) }));
    const { session: proved } = await made(client.auth.getSession());
    const page = await open({ session: proved ?? session });
    await page.goto('/tenant-dashboard/settings/security');
    await expect(page.getByText(codes.none)).toBeVisible();
    await page.getByRole('button', { name: codes.create }).click();
    const asked = page.getByRole('dialog', { name: codes.renewTitle });
    await asked.getByLabel(account.again.appCode).fill(oneTimeCode(secret));
    await asked.getByRole('button', { name: codes.renew }).click();
    await page
      .getByRole('dialog', { name: codes.shownTitle })
      .getByRole('button', { name: codes.done })
      .click();

    await page.getByRole('button', { name: factor.remove }).click();
    const off = page.getByRole('dialog', { name: factor.removeTitle });
    await off.getByLabel(account.again.appCode).fill('000000');
    await off.getByRole('button', { name: factor.remove }).click();
    await expect(off.getByText(factor.errors.mfa_verification_failed)).toBeVisible();
    await off.getByLabel(account.again.appCode).fill(oneTimeCode(secret, 1));
    await off.getByRole('button', { name: factor.remove }).click();
    await expect(page.getByRole('button', { name: factor.begin })).toBeVisible();
    await expect(page.getByText(account.security.events.kinds.factor_removed)).toBeVisible();
  });
});

test.describe('a password', () => {
  test.use({ expectedErrors: [/status of (400|403|422) .*\/auth\/v1\//] });

  for (const language of languagesInTurn(import.meta.url)) {
    test(`is changed by who knows the present one; other sessions end (${language})`, async ({
      open,
      baseURL,
    }) => {
      const { account, common } = await textsOf(language);
      const text = account.security.password;
      const { owner } = await makeRental(baseURL);
      const page = await open({ language, session: owner.session });
      await page.goto('/owner-dashboard/settings/security');
      await page.getByRole('button', { name: text.open }).click();
      await page.getByLabel(account.again.password, { exact: true }).fill('Equivocada-1');
      const next = page.getByLabel(common.shell.newPassword.label, { exact: true });
      await next.fill('corta');
      await page.getByRole('button', { name: text.save }).click();
      await expect(page.getByText(account.again.weakPassword)).toBeVisible();
      await next.fill('Llavero-nueva-2026');
      await page.getByRole('button', { name: text.save }).click();
      await expect(page.getByText(account.again.errors.invalid_credentials)).toBeVisible();
      await page.getByLabel(account.again.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: text.save }).click();
      await expect(page.getByText(text.saved)).toBeVisible();
      await page.reload();
      await expect(page.getByText(account.security.events.kinds.password_changed).first()).toBeVisible();
      expect((await owner.client.auth.refreshSession()).error).not.toBeNull();
    });
  }

  test('is changed by a mailed code when it is not at hand', async ({ open, baseURL, request }) => {
    const { account, common } = await textsOf('es');
    const text = account.security.password;
    const { email, client, session } = await newPerson(baseURL, 'Ana Pérez', 'tenant');
    const page = await open({ session });
    await page.goto('/tenant-dashboard/settings/security#password');
    await page.getByRole('button', { name: account.again.byMail }).click();
    await expect(page.getByText(account.again.mailed({ email }))).toBeVisible();
    const mails = await request.get('/_local/mail', {
      params: { to: email },
      headers: { accept: 'application/json' },
    });
    const [{ text: words }] = (await mails.json()) as [{ text: string }];
    await page.getByLabel(account.again.mailedCode).fill(/\b\d{6}\b/.exec(words)?.[0] ?? '');
    await page.getByLabel(common.shell.newPassword.label, { exact: true }).fill('Llavero-nueva-2026');
    await page.getByRole('button', { name: text.save }).click();
    await expect(page.getByText(text.saved)).toBeVisible();
    const { error } = await client.auth.signInWithPassword({ email, password: 'Llavero-nueva-2026' });
    expect(error).toBeNull();
  });
});

for (const language of languagesInTurn(import.meta.url)) {
  test(`sessions are seen and ended (${language})`, async ({ open, baseURL }) => {
    const { account, common } = await textsOf(language);
    const { sessions, events } = account.security;
    const person = await newPerson(baseURL, 'Ana Pérez', 'tenant');
    const sign = () => person.client.auth.signInWithPassword({ email: person.email, password: PASSWORD });
    await sign();
    await sign();
    const page = await open({ language, session: person.session });
    await page.goto('/tenant-dashboard/settings/security');
    await expect(page.getByText(sessions.current, { exact: true })).toHaveCount(1);
    const ends = page.getByRole('button', { name: sessions.endOf({ device: sessions.unknown }) });
    await expect(ends).toHaveCount(2);
    await expectAccessible(page, 'security');
    await picture(page, `account/${language}-security`);
    await ends.first().click();
    await expect(ends).toHaveCount(1);
    await page.getByRole('button', { name: sessions.endOthers }).click();
    await page
      .getByRole('alertdialog', { name: sessions.endTitle })
      .getByRole('button', { name: sessions.endOthers })
      .click();
    await expect(page.getByText(sessions.only)).toBeVisible();
    await expect(page.getByText(events.kinds.sessions_ended).first()).toBeVisible();
    await expect(page.getByRole('button', { name: common.frame.account })).toBeVisible();
    expect((await person.client.auth.refreshSession()).error).not.toBeNull();
  });
}

test.describe('signing out', () => {
  // The screen may still be asking who is there when the answer has become: nobody.
  test.use({ expectedErrors: [/status of 403 .*auth\/v1\/user/] });

  test('ends every session of the account, on the server too', async ({ open, baseURL }) => {
    const { common } = await textsOf('es');
    const person = await newPerson(baseURL, 'Ana Pérez', 'tenant');
    const { session } = await made(
      person.client.auth.signInWithPassword({ email: person.email, password: PASSWORD }),
    );
    const page = await open({ session: person.session });
    await page.goto('/tenant-dashboard/settings/security');
    await page.getByRole('button', { name: common.frame.account }).click();
    await page.getByRole('menuitem', { name: common.actions.signOut }).click();
    await expect(page).toHaveURL(/\/(en\/)?$/);
    expect(
      (await person.client.auth.setSession(session)).error ??
        (await person.client.auth.refreshSession()).error,
    ).not.toBeNull();
  });
});
