import path from 'node:path';
import type { Page } from '@playwright/test';

const folder = path.resolve('test-results/screenshots');
const widths = [360, 1440];

/**
 * Takes a picture of a step at a phone's and a desk's width, to be looked at: only with SCREENSHOTS=1.
 * @param name file name without its ending, below `test-results/screenshots/`
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS !== '1') return;
  const usual = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    // As high as the page, so that what stays at an edge of the window stands at the edge of the picture.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(740, height) });
    await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), animations: 'disabled' });
  }
  if (usual) await page.setViewportSize(usual);
}
