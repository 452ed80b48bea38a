import type { Page } from '@playwright/test';
import type { Language } from '#src/i18n/language.ts';
import { expectHeading, expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { makeBreakable, setBroken } from '#tests/support/failing-api.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesOfTurn } from '#tests/support/languages.ts';
import { sharePaper } from '#tests/support/papers.ts';
import { signInDemo } from '#tests/support/rental.ts';
import { expectLargeWithin, smallTargets } from '#tests/support/targets.ts';
import { textsOf } from '#tests/support/texts.ts';
import { expectAccessibleNow } from './both-themes.ts';
import {
  asksNothing,
  inParts,
  ownerPatterns,
  ownerSamples,
  pathsOf,
  tenantPatterns,
  tenantSamples,
} from './routes.ts';

/** Enough to spare starting the application for each, few enough to run side by side. */
const SCREENS_IN_A_VISIT = 6;

/** A sentence and a way on, never a blank, an endless wait or the server's own words; and the screen once it answers. */
async function expectFailureAndRecovery(page: Page, path: string, language: Language): Promise<void> {
  const { common } = await textsOf(language);
  const retry = page.getByRole('button', { name: common.actions.retry });
  await setBroken(page, true);
  await goWithin(page, path);
  await expect(async () => {
    if ((await retry.count()) === 0) await expectLoaded(page, 100);
  }).toPass({ timeout: 30_000, intervals: [100] });
  // What a screen asks may be known from the one before: then it is opened by its address.
  if ((await retry.count()) === 0) await page.goto(path);
  await expect(retry.first(), path).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.skeleton'), path).toHaveCount(0);
  await expect(page.getByText('secret detail'), path).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);

  await setBroken(page, false);
  // A screen of several parts has a way on in each, and what comes then may ask for more.
  await expect(async () => {
    // From the last on: the place of one does not change when a later one is gone.
    for (const way of (await retry.all()).reverse())
      await way.click({ timeout: 1_000 }).catch(() => undefined);
    await expect(retry, path).toHaveCount(0, { timeout: 500 });
    await expectHeading(page, 1_000);
  }).toPass({ timeout: 60_000, intervals: [50] });
}

interface Visited {
  readonly base: string;
  readonly patterns: readonly string[];
  readonly samples: Parameters<typeof pathsOf>[2];
  readonly language: Language;
  /** On a phone every control is large enough for a thumb. */
  readonly isOnPhone?: boolean;
}

/** Every screen of a visit: what it says when the server fails, and then whether it is accessible. */
async function lookThrough(
  page: Page,
  { base, patterns, samples, language, isOnPhone }: Visited,
): Promise<void> {
  await makeBreakable(page);
  await page.goto(`${base}/`);
  await expectLoaded(page);
  const paths = patterns.flatMap((pattern) =>
    pathsOf(base, pattern, samples).map((path) => ({ path, isStill: asksNothing.has(pattern) })),
  );
  for (const [index, { path, isStill }] of paths.entries())
    await test.step(path, async () => {
      if (isStill) await goWithin(page, path);
      else await expectFailureAndRecovery(page, path, language);
      await expectLoaded(page);
      await expectAccessibleNow(page, path, language, { isInBoth: false, hasNavigation: index === 0 });
      if (!isOnPhone) return;
      expect.soft(await smallTargets(page), path).toEqual([]);
      await expectLargeWithin(page, page.locator('main [aria-haspopup]'), path);
    });
}

// By turns in one language and in the other: their words come from dictionaries with the same keys, none of them empty, and
// every screen is looked at whole, in both themes.
for (const [part, patterns] of inParts(ownerPatterns, SCREENS_IN_A_VISIT).entries()) {
  for (const language of languagesOfTurn(part)) {
    test(`the owner's screens say what failed, recover and are accessible, part ${part + 1} (${language})`, async ({
      open,
      baseURL,
    }) => {
      const owner = await signInDemo(baseURL, 'owner');
      const samples = await ownerSamples(owner.client);
      const page = await open({ session: owner.session, language });
      await lookThrough(page, { base: '/owner-dashboard', patterns, samples, language });
    });
  }
}

for (const [part, patterns] of inParts(tenantPatterns, SCREENS_IN_A_VISIT).entries()) {
  for (const language of languagesOfTurn(part)) {
    test(`the tenant's screens say what failed, recover, are accessible and fit a thumb, part ${part + 1} (${language})`, async ({
      open,
      baseURL,
    }) => {
      const tenant = await signInDemo(baseURL, 'tenant');
      const { client: owner } = await signInDemo(baseURL, 'owner');
      await sharePaper(owner, tenant.client, `Póliza ${part}.pdf`);
      const samples = await tenantSamples(tenant.client, owner);
      const page = await open({ session: tenant.session, width: 360, language });
      await lookThrough(page, { base: '/tenant-dashboard', patterns, samples, language, isOnPhone: true });
    });
  }
}
