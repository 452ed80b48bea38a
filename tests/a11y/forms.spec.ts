import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesOfTurn } from '#tests/support/languages.ts';
import { refuseWrites } from '#tests/support/no-writes.ts';
import { signInDemo } from '#tests/support/rental.ts';
import { newWalk, walkForms } from '#tests/support/walked-forms.ts';
import { inParts, pathsOf, tenantPatterns, tenantSamples } from './routes.ts';

// What is tried fails on purpose.
test.use({ expectedErrors: [/./] });

const SCREENS_IN_A_VISIT = 12;

// The owner's and everybody's forms are the same pieces; they are walked by `npm run test:walks`.
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
      const walk = newWalk(page);
      await refuseWrites(page);
      // What is told of others' work would lie over what a form says.
      await page.routeWebSocket(/\/realtime\//, () => undefined);
      await page.goto('/tenant-dashboard/');
      await expectLoaded(page);
      for (const path of patterns.flatMap((pattern) => pathsOf('/tenant-dashboard', pattern, samples)))
        await test.step(path, () => walkForms(walk, path));
      expect(walk.tried.length).toBeGreaterThan(0);
    });
  }
}
