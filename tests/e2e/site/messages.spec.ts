import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { signInDemo } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import english from '../../../public/locales/en/translation.json' with { type: 'json' };
import spanish from '../../../public/locales/es/translation.json' with { type: 'json' };

const texts = { en: english.messages, es: spanish.messages };

/** The browser's offer to install, with an answer that the test gives. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const answer = new Promise((resolve) => {
      Object.assign(window, { answer: (outcome: string) => resolve({ outcome }) });
    });
    Object.assign(offer, { prompt: () => answer });
    window.dispatchEvent(offer);
    Object.assign(window, { isPrevented: offer.defaultPrevented });
  });
}
const answer = (page: Page, outcome: string) =>
  page.evaluate(
    (given) => (window as unknown as { answer: (outcome: string) => void }).answer(given),
    outcome,
  );

/** Another visit: what was answered in the one before is not known any more. */
async function comeAgain(page: Page, path: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
}

/** The same, but with an installation that fails. */
async function offerFailure(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => Promise.reject(new Error('no installation today'));
    window.dispatchEvent(Object.assign(offer, { prompt }));
  });
}

test.describe('on a public page', () => {
  test.use({ expectedErrors: [/no installation today/] });

  for (const language of languagesInTurn(import.meta.url)) {
    const text = texts[language];

    test(`the install card appears on the browser's offer, installs, and goes when dismissed (${language})`, async ({
      open,
      problems,
    }) => {
      const page = await open({ language });
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const card = page.getByRole('region', { name: text.install.title });
      const install = card.getByRole('button', { name: text.install.install, exact: true });

      await test.step('a failing installation is logged, and the card goes', async () => {
        await page.goto(`/${language}/`);
        await expect(card).toBeHidden();
        await offerFailure(page);
        await install.click();
        await expect(card).toBeHidden();
        expect(problems.join()).toContain('no installation today');
      });

      await test.step('installing shows that it works, and logs the outcome', async () => {
        await comeAgain(page, `/${language}/`);
        await offerInstallation(page);
        await expect(card).toContainText(text.install.text);
        expect(await page.evaluate(() => (window as unknown as { isPrevented: boolean }).isPrevented)).toBe(
          true,
        );
        await expectAccessible(page, `install card ${language}`);
        await install.click();
        await expect(card.getByText(text.install.installing)).toBeVisible();
        await answer(page, 'accepted');
        await expect(card).toBeHidden();
        expect(logged).toContain('Installation: accepted');
      });

      await test.step('said once, it is heard for the rest of the visit', async () => {
        await comeAgain(page, `/${language}/`);
        await offerInstallation(page);
        await expect(card).toBeVisible();
        await card.getByRole('button', { name: text.install.notNow }).click();
        await expect(card).toBeHidden();
        await page.goto(`/${language}/login/`);
        await offerInstallation(page);
        await expect(card).toBeHidden();
      });
    });

    test(`the badge says at once that the connection is gone, and for three seconds that it is back (${language})`, async ({
      open,
    }) => {
      const page = await open({ language });
      await page.goto(`/${language}/`);
      // Time stands still until the test lets it pass.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const badge = page.locator('#connectivity');
      await expect(badge.getByText(text.offline)).toBeHidden();
      await page.context().setOffline(true);
      await expect(badge.getByText(text.offline)).toBeVisible();
      await page.context().setOffline(false);
      await expect(badge.getByText(text.back)).toBeVisible();
      await expect(badge.getByText(text.offline)).toBeHidden();
      await page.clock.runFor(2_900);
      await expect(badge.getByText(text.back)).toBeVisible();
      await page.clock.runFor(200);
      await expect(badge.getByText(text.back)).toBeHidden();
    });
  }
});

test('the card waits in the dashboards until something was done, and stays off the forms', async ({
  open,
  baseURL,
}) => {
  const tenant = await signInDemo(baseURL, 'tenant');
  const page = await open({ session: tenant.session, language: 'en', width: 360 });
  await page.goto('/tenant-dashboard/profile');
  const { profile: text, saved } = (await textsOf('en')).account;
  const save = page.getByRole('button', { name: text.personal.save });
  await expect(save).toBeVisible();
  await offerInstallation(page);
  const card = page.getByRole('region', { name: texts.en.install.title });
  await expect(card).toBeHidden();
  await save.click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(card).toBeHidden();
  await goWithin(page, '/tenant-dashboard/');
  await expect(card).toBeVisible();
  // Above the navigation, and nothing of the page is left under it.
  const bar = page.getByRole('navigation').last();
  const [above, below] = await Promise.all([card.boundingBox(), bar.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  // What comes late makes the page longer.
  const endOfPage = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await page.locator('main').boundingBox();
    return (end?.y ?? 0) + (end?.height ?? 0);
  };
  await expect.poll(endOfPage).toBeLessThanOrEqual(above?.y ?? 0);
  await expect(card.getByText(texts.es.install.text)).toBeHidden();
  await expectAccessible(page, 'install card in a dashboard');
  await card.getByRole('button', { name: texts.en.install.close }).click();
  await expect(card).toBeHidden();
});
