import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/browser.ts';
import { findSmallTargets, SMALLEST_PX } from '#tests/support/small-targets.ts';

/** A menu or a sheet that is open. */
const OPENED = '.popup:popover-open, dialog[open]';
/** The small controls of the page as it stands, or of a part of it. */
export function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(findSmallTargets, { within, smallest: SMALLEST_PX });
}

/** Fails with the small controls in what each of `openers` opens: menus and sheets. */
export async function expectLargeWithin(page: Page, openers: Locator, where: string): Promise<void> {
  for (let index = 0; index < (await openers.count()); index += 1) {
    await openers.nth(index).click();
    await expect(page.locator(OPENED)).toBeVisible();
    expect.soft(await smallTargets(page, OPENED), `${where}, opened`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator(OPENED)).toHaveCount(0);
  }
}
