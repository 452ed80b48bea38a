import type { Page } from '@playwright/test';

/**
 * What the page has shifted by since it was opened, whoever caused it.
 * @param withinMs how long to go on watching
 */
export function layoutShiftOf(page: Page, withinMs: number): Promise<number> {
  return page.evaluate(
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
}
