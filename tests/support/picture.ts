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
    await page.setViewportSize({ width, height: width < 800 ? 740 : 900 });
    await page.screenshot({
      path: path.join(folder, `${name}-${width}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  if (usual) await page.setViewportSize(usual);
}
