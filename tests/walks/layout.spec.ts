import type { Page } from '@playwright/test';
import { expectHeading, expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesOfTurn } from '#tests/support/languages.ts';
import { newAdministrator, signInDemo } from '#tests/support/rental.ts';
import { findSavesOutOfReach } from '#tests/support/save-in-reach.ts';
import { passSecondStep } from '#tests/support/second-step.ts';
import { prefix } from '#tests/support/texts.ts';
import { crowdedTargets, faultsOfReflow, faultsOnPaper, hiddenFocus } from '#tests/walks/walked-layout.ts';
import {
  adminPaths,
  inParts,
  ownerPatterns,
  ownerSamples,
  pathsOf,
  publicPaths,
  tenantPatterns,
  tenantSamples,
} from '../a11y/routes.ts';

const SCREENS_IN_A_VISIT = 12;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/** By Tab to its end and back, on the narrowest screen, and on paper both ways. */
async function lookAtLayout(page: Page, path: string, isScreen = true): Promise<void> {
  expect.soft(await crowdedTargets(page), `${path}: targets`).toEqual([]);
  expect.soft(await hiddenFocus(page), `${path}: what has the focus is not seen`).toEqual([]);
  await page.setViewportSize(PHONE);
  expect.soft(await page.evaluate(findSavesOutOfReach), `${path}: buttons of forms`).toEqual([]);
  expect.soft(await faultsOfReflow(page), `${path} on the narrowest screen`).toEqual([]);
  expect.soft(await faultsOnPaper(page, isScreen), `${path} on paper`).toEqual([]);
}

async function walkLayouts(page: Page, base: string, paths: readonly string[]): Promise<void> {
  await page.goto(`${base}/`);
  await expectLoaded(page);
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(DESK);
      await goWithin(page, path);
      await expectLoaded(page);
      await lookAtLayout(page, path);
    });
}

for (const [part, patterns] of inParts(ownerPatterns, SCREENS_IN_A_VISIT).entries()) {
  for (const language of languagesOfTurn(part)) {
    test(`the owner's screens: focus, paper and narrow screens, part ${part + 1} (${language})`, async ({
      open,
      baseURL,
    }) => {
      const owner = await signInDemo(baseURL, 'owner');
      const samples = await ownerSamples(owner.client);
      const page = await open({ session: owner.session, language });
      const paths = patterns.flatMap((pattern) => pathsOf('/owner-dashboard', pattern, samples));
      await walkLayouts(page, '/owner-dashboard', paths);
    });
  }
}

for (const [part, patterns] of inParts(tenantPatterns, SCREENS_IN_A_VISIT).entries()) {
  for (const language of languagesOfTurn(part)) {
    test(`the tenant's screens: focus, paper and narrow screens, part ${part + 1} (${language})`, async ({
      open,
      baseURL,
    }) => {
      const tenant = await signInDemo(baseURL, 'tenant');
      const { client: owner } = await signInDemo(baseURL, 'owner');
      const samples = await tenantSamples(tenant.client, owner);
      const page = await open({ session: tenant.session, language });
      const paths = patterns.flatMap((pattern) => pathsOf('/tenant-dashboard', pattern, samples));
      await walkLayouts(page, '/tenant-dashboard', paths);
    });
  }
}

test("the administrator's screens: focus, paper and narrow screens", async ({ open, baseURL }) => {
  const session = await passSecondStep(await newAdministrator(baseURL));
  const page = await open({ session });
  await walkLayouts(page, '/admin', adminPaths);
});

for (const [part, paths] of inParts(publicPaths, SCREENS_IN_A_VISIT).entries()) {
  for (const language of languagesOfTurn(part)) {
    test(`everybody's pages: focus, paper and narrow screens, part ${part + 1} (${language})`, async ({
      open,
    }) => {
      const page = await open({ language });
      for (const path of paths)
        await test.step(path, async () => {
          await page.setViewportSize(DESK);
          await page.goto(path.replace('/[...language]', prefix[language]));
          await expectHeading(page);
          await lookAtLayout(page, path, false);
        });
    });
  }
}
