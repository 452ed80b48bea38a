import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { comeFromElsewhere, mailOfKind, openWithoutScripts, someone } from '#tests/support/public-forms.ts';

// A browser reports every answer that is not a success.
test.use({ expectedErrors: [/status of 422/] });

const sendButton = (page: Page) => page.locator('main form button[type=submit]');

async function fill(page: Page, email: string): Promise<void> {
  await page.locator('#name').fill('Ana Peña');
  await page.locator('#email').fill(email);
  await page.locator('#reader').selectOption('company');
  await page.locator('#message').fill('¿Cuánto cuesta?\nSon 40 unidades.');
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`sends a message in ${language}`, async ({ open, request }) => {
    const page = await open({ language });
    await comeFromElsewhere(page.context());
    await page.goto(`/${language}/contact/`, { waitUntil: 'load' });
    await sendButton(page).click();
    for (const field of ['name', 'email', 'reader', 'message']) {
      await expect(page.locator(`#${field}-missing`)).toBeVisible();
    }
    await expect(page.locator('#name')).toBeFocused();
    await expectAccessible(page, 'with faults');
    const email = someone();
    await fill(page, email);
    await sendButton(page).click();
    await expect(page.locator('[data-done]')).toContainText(email);
    await mailOfKind(request, email, 'contact_received');
    await page.locator('[data-again]').click();
    await expect(page.locator('#message')).toHaveValue('');
    await expect(page.locator('#name')).toBeFocused();
  });

  test(`sends a message without scripts in ${language}`, async ({ browser, baseURL, request }) => {
    const context = await openWithoutScripts(browser, baseURL, language);
    const page = await context.newPage();
    await page.goto(`/${language}/contact/`);
    await fill(page, 'ana');
    await sendButton(page).click();
    await expect(page.locator('#email-invalid')).toBeVisible();
    await expect(page.locator('#name')).toHaveValue('Ana Peña');
    await expect(page.locator('#reader')).toHaveValue('company');
    await expect(page.locator('#message')).toHaveValue('¿Cuánto cuesta?\nSon 40 unidades.');
    const email = someone();
    await page.locator('#email').fill(email);
    await sendButton(page).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/contact/sent/$`));
    const mail = await mailOfKind(request, email, 'contact_received');
    expect(mail.subject).toBe(language === 'es' ? 'Recibimos su mensaje' : 'We got your message');
    await context.close();
  });
}
