import type { Page } from '@playwright/test';
import type { Language } from '#src/i18n/language.ts';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { expectLargeWithin, smallTargets } from '#tests/support/targets.ts';
import { expectAccessibleNow } from './both-themes.ts';

interface Visited {
  readonly base: string;
  readonly paths: readonly string[];
  readonly language: Language;
  /** On a phone every control is large enough for a thumb. */
  readonly isOnPhone?: boolean;
}

/** Screens, one after the other, as they are with everything of the demo in them. What they say without is in tests/screens. */
export async function lookThrough(page: Page, { base, paths, language, isOnPhone }: Visited): Promise<void> {
  // Others of the demo's people are at work beside it: what is told of that would lie over what is looked at.
  await page.routeWebSocket(/\/realtime\//, () => undefined);
  await page.goto(`${base}/`);
  await expectLoaded(page);
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
