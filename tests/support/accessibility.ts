import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
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

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on the page as it stands: the rule, and each place with what it says of it. */
async function findViolations(page: Page, rules: RunOptions) {
  // The page keeps it while it goes from screen to screen.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${axe.source};axe.configure({ noHtml: true })`);
  return page.evaluate(async (options) => {
    // Colours that are still on their way are nobody's fault.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    // What is in order is not written out: that takes as long as finding it.
    const { violations } = await window.axe.run({ ...options, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
  }, rules);
}

const RULES: Record<'all' | 'colour' | 'words', RunOptions> = {
  all: {},
  colour: { runOnly: { type: 'rule', values: COLOUR_RULES } },
  words: { rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) },
};

/** Fails with what axe finds: by all of its rules, by those about colour, or by the others. */
export async function expectAccessible(
  page: Page,
  where: string,
  only: keyof typeof RULES = 'all',
): Promise<void> {
  expect.soft(await findViolations(page, RULES[only]), where).toEqual([]);
}
