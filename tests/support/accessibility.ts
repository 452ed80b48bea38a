import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '#tests/support/browser.ts';

/** The runner's own limits do not hold for the script that takes pictures. */
const timeout = 30_000;

/** Waits until the screen shows its own heading, not the one that stands in for it. */
export async function expectHeading(page: Page, within = timeout): Promise<void> {
  await expect(page.locator('h1:not(.screen-heading)').first()).toBeAttached({ timeout: within });
}

/** Waits until the screen shows its heading and nothing of it is still loading. */
export async function expectLoaded(page: Page): Promise<void> {
  await expectHeading(page);
  await expect(page.locator('.skeleton')).toHaveCount(0, { timeout });
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails with what axe finds wrong on the page as it stands: by all of its rules, by those about colour, or by the others. */
export async function expectAccessible(page: Page, where: string, only?: 'colour' | 'words'): Promise<void> {
  // In the page itself, which has no frames: a page beside it to put results together would cost as much again.
  // What it finds in order is not written out: that takes as long as finding it.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (only === 'colour') axe.withRules(COLOUR_RULES);
  if (only === 'words') axe.disableRules(COLOUR_RULES);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect.soft(found, where).toEqual([]);
}
