import type { Page } from '@playwright/test';
import type { Language } from '#src/i18n/language.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import {
  comeFromElsewhere,
  linkIn,
  mailOfKind,
  openWithoutScripts,
  someone,
} from '#tests/support/public-forms.ts';

const words: Record<Language, { invalid: RegExp; confirm: string; confirmed: string; leave: string }> = {
  es: {
    invalid: /tiene un error/,
    confirm: 'Confirmar mi correo',
    confirmed: 'Listo: está en la lista',
    leave: 'Borrar mi correo',
  },
  en: {
    invalid: /valid email/,
    confirm: 'Confirm my email',
    confirmed: "You're on the list",
    leave: 'Delete my email',
  },
};

// A browser reports every answer that is not a success.
test.use({ expectedErrors: [/status of 4(04|22)/] });

const sendButton = (page: Page) => page.locator('main form button[type=submit]');

async function expectFault(page: Page, field: string, fault: string): Promise<void> {
  await expect(page.locator(`#${field}-${fault}`)).toBeVisible();
  await expect(page.locator(`#${field}`)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator(`#${field}`)).toHaveAttribute(
    'aria-describedby',
    new RegExp(`(^| )${field}-${fault}$`),
  );
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`joins, confirms and leaves in ${language}`, async ({ open, request }) => {
    const page = await open({ language });
    await comeFromElsewhere(page.context());
    await page.goto(`/${language}/waitlist/`, { waitUntil: 'load' });
    const email = someone();

    await sendButton(page).click();
    await expectFault(page, 'email', 'missing');
    await expectFault(page, 'consent', 'missing');
    await expect(page.locator('#email')).toBeFocused();
    await page.locator('#email').fill('ana@');
    await page.locator('#consent').check();
    await sendButton(page).click();
    await expectFault(page, 'email', 'invalid');
    await expect(page.locator('#email-invalid')).toHaveText(words[language].invalid);
    await expect(page.locator('#consent-missing')).toBeHidden();
    await expect(page.locator('#email')).toHaveValue('ana@');
    await expectAccessible(page, 'with a fault');

    await page.locator('#email').fill(email);
    await page.keyboard.press('Enter');
    const done = page.locator('[data-done]');
    await expect(done).toBeVisible();
    await expect(done).toBeFocused();
    await expect(done).toContainText(email);
    await expect(page).toHaveURL(new RegExp(`/${language}/waitlist/$`));
    await expectAccessible(page, 'when done');

    const mail = await mailOfKind(request, email, 'waitlist_confirm');
    await page.goto(linkIn(mail, '/confirm'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessible(page, 'asked to confirm');
    await page.getByRole('button', { name: words[language].confirm }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/waitlist/confirmed/$`));
    await expect(page.locator('h1')).toHaveText(words[language].confirmed);

    await page.goto(linkIn(mail, '/leave'));
    await page.getByRole('button', { name: words[language].leave }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/waitlist/left/$`));
    await page.goto(linkIn(mail, '/confirm'));
    await page.getByRole('button', { name: words[language].confirm }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: words[language].confirm })).toHaveCount(0);
  });

  test(`joins, confirms and leaves without scripts in ${language}`, async ({ browser, baseURL, request }) => {
    const context = await openWithoutScripts(browser, baseURL, language);
    const page = await context.newPage();
    const email = someone();
    await page.goto(`/${language}/waitlist/`);
    await page.locator('#email').fill(`${email} x`);
    await sendButton(page).click();
    await expectFault(page, 'email', 'invalid');
    await expectFault(page, 'consent', 'missing');
    await expect(page.locator('#email')).toHaveValue(`${email} x`);
    await expect(page).toHaveTitle(/^Error: /);

    await page.locator('#email').fill(email);
    await page.locator('#consent').check();
    await sendButton(page).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/waitlist/sent/$`));
    await expect(page.locator('h1')).toBeVisible();

    const mail = await mailOfKind(request, email, 'waitlist_confirm');
    await page.goto(linkIn(mail, '/confirm'));
    await page.getByRole('button', { name: words[language].confirm }).click();
    await expect(page.locator('h1')).toHaveText(words[language].confirmed);
    await page.goto(linkIn(mail, '/leave'));
    await page.getByRole('button', { name: words[language].leave }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/waitlist/left/$`));
    await context.close();
  });
}
