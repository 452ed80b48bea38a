import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

const STEPS = 60;
const STEP_PIXELS = 300;
/** Rows that may be in the document: the blocks in view, and those within reach of them. */
const MOST_DRAWN = 250;

/** Seconds that the page's main thread has spent on scripts, styles and layout. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return seconds('ScriptDuration') + seconds('RecalcStyleDuration') + seconds('LayoutDuration');
}

interface Scrolled {
  /** The most rows that were in the document at a time. */
  drawn: number;
  seconds: number;
}

/** Scrolls down through the middle of a table of so many rows, frame by frame. */
async function scrollThrough(page: Page, rows: number): Promise<Scrolled> {
  await page.goto(`/design/?rows=${rows}#lists`);
  const table = page.locator('.data-table');
  await expect(table.locator('.data-table-row').first()).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const walk = (steps: number) =>
    page.evaluate(
      async ([count, pixels]) => {
        const section = document.querySelector('.data-table');
        const scroller =
          section && getComputedStyle(section).overflowY !== 'visible' ? section : document.scrollingElement;
        let most = 0;
        for (let step = 0; step < (count as number); step++) {
          scroller?.scrollBy(0, pixels as number);
          await new Promise((done) => requestAnimationFrame(done));
          most = Math.max(most, document.querySelectorAll('.data-table-row').length);
        }
        return most;
      },
      [steps, STEP_PIXELS] as const,
    );
  await walk(10);
  const before = await workOf(devtools);
  const drawn = await walk(STEPS);
  const seconds = (await workOf(devtools)) - before;
  await devtools.detach();
  return { drawn, seconds };
}

test('scrolling ten thousand rows draws and costs no more than scrolling a thousand', async ({ open }) => {
  const page = await open({ isStill: true });
  const thousand = await scrollThrough(page, 1_000);
  const tenThousand = await scrollThrough(page, 10_000);
  expect(thousand.drawn).toBeGreaterThan(50);
  expect(thousand.drawn).toBeLessThanOrEqual(MOST_DRAWN);
  expect(tenThousand.drawn).toBeLessThanOrEqual(thousand.drawn + 50);
  expect(tenThousand.seconds / thousand.seconds).toBeLessThan(1.5);
});
