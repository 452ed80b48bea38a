import type { Session } from '@supabase/supabase-js';
import { ownerSamples, pathsOf } from '#tests/a11y/routes.ts';
import { expect, test } from '#tests/support/browser.ts';
import { type ColdVisit, coldVisit } from '#tests/support/cold-visit.ts';
import { newAdministrator, signInDemo } from '#tests/support/rental.ts';
import { passSecondStep } from '#tests/support/second-step.ts';

const KB = 1_024;

/** What a first visit may fetch, all of it: kilobytes with gzip, files, calls for data. A little more than it does. */
const budgets = {
  'owner home': { KB: 250, files: 30, calls: 3 },
  'tenant home': { KB: 256, files: 35, calls: 4 },
  payments: { KB: 302, files: 42, calls: 5 },
  lease: { KB: 330, files: 46, calls: 5 },
  'admin home': { KB: 258, files: 33, calls: 5 },
} as const;

test('a first visit of each area, of payments and of a lease fetches what it may and no more', async ({
  open,
  baseURL,
}) => {
  const [owner, tenant, admin] = await Promise.all([
    signInDemo(baseURL, 'owner'),
    signInDemo(baseURL, 'tenant'),
    newAdministrator(baseURL).then(passSecondStep),
  ]);
  const [lease = ''] = pathsOf('/owner-dashboard', '/leases/:id', await ownerSamples(owner.client));
  const visits: Record<keyof typeof budgets, [string, Session]> = {
    'owner home': ['/owner-dashboard/', owner.session],
    'tenant home': ['/tenant-dashboard/', tenant.session],
    payments: ['/owner-dashboard/finance', owner.session],
    lease: [lease, owner.session],
    'admin home': ['/admin/', admin],
  };
  const fetched: Record<string, ColdVisit> = {};
  for (const [name, [path, session]] of Object.entries(visits))
    fetched[name] = await coldVisit(await open({ session }), path);
  console.table(
    Object.entries(fetched).map(([visit, { bytes, files, calls }]) => ({
      visit,
      ...{ KB: (bytes / KB).toFixed(1), files, calls },
    })),
  );
  for (const [name, { KB: most, files, calls }] of Object.entries(budgets)) {
    const visit = fetched[name];
    expect.soft((visit?.bytes ?? Infinity) / KB, `${name}: kilobytes`).toBeLessThanOrEqual(most);
    expect.soft(visit?.files, `${name}: files`).toBeLessThanOrEqual(files);
    expect.soft(visit?.calls, `${name}: calls`).toBeLessThanOrEqual(calls);
  }
});
