import path from 'node:path';
import type { Page } from '@playwright/test';

const folder = path.resolve('test-results/screenshots');
const widths = [360, 1440];
const themes = ['light', 'dark'];

/**
 * Takes pictures of a step at a phone's and a desk's width, light and dark, to be looked at: only with SCREENSHOTS=1.
 * @param name file name without its ending, below `test-results/screenshots/`
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS !== '1') return;
  const usual = page.viewportSize();
  const shown = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    // As high as the page, so that what stays at an edge of the window stands at the edge of the picture.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(740, height) });
    for (const theme of themes) {
      const file = path.join(folder, `${name}-${width}-${theme}.png`);
      await show(page, theme);
      await page.screenshot({ path: file, animations: 'disabled' });
    }
    await show(page, shown);
  }
  if (usual) await page.setViewportSize(usual);
}

async function show(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((to) => {
    if (to) document.documentElement.dataset.theme = to;
    else delete document.documentElement.dataset.theme;
  }, theme);
}
