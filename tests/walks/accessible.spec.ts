import { test } from '#tests/support/browser.ts';
import { languagesOfTurn } from '#tests/support/languages.ts';
import { sharePaper } from '#tests/support/papers.ts';
import { signInDemo } from '#tests/support/rental.ts';
import { lookThrough } from '../a11y/look-through.ts';
import {
  inParts,
  ownerPatterns,
  ownerSamples,
  pathsOf,
  tenantPatterns,
  tenantSamples,
} from '../a11y/routes.ts';

const SCREENS_IN_A_VISIT = 12;

// By turns in one language and in the other: their words come from dictionaries with the same keys, none of them empty, and
// every screen is looked at whole, in both themes.
for (const [part, patterns] of inParts(ownerPatterns, SCREENS_IN_A_VISIT).entries()) {
  for (const language of languagesOfTurn(part)) {
    test(`the owner's screens are accessible, part ${part + 1} (${language})`, async ({ open, baseURL }) => {
      const owner = await signInDemo(baseURL, 'owner');
      const samples = await ownerSamples(owner.client);
      const page = await open({ session: owner.session, language });
      const paths = patterns.flatMap((pattern) => pathsOf('/owner-dashboard', pattern, samples));
      await lookThrough(page, { base: '/owner-dashboard', paths, language });
    });
  }
}

for (const [part, patterns] of inParts(tenantPatterns, SCREENS_IN_A_VISIT).entries()) {
  for (const language of languagesOfTurn(part)) {
    test(`the tenant's screens are accessible and fit a thumb, part ${part + 1} (${language})`, async ({
      open,
      baseURL,
    }) => {
      const tenant = await signInDemo(baseURL, 'tenant');
      const { client: owner } = await signInDemo(baseURL, 'owner');
      await sharePaper(owner, tenant.client, `Póliza ${part}.pdf`);
      const samples = await tenantSamples(tenant.client, owner);
      const page = await open({ session: tenant.session, width: 360, language });
      const paths = patterns.flatMap((pattern) => pathsOf('/tenant-dashboard', pattern, samples));
      await lookThrough(page, { base: '/tenant-dashboard', paths, language, isOnPhone: true });
    });
  }
}
