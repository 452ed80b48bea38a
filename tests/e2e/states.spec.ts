import type { Page } from '@playwright/test';
import { ownerPatterns, ownerSamples, pathsOf, tenantPatterns, tenantSamples } from '#tests/a11y/routes.ts';
import { expectHeading, expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { signInDemo } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

/** What the frame itself reads, so that the screens are reached; the first test is about these. */
const FRAME = /\/rest\/v1\/(profiles|memberships|organizations)\?/;
/** Screens that ask the server nothing, or nothing that the frame has not read already. */
const ASKS_NOTHING = [
  ...['/properties/new', '/properties/files', '/units/import', '/tenants/new', '/organizations/new'],
  ...['/profile', '/settings', '/team/roles', '/settings/organization', '/outbox'],
  ...['/help', '/help/:guide'],
];
/** Screens that one test walks through: several run side by side. */
const PART = 9;
const ROUTES_MS = 240_000;

test.use({ expectedErrors: [/status of 500|Failed to load user profile/] });

const { common } = await textsOf('es');
const retry = (page: Page) => page.getByRole('button', { name: common.actions.retry });

const FAILURE = { code: 'XX000', message: 'secret detail of the server' };
/** While the tab remembers this, its questions fail. */
const IS_BROKEN = 'api_is_broken';

/**
 * Lets the server fail for the screens of a page, but for what the frame reads, whenever `setBroken` says so. Done in the
 * page: a browser whose requests are led elsewhere fetches and compiles the whole application anew for every screen.
 */
async function makeBreakable(page: Page): Promise<void> {
  await page.addInitScript(
    ({ frame, failure, key }) => {
      const fetchReally = window.fetch;
      const isSpared = new RegExp(frame);
      window.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        if (!url.includes('/rest/v1/') || isSpared.test(url) || sessionStorage.getItem(key) === null)
          return fetchReally(input, init);
        return Response.json(failure, { status: 500 });
      };
    },
    { frame: FRAME.source, failure: FAILURE, key: IS_BROKEN },
  );
}

const setBroken = (page: Page, isBroken: boolean) =>
  page.evaluate(
    ({ key, isNow }) => (isNow ? sessionStorage.setItem(key, 'true') : sessionStorage.removeItem(key)),
    { key: IS_BROKEN, isNow: isBroken },
  );

/** A sentence and a way on, never a blank, an endless wait or the server's own words; and the screen once it answers. */
async function expectFailureAndRecovery(page: Page, path: string): Promise<void> {
  await setBroken(page, true);
  await page.goto(path);
  await expect(retry(page).first(), path).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.skeleton'), path).toHaveCount(0);
  await expect(page.getByText('secret detail'), path).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);

  await setBroken(page, false);
  // A screen of several parts has a way on in each, and what comes then may ask for more.
  await expect(async () => {
    // From the last on: the place of one does not change when a later one is gone.
    for (const way of (await retry(page).all()).reverse())
      await way.click({ timeout: 1_000 }).catch(() => undefined);
    await expect(retry(page), path).toHaveCount(0, { timeout: 500 });
    await expectHeading(page, 1_000);
  }).toPass({ timeout: 60_000, intervals: [50] });
  await expectLoaded(page);
}

test('an area whose frame cannot be read says so, and opens when it can', async ({ open, baseURL }) => {
  const owner = await signInDemo(baseURL, 'owner');
  const page = await open({ session: owner.session });
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, json: FAILURE }));
  await page.goto('/owner-dashboard/');
  await expect(retry(page).first()).toBeVisible({ timeout: 30_000 });
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expectLoaded(page);
});

const asking = (patterns: readonly string[]) => patterns.filter((one) => !ASKS_NOTHING.includes(one));
const partsOf = (patterns: readonly string[]) =>
  Array.from({ length: Math.ceil(patterns.length / PART) }, (_, part) => ({
    part: part + 1,
    patterns: patterns.slice(part * PART, (part + 1) * PART),
  }));

for (const { part, patterns } of partsOf(asking(ownerPatterns)))
  test(`every screen of the owner's says what failed, and recovers, part ${part}`, async ({
    open,
    baseURL,
  }) => {
    test.setTimeout(ROUTES_MS);
    const owner = await signInDemo(baseURL, 'owner');
    const page = await open({ session: owner.session });
    await makeBreakable(page);
    const samples = await ownerSamples(owner.client);
    for (const pattern of patterns)
      for (const path of pathsOf('/owner-dashboard', pattern, samples))
        await test.step(path, () => expectFailureAndRecovery(page, path));
  });

for (const { part, patterns } of partsOf(asking(tenantPatterns)))
  test(`every screen of the tenant's says what failed, and recovers, part ${part}`, async ({
    open,
    baseURL,
  }) => {
    test.setTimeout(ROUTES_MS);
    const tenant = await signInDemo(baseURL, 'tenant');
    const page = await open({ session: tenant.session, width: 360 });
    await makeBreakable(page);
    const { client: owner } = await signInDemo(baseURL, 'owner');
    const samples = await tenantSamples(tenant.client, owner);
    for (const pattern of patterns)
      for (const path of pathsOf('/tenant-dashboard', pattern, samples))
        await test.step(path, () => expectFailureAndRecovery(page, path));
  });
