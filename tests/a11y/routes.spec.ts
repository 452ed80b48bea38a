import type { Page } from '@playwright/test';
import { type Language, languages } from '#src/i18n/language.ts';
import { expectAccessible, expectHeading, expectLoaded } from '#tests/support/accessibility.ts';
import { test } from '#tests/support/browser.ts';
import { languagesOfTurn } from '#tests/support/languages.ts';
import { newAdministrator, signInDemo } from '#tests/support/rental.ts';
import { passSecondStep } from '#tests/support/second-step.ts';
import { prefix } from '#tests/support/texts.ts';
import {
  ownerPatterns,
  ownerSamples,
  pathsOf,
  publicPaths,
  tenantPatterns,
  tenantSamples,
} from './routes.ts';

/**
 * The page as it stands, in one language and both themes; the dark one changes colours and nothing else. Colours do not
 * change with the language: who looks at a page in both says so, and they are looked at in Spanish.
 */
async function expectAccessibleNow(
  page: Page,
  path: string,
  language: Language,
  isSeenInBoth = true,
): Promise<void> {
  if (isSeenInBoth && language !== 'es') return expectAccessible(page, `${path} ${language}`, 'words');
  await inDaylight(page, true);
  await expectAccessible(page, `${path} ${language} light`);
  await inDaylight(page, false);
  await expectAccessible(page, `${path} ${language} dark`, 'colour');
}

const inDaylight = (page: Page, isLight: boolean) =>
  page.evaluate(
    (theme) => {
      document.documentElement.dataset.theme = theme;
    },
    isLight ? 'light' : 'dark',
  );

/** The page in both languages, as the reader's choice. */
async function expectAccessibleInAll(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const [index, language] of languages.entries()) {
    if (index > 0) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.reload();
    }
    await expectLoaded(page);
    await expectAccessibleNow(page, path, language);
  }
  // As the next path finds it.
  await page.evaluate((first) => localStorage.setItem('language', first), languages[0]);
}

/** Screens looked at in one visit: enough to spare starting the application for each, few enough to run side by side. */
const SCREENS_IN_A_VISIT = 8;

const inParts = (patterns: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(patterns.length / SCREENS_IN_A_VISIT) }, (_, part) =>
    patterns.slice(part * SCREENS_IN_A_VISIT, (part + 1) * SCREENS_IN_A_VISIT),
  );

/** Goes to another screen as a link does, without starting the application anew. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Every screen of a visit in one language, whatever is found on the first. */
async function expectVisitAccessible(
  page: Page,
  paths: readonly string[],
  language: Language,
): Promise<void> {
  await page.goto(paths[0] ?? '/');
  for (const path of paths) {
    await goWithin(page, path);
    await expectLoaded(page);
    await expectAccessibleNow(page, path, language, false);
  }
}

for (const language of languages) {
  for (const [part, paths] of inParts(publicPaths).entries()) {
    test(`for everybody, part ${part + 1} (${language})`, async ({ open }) => {
      const page = await open({ language });
      for (const path of paths) {
        await page.goto(path.replace('/[...language]', prefix[language]));
        // The page of all components shows skeletons as well, and keeps them.
        await (path.includes('[...language]') ? expectLoaded(page) : expectHeading(page));
        await expectAccessibleNow(page, path, language);
      }
    });
  }
}

// Dashboards by turns in one language and in the other: their words come from dictionaries with the same keys, none of them
// empty, and every screen is looked at whole, in both themes.
for (const [part, patterns] of inParts(ownerPatterns).entries()) {
  for (const language of languagesOfTurn(part)) {
    test(`for an owner, part ${part + 1} (${language})`, async ({ open, baseURL }) => {
      const owner = await signInDemo(baseURL, 'owner');
      const samples = await ownerSamples(owner.client);
      const page = await open({ session: owner.session, language });
      const paths = patterns.flatMap((pattern) => pathsOf('/owner-dashboard', pattern, samples));
      await expectVisitAccessible(page, paths, language);
    });
  }
}
for (const [part, patterns] of inParts(tenantPatterns).entries()) {
  for (const language of languagesOfTurn(part)) {
    test(`for a tenant, part ${part + 1} (${language})`, async ({ open, baseURL }) => {
      const tenant = await signInDemo(baseURL, 'tenant');
      const { client: owner } = await signInDemo(baseURL, 'owner');
      const samples = await tenantSamples(tenant.client, owner);
      const page = await open({ session: tenant.session, width: 360, language });
      const paths = patterns.flatMap((pattern) => pathsOf('/tenant-dashboard', pattern, samples));
      await expectVisitAccessible(page, paths, language);
    });
  }
}

test.describe('for an administrator', () => {
  test('before the second step is set up', async ({ open, baseURL }) => {
    const { session } = await newAdministrator(baseURL);
    await expectAccessibleInAll(await open({ session }), '/admin/');
  });

  test('behind the second step', async ({ open, baseURL }) => {
    const session = await passSecondStep(await newAdministrator(baseURL));
    const page = await open({ session });
    for (const path of ['/admin/', '/admin/waitlist', '/admin/messages']) {
      await expectAccessibleInAll(page, path);
    }
  });
});
