import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { signInDemo } from '#tests/support/rental.ts';
import { expectLargeWithin } from '#tests/support/targets.ts';

// What the screens themselves have is looked at in screens.spec.ts.
test('on a tenant’s phone what the navigation opens can be hit with a thumb', async ({ open, baseURL }) => {
  const tenant = await signInDemo(baseURL, 'tenant');
  const page = await open({ session: tenant.session, width: 360 });
  await page.goto('/tenant-dashboard/');
  await expectLoaded(page);
  const openers = page.locator('nav, header').locator('[aria-haspopup]').filter({ visible: true });
  expect(await openers.count()).toBeGreaterThan(1);
  await expectLargeWithin(page, openers, 'the navigation');
});
