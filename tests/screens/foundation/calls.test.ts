// What a screen asks the server until it stands, the call of its page's head among them. A call is a round trip on a telephone: who
// needs one more gives a reason for it here, or lets one call answer for several (src/data/at-once.ts).
import { expect, test } from 'vitest';
import { answerHomeAtOnce } from '#tests/screens/fixtures/cards.ts';
import { answerLeaseAtOnce, LEASE_PATH } from '#tests/screens/fixtures/leasing.ts';
import { answerFinanceAtOnce } from '#tests/screens/fixtures/money.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';

/** Where nothing is said, nothing is there. */
const nothing = () => undefined;

/** The address, the most calls, and what is answered. */
const SCREENS: readonly [path: string, calls: number, answers: () => void][] = [
  [LEASE_PATH, 3, answerLeaseAtOnce],
  ['/owner-dashboard/finance', 3, answerFinanceAtOnce],
  ['/owner-dashboard/finance/charges', 4, answerFinanceAtOnce],
  ['/tenant-dashboard/', 3, () => answerHomeAtOnce()],
  ['/owner-dashboard/units', 5, nothing],
  ['/owner-dashboard/properties', 5, nothing],
  ['/owner-dashboard/tenants', 9, nothing],
  ['/owner-dashboard/tenant-screening', 4, nothing],
  ['/owner-dashboard/maintenance', 4, nothing],
  ['/owner-dashboard/messages', 4, nothing],
  ['/owner-dashboard/notices', 3, nothing],
  ['/owner-dashboard/documents', 5, nothing],
  ['/owner-dashboard/team', 4, nothing],
  ['/owner-dashboard/finance/expenses', 7, nothing],
  ['/owner-dashboard/finance/vendors', 3, nothing],
  ['/owner-dashboard/finance/bank', 4, nothing],
  ['/owner-dashboard/finance/journal', 6, nothing],
  ['/owner-dashboard/finance/reports', 3, nothing],
  ['/owner-dashboard/settings/organization', 4, nothing],
  ['/tenant-dashboard/payments', 5, nothing],
  ['/tenant-dashboard/property', 5, nothing],
  ['/tenant-dashboard/maintenance', 5, nothing],
  ['/tenant-dashboard/messages', 5, nothing],
  ['/tenant-dashboard/notices', 3, nothing],
  ['/tenant-dashboard/documents', 5, nothing],
];

/** Asked for when everything stands, and by nobody waited for. */
const LATER: readonly string[] = [
  'call my_latest_conversations',
  'call my_log_heads',
  'read notification_settings',
];
const QUIET_MS = 700;

/** Once the screen has drawn what it waits for, and asks for nothing more. */
async function askedUntilItStands(): Promise<readonly string[]> {
  let [asked, since] = [-1, 0];
  const isQuiet = () => {
    const isDrawn =
      document.querySelector('#content h1') !== null && document.querySelector('#content .skeleton') === null;
    // Each asks for something of its own besides what the page's head does.
    if (!isDrawn || server.taken < 2 || server.taken !== asked)
      [asked, since] = [server.taken, performance.now()];
    return performance.now() - since > QUIET_MS;
  };
  await expect.poll(isQuiet, { interval: 50 }).toBe(true);
  return server.asked.filter((one) => !LATER.includes(one));
}

for (const [path, most, answer] of SCREENS)
  test(`${path} stands after ${most} calls`, async () => {
    answer();
    server.otherwise(() => []);
    await openScreen(path, { hasHead: true });
    const asked = await askedUntilItStands();
    expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(most);
  });

test('what one call answers is asked for by no part', async () => {
  answerLeaseAtOnce();
  await openScreen(LEASE_PATH, { hasHead: true });
  const asked = await askedUntilItStands();
  expect(asked).toContain('call lease_overview');
  for (const part of ['leases_list', 'tenants_list', 'charges_list', 'payments_list', 'maintenance_list'])
    expect(asked).not.toContain(`read ${part}`);
});
