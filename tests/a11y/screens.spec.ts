import type { Page } from '@playwright/test';
import type { Language } from '#src/i18n/language.ts';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesOfTurn } from '#tests/support/languages.ts';
import { sharePaper } from '#tests/support/papers.ts';
import { signInDemo } from '#tests/support/rental.ts';
import { expectLargeWithin, smallTargets } from '#tests/support/targets.ts';
import { expectAccessibleNow } from './both-themes.ts';
import { inParts, ownerPatterns, ownerSamples, pathsOf, tenantPatterns, tenantSamples } from './routes.ts';

/** Enough to spare starting the application for each, few enough to run side by side. */
const SCREENS_IN_A_VISIT = 12;

interface Visited {
  readonly base: string;
  readonly patterns: readonly string[];
  readonly samples: Parameters<typeof pathsOf>[2];
  readonly language: Language;
  /** On a phone every control is large enough for a thumb. */
  readonly isOnPhone?: boolean;
}

/** Every screen of a visit, as it is with everything of the demo in it. What it says without is in tests/screens. */
async function lookThrough(
  page: Page,
  { base, patterns, samples, language, isOnPhone }: Visited,
): Promise<void> {
  // Others of the demo's people are at work beside it: what is told of that would lie over what is looked at.
  await page.routeWebSocket(/\/realtime\//, () => undefined);
  await page.goto(`${base}/`);
  await expectLoaded(page);
  const paths = patterns.flatMap((pattern) => pathsOf(base, pattern, samples));
  for (const [index, path] of paths.entries())
    await test.step(path, async () => {
      await goWithin(page, path);
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
    test(`the owner's screens are accessible, part ${part + 1} (${language})`, async ({ open, baseURL }) => {
      const owner = await signInDemo(baseURL, 'owner');
      const samples = await ownerSamples(owner.client);
      const page = await open({ session: owner.session, language });
      await lookThrough(page, { base: '/owner-dashboard', patterns, samples, language });
    });
  }
}

for (const [part, patterns] of inParts(tenantPatterns, SCREENS_IN_A_VISIT).entries()) {
  for (const language of languagesOfTurn(part)) {
    test(`the tenant's screens are accessible and fit a thumb, part ${part + 1} (${language})`, async ({
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
