import type { Page } from '@playwright/test';
import { expect } from '#tests/support/browser.ts';

/** A font that comes late may move a line by a hair: what rounds to none. */
const LEAST_SEEN = 0.0005;

/**
 * Fails where anything on the page has moved by itself since it was opened, whoever caused it.
 * @param withinMs how long to go on watching
 */
export async function expectNothingMoved(page: Page, withinMs: number): Promise<void> {
  const shift = await page.evaluate(
    (wait) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), wait);
      }),
    withinMs,
  );
  expect(shift, 'cumulative layout shift').toBeLessThan(LEAST_SEEN);
}
