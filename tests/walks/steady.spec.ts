import { test } from '#tests/support/browser.ts';
import { languagesOfTurn } from '#tests/support/languages.ts';
import { newAdministrator, signInDemo } from '#tests/support/rental.ts';
import { passSecondStep } from '#tests/support/second-step.ts';
import {
  adminPaths,
  inParts,
  ownerPatterns,
  ownerSamples,
  pathsOf,
  tenantPatterns,
  tenantSamples,
} from '../a11y/routes.ts';
import { DESK, expectSteady, PHONE } from './steady.ts';

const SCREENS_IN_A_VISIT = 12;

for (const size of [DESK, PHONE]) {
  for (const [part, patterns] of inParts(ownerPatterns, SCREENS_IN_A_VISIT).entries())
    for (const language of languagesOfTurn(part))
      test(`the owner's screens stand still, ${size.width} wide, part ${part + 1} (${language})`, async ({
        open,
        baseURL,
      }) => {
        const owner = await signInDemo(baseURL, 'owner');
        const samples = await ownerSamples(owner.client);
        const page = await open({ session: owner.session, language, width: size.width });
        const paths = patterns.flatMap((pattern) => pathsOf('/owner-dashboard', pattern, samples));
        await expectSteady(page, paths, size);
      });

  for (const [part, patterns] of inParts(tenantPatterns, SCREENS_IN_A_VISIT).entries())
    for (const language of languagesOfTurn(part))
      test(`the tenant's screens stand still, ${size.width} wide, part ${part + 1} (${language})`, async ({
        open,
        baseURL,
      }) => {
        const tenant = await signInDemo(baseURL, 'tenant');
        const { client: owner } = await signInDemo(baseURL, 'owner');
        const samples = await tenantSamples(tenant.client, owner);
        const page = await open({ session: tenant.session, language, width: size.width });
        const paths = patterns.flatMap((pattern) => pathsOf('/tenant-dashboard', pattern, samples));
        await expectSteady(page, paths, size);
      });

  test(`the administrator's screens stand still, ${size.width} wide`, async ({ open, baseURL }) => {
    const session = await passSecondStep(await newAdministrator(baseURL));
    const page = await open({ session, width: size.width });
    await expectSteady(page, adminPaths, size);
  });
}
