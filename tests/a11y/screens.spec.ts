import { test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { sharePaper } from '#tests/support/papers.ts';
import { signInDemo } from '#tests/support/rental.ts';
import { lookThrough } from './look-through.ts';
import { oneOfEachRoom, ownerSamples, pathsOf, tenantSamples } from './routes.ts';

// Screens of a room are made of the same parts. Every screen, without the demo's rows, is looked at in both themes by
// tests/screens/foundation/every-screen.test.ts; with them, by `npm run test:walks`.
for (const language of languagesInTurn(import.meta.url)) {
  test(`a screen of each of the owner's rooms is accessible, full of rows (${language})`, async ({
    open,
    baseURL,
  }) => {
    const owner = await signInDemo(baseURL, 'owner');
    const samples = await ownerSamples(owner.client);
    const page = await open({ session: owner.session, language });
    const paths = oneOfEachRoom('owner').flatMap((pattern) =>
      pathsOf('/owner-dashboard', pattern, samples).slice(0, 1),
    );
    await lookThrough(page, { base: '/owner-dashboard', paths, language });
  });

  test(`a screen of each of the tenant's rooms is accessible, full of rows, and fits a thumb (${language})`, async ({
    open,
    baseURL,
  }) => {
    const tenant = await signInDemo(baseURL, 'tenant');
    const { client: owner } = await signInDemo(baseURL, 'owner');
    await sharePaper(owner, tenant.client, 'Póliza.pdf');
    const samples = await tenantSamples(tenant.client, owner);
    const page = await open({ session: tenant.session, width: 360, language });
    const paths = oneOfEachRoom('tenant').flatMap((pattern) =>
      pathsOf('/tenant-dashboard', pattern, samples).slice(0, 1),
    );
    await lookThrough(page, { base: '/tenant-dashboard', paths, language, isOnPhone: true });
  });
}
