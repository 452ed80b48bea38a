import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { FAILURE } from '#tests/support/failing-api.ts';
import { signInDemo } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

test.use({ expectedErrors: [/status of 500|Failed to load user profile/] });

// Each screen by itself is looked at in tests/a11y/screens.spec.ts.
test('an area whose frame cannot be read says so, and opens when it can', async ({ open, baseURL }) => {
  const { common } = await textsOf('es');
  const owner = await signInDemo(baseURL, 'owner');
  const page = await open({ session: owner.session });
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, json: FAILURE }));
  await page.goto('/owner-dashboard/');
  await expect(page.getByRole('button', { name: common.actions.retry }).first()).toBeVisible({
    timeout: 30_000,
  });
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expectLoaded(page);
});
