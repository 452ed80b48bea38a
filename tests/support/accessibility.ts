import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { default as axe, RunOptions } from 'axe-core';
import { expect } from '#tests/support/browser.ts';

/** The runner's own limits do not hold for the script that takes pictures. */
const timeout = 30_000;

/** Waits until the screen shows its own heading, not the one that stands in for it. */
export async function expectHeading(page: Page, within = timeout): Promise<void> {
  await expect(page.locator('h1:not(.screen-heading)').first()).toBeAttached({ timeout: within });
}

/** Waits until the screen shows its heading and nothing of it is still loading. */
export async function expectLoaded(page: Page, within = timeout): Promise<void> {
  await expectHeading(page, within);
  await expect(page.locator('.skeleton')).toHaveCount(0, { timeout: within });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const SOURCE = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};axe.configure({ noHtml: true })`;
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const RULES: Record<'all' | 'colour' | 'words', RunOptions> = {
  all: {},
  colour: { runOnly: { type: 'rule', values: COLOUR_RULES } },
  words: { rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) },
};

interface Look {
  /**
   * By which rules: all of them, those about colour, or the others. Default: all of them, but the others on a dashboard's screen
   * without a dialog, whose colors every-screen.test.ts looks at in both themes. Colors take twice as long as all the rest.
   */
  readonly only?: keyof typeof RULES;
  /** Whether the navigation at the side of the owner's screens, which the walk looks at once in a visit, is looked at again. */
  readonly hasNavigation?: boolean;
}

/** What axe finds wrong on the page as it stands: the rule, and each place with what it says of it. */
async function findViolations(page: Page, { only, hasNavigation = false }: Look) {
  // The page keeps it while it goes from screen to screen.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ rules, chosen, hasNavigation }) => {
      // Colours that are still on their way are nobody's fault.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      // Nothing behind a dialog can be read or reached.
      const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
      const [, area] = /^\/(owner|tenant)-dashboard\//.exec(location.pathname) ?? [];
      const exclude = area === 'owner' && !hasNavigation ? ['aside[data-print="hidden"] > nav'] : [];
      // What is in order is not written out: that takes as long as finding it.
      const { violations } = await window.axe.run(dialog ?? { include: document, exclude }, {
        ...rules[chosen ?? (area && !dialog ? 'words' : 'all')],
        resultTypes: ['violations'],
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
      }));
    },
    { rules: RULES, chosen: only, hasNavigation },
  );
}

/** Fails with what axe finds on the page, or in the dialog that is open on it. */
export async function expectAccessible(page: Page, where: string, look: Look = {}): Promise<void> {
  expect.soft(await findViolations(page, look), where).toEqual([]);
}
