import { ownerSamples, pathsOf } from '#tests/a11y/routes.ts';
import { test } from '#tests/support/browser.ts';
import { type Client, made, signInDemo } from '#tests/support/rental.ts';
import { DESK, expectSteady, PHONE } from '#tests/walks/steady.ts';

/** A lease that runs, one that owes, one that is over: each has other notices. */
async function leasesOf(client: Client): Promise<string[]> {
  const running = pathsOf('/owner-dashboard', '/leases/:id', await ownerSamples(client));
  const leases = () => client.from('leases_list').select('id').order('id').limit(1);
  const [owing, over] = await Promise.all([
    made(leases().gt('receivable_minor', 0)),
    made(leases().eq('status', 'ended')),
  ]);
  return [...running, ...[...owing, ...over].map(({ id }) => `/owner-dashboard/leases/${id}`)];
}

// Every screen: `npm run test:walks -- tests/walks/steady.spec.ts`.
for (const size of [DESK, PHONE])
  test(`the main screens stand still while they come, ${size.width} wide`, async ({ open, baseURL }) => {
    const owner = await signInDemo(baseURL, 'owner');
    const tenant = await signInDemo(baseURL, 'tenant');
    const page = await open({ session: owner.session, width: size.width });
    const ofOwner = ['', 'finance', 'finance/reports/income-statement', 'units'].map(
      (path) => `/owner-dashboard/${path}`,
    );
    await expectSteady(page, [...ofOwner, ...(await leasesOf(owner.client))], size);
    const home = await open({ session: tenant.session, width: size.width });
    // Tests beside this one send this tenant contracts; for most nothing waits to be signed.
    await home.route('**/rpc/my_contracts', (route) => route.fulfill({ json: [] }));
    await expectSteady(home, ['/tenant-dashboard/'], size);
  });
