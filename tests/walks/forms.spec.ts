import type { Page } from '@playwright/test';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesOfTurn } from '#tests/support/languages.ts';
import { refuseWrites } from '#tests/support/no-writes.ts';
import { makeRental, newAdministrator, signInDemo } from '#tests/support/rental.ts';
import { passSecondStep } from '#tests/support/second-step.ts';
import { prefix } from '#tests/support/texts.ts';
import { newWalk, pressFormsIn, walkForms } from '#tests/support/walked-forms.ts';
import {
  inParts,
  ownerPatterns,
  ownerSamples,
  pathsOf,
  tenantPatterns,
  tenantSamples,
} from '../a11y/routes.ts';

// What is tried fails on purpose.
test.use({ expectedErrors: [/./] });

const SCREENS_IN_A_VISIT = 12;

/** Every form and dialog of screens: pressed twice with nothing filled in, at both sizes. */
async function walkScreens(page: Page, base: string, paths: readonly string[]): Promise<void> {
  const walk = newWalk(page);
  await refuseWrites(page);
  await page.goto(`${base}/`);
  await expectLoaded(page);
  for (const path of paths) await test.step(path, () => walkForms(walk, path));
  expect(walk.tried.length).toBeGreaterThan(0);
}

for (const [part, patterns] of inParts(ownerPatterns, SCREENS_IN_A_VISIT).entries()) {
  for (const language of languagesOfTurn(part)) {
    test(`the owner's forms say each time what is missing, part ${part + 1} (${language})`, async ({
      open,
      baseURL,
    }) => {
      const owner = await signInDemo(baseURL, 'owner');
      const samples = await ownerSamples(owner.client);
      const page = await open({ session: owner.session, language });
      const paths = patterns.flatMap((pattern) => pathsOf('/owner-dashboard', pattern, samples));
      await walkScreens(page, '/owner-dashboard', paths);
    });
  }
}

for (const [part, patterns] of inParts(tenantPatterns, SCREENS_IN_A_VISIT).entries()) {
  for (const language of languagesOfTurn(part)) {
    test(`the tenant's forms say each time what is missing, part ${part + 1} (${language})`, async ({
      open,
      baseURL,
    }) => {
      const tenant = await signInDemo(baseURL, 'tenant');
      const { client: owner } = await signInDemo(baseURL, 'owner');
      const samples = await tenantSamples(tenant.client, owner);
      const page = await open({ session: tenant.session, language });
      // What is told of others' work would lie over what a form says.
      await page.routeWebSocket(/\/realtime\//, () => undefined);
      const paths = patterns.flatMap((pattern) => pathsOf('/tenant-dashboard', pattern, samples));
      await walkScreens(page, '/tenant-dashboard', paths);
    });
  }
}

test("the administrator's forms say each time what is missing", async ({ open, baseURL }) => {
  const { session } = await newAdministrator(baseURL);
  const page = await open({ session });
  await page.goto('/admin/');
  await expectLoaded(page);
  await pressFormsIn(newWalk(page), 'main', '/admin/');
});

test('forms of the administration behind the second step say each time what is missing', async ({
  open,
  baseURL,
}) => {
  const session = await passSecondStep(await newAdministrator(baseURL));
  const page = await open({ session });
  const walk = newWalk(page);
  await refuseWrites(page);
  await page.goto('/admin/');
  await expectLoaded(page);
  for (const path of ['/admin/', '/admin/waitlist', '/admin/messages'])
    await test.step(path, () => walkForms(walk, path));
});

/** The ways in, and what anybody can send. Nothing that is complete is sent. */
const PUBLIC = ['/login/', '/signup/', '/auth/?mode=signup', '/recovery/', '/contact/', '/waitlist/'];

for (const [turn, path] of PUBLIC.entries()) {
  for (const language of languagesOfTurn(turn)) {
    test(`the forms of ${path} say each time what is missing (${language})`, async ({ open }) => {
      const page = await open({ language });
      await page.goto(prefix[language] + path);
      await expectLoaded(page);
      const walk = newWalk(page);
      await pressFormsIn(walk, 'main', path);
      expect(walk.tried.length).toBeGreaterThan(0);
    });
  }
}

test('a public form that the server does not answer says so each time', async ({ open }) => {
  const page = await open();
  await page.route('**/api/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  for (const path of ['/contact/', '/waitlist/']) {
    await page.goto(path);
    await pressFormsIn(newWalk(page), 'main', path);
  }
});

test('the form of an invitation says each time what is missing', async ({ open, baseURL }) => {
  const rental = await makeRental(baseURL, { hasAccepted: false });
  // As by the link of the mail, which has signed the invited person in.
  const page = await open({ session: rental.tenant.session });
  await page.goto(`/invitation/?token=${rental.invitationToken}#type=invite`);
  await expectLoaded(page);
  const walk = newWalk(page);
  await refuseWrites(page);
  await pressFormsIn(walk, 'main', '/invitation/');
  expect(walk.tried.length).toBeGreaterThan(0);
});
