import type { Page } from '@playwright/test';
import { type Language, languages } from '#src/i18n/language.ts';
import { expectAccessible, expectHeading, expectLoaded } from '#tests/support/accessibility.ts';
import { test } from '#tests/support/browser.ts';
import { newAdministrator, signInDemo } from '#tests/support/rental.ts';
import { passSecondStep } from '#tests/support/second-step.ts';
import {
  ownerPatterns,
  ownerSamples,
  pathsOf,
  publicPaths,
  tenantPatterns,
  tenantSamples,
} from './routes.ts';

interface Look {
  readonly shown?: readonly Language[];
  readonly isLoaded?: (page: Page) => Promise<void>;
}

/**
 * The page in both themes and, as the reader's choice, both languages. The dark theme changes colours and nothing
 * else, so it is looked at for those on the page that is there already.
 */
async function expectAccessibleInAll(page: Page, path: string, look: Look = {}): Promise<void> {
  const { shown = languages, isLoaded = expectLoaded } = look;
  await page.goto(path);
  for (const [index, language] of shown.entries()) {
    if (index > 0) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.reload();
    }
    await isLoaded(page);
    await expectAccessible(page, `${path} ${language} light`);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await expectAccessible(page, `${path} ${language} dark`, 'colour');
  }
  // As the next path finds it.
  await page.evaluate((first) => localStorage.setItem('language', first), shown[0] ?? 'es');
}

test.describe('for everybody', () => {
  for (const path of publicPaths) {
    if (!path.includes('[...language]')) {
      test(path, async ({ open }) => {
        // The page of all components shows skeletons as well, and keeps them.
        await expectAccessibleInAll(await open({ isStill: true }), path, { isLoaded: expectHeading });
      });
      continue;
    }
    for (const [language, prefix] of [
      ['es', ''],
      ['en', '/en'],
    ] as const) {
      const address = path.replace('/[...language]', prefix);
      test(address, async ({ open }) => {
        await expectAccessibleInAll(await open({ isStill: true, language }), address, { shown: [language] });
      });
    }
  }
});

test.describe('for an owner', () => {
  for (const pattern of ownerPatterns) {
    test(pattern, async ({ open, baseURL }) => {
      const owner = await signInDemo(baseURL, 'owner');
      const page = await open({ session: owner.session, isStill: true });
      for (const path of pathsOf('/owner-dashboard', pattern, await ownerSamples(owner.client))) {
        await expectAccessibleInAll(page, path);
      }
    });
  }
});

test.describe('for a tenant', () => {
  for (const pattern of tenantPatterns) {
    test(pattern, async ({ open, baseURL }) => {
      const tenant = await signInDemo(baseURL, 'tenant');
      const page = await open({ session: tenant.session, isStill: true, width: 360 });
      for (const path of pathsOf('/tenant-dashboard', pattern, await tenantSamples(tenant.client))) {
        await expectAccessibleInAll(page, path);
      }
    });
  }
});

test.describe('for an administrator', () => {
  test('before the second step is set up', async ({ open, baseURL }) => {
    const { session } = await newAdministrator(baseURL);
    await expectAccessibleInAll(await open({ session, isStill: true }), '/admin/');
  });

  test('behind the second step', async ({ open, baseURL }) => {
    const session = await passSecondStep(await newAdministrator(baseURL));
    const page = await open({ session, isStill: true });
    for (const path of ['/admin/', '/admin/waitlist', '/admin/messages']) {
      await expectAccessibleInAll(page, path);
    }
  });
});
