import type { Page } from '@playwright/test';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { sharePaper } from '#tests/support/papers.ts';
import { signInDemo } from '#tests/support/rental.ts';
import { smallTargets } from '#tests/support/targets.ts';
import { pathsOf, tenantPatterns, tenantSamples } from './routes.ts';

const OPENED = '.popup:popover-open, dialog[open]';

/** What opens over a screen is looked at too: its menus and sheets. */
async function lookIntoPopups(page: Page, path: string): Promise<void> {
  const openers = page.locator('main [aria-haspopup]');
  for (let index = 0; index < (await openers.count()); index += 1) {
    await openers.nth(index).click();
    await expect(page.locator(OPENED)).toBeVisible();
    expect.soft(await smallTargets(page, OPENED), `${path}, opened`).toEqual([]);
    await page.keyboard.press('Escape');
  }
}

const PARTS = 2;
for (let part = 0; part < PARTS; part += 1) {
  test(`on a tenant's phone every control can be hit with a thumb, part ${part + 1}`, async ({
    open,
    baseURL,
  }) => {
    const tenant = await signInDemo(baseURL, 'tenant');
    const { client: owner } = await signInDemo(baseURL, 'owner');
    await sharePaper(owner, tenant.client, 'Póliza.pdf');
    const samples = await tenantSamples(tenant.client, owner);
    const page = await open({ session: tenant.session, width: 360 });
    await page.goto('/tenant-dashboard/');
    for (const pattern of tenantPatterns.filter((_, index) => index % PARTS === part)) {
      for (const path of pathsOf('/tenant-dashboard', pattern, samples)) {
        await goWithin(page, path);
        await expectLoaded(page);
        expect.soft(await smallTargets(page), path).toEqual([]);
        await lookIntoPopups(page, path);
      }
    }
  });
}

test('on a tenant’s phone what the navigation opens can be hit with a thumb', async ({ open, baseURL }) => {
  const tenant = await signInDemo(baseURL, 'tenant');
  const page = await open({ session: tenant.session, width: 360 });
  await page.goto('/tenant-dashboard/');
  await expectLoaded(page);
  const openers = page.locator('nav, header').locator('[aria-haspopup]').filter({ visible: true });
  expect(await openers.count()).toBeGreaterThan(1);
  for (let index = 0; index < (await openers.count()); index += 1) {
    await openers.nth(index).click();
    await expect(page.locator(OPENED)).toBeVisible();
    expect.soft(await smallTargets(page, OPENED)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator(OPENED)).toHaveCount(0);
  }
});
