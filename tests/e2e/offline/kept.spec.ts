import type { Page, Request } from '@playwright/test';
import { formatMoney } from '#src/i18n/format.ts';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { readStorages } from '#tests/support/browser-storages.ts';
import { goOffline, goOnline } from '#tests/support/offline.ts';
import { makeRental, reportPayment } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/] });

/** A slow phone network: each answer takes this long to begin. Long enough to draw the home on a busy machine before. */
const LATENCY_MS = 2_400;
const BYTES_PER_SECOND = 50_000;

/** Comes once the home has settled: what is told on the way, what is read ahead, and what the account's menu adds. */
const AFTER_THE_HOME = ['notification_settings', 'my_latest_conversations', 'my_areas', 'my_log_heads'];

/**
 * Counts in how many round trips, one waiting for the other, each thing is read: 1 for what was asked for before anything
 * had been answered.
 */
function countRounds(page: Page) {
  const begun = new Map<Request, number>();
  const deepest: Record<string, number> = {};
  let done = 0;
  let answers = 0;
  const nameOf = (request: Request) => /\/(?:rest|auth)\/v1\/(?:rpc\/)?([^?]+)/.exec(request.url())?.[1];
  page.on('request', (request) => {
    const name = nameOf(request);
    if (name === undefined || request.method() === 'OPTIONS') return;
    begun.set(request, done + 1);
    deepest[name] ??= done + 1;
  });
  page.on('response', (response) => {
    const round = begun.get(response.request());
    if (round === undefined) return;
    answers += 1;
    done = Math.max(done, round);
  });
  return { deepest: () => ({ ...deepest }), answers: () => answers };
}

test('on a slow network the home is there at once, and true after one round trip; without one it is readable', async ({
  open,
  baseURL,
}) => {
  const { tenant: text, outbox } = await textsOf('en');
  const rental = await makeRental(baseURL);
  const first = await open({
    language: 'en',
    width: 360,
    session: rental.tenant.session,
    hasServiceWorker: true,
  });
  const due = (page: typeof first) => page.getByRole('region', { name: text.home.toPay });
  await first.goto('/tenant-dashboard/');
  await expect(due(first)).toBeVisible();
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const isKept = async () =>
    (await readStorages(first)).includes(`"outstandingMinor":${rental.depositMinor}`);
  await expect.poll(isKept).toBe(true);
  await first.close();

  await reportPayment(rental, 123_400);
  const page = await first.context().newPage();
  const network = await page.context().newCDPSession(page);
  const throughput = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    ...throughput,
  });
  const rounds = countRounds(page);
  await page.goto('/tenant-dashboard/');
  await expect(due(page)).toBeVisible();
  expect(rounds.answers(), 'answers before the home was there').toBe(0);
  const amount = formatMoney(123_400, 'DOP', 'en');
  await expect(page.getByText(amount).first()).toBeVisible();
  expect(rounds.deepest().start_overview, 'round trips until the payment was there').toBe(1);
  const later = Object.entries(rounds.deepest()).filter(([, round]) => round > 1);
  expect(later.map(([name]) => name).filter((name) => !AFTER_THE_HOME.includes(name))).toEqual([]);

  await network.detach();
  await goOffline(page);
  for (const unopened of ['payments', 'payments/new', 'property', 'documents', 'maintenance', 'messages']) {
    await page.goto(`/tenant-dashboard/${unopened}`);
    await expectLoaded(page);
  }
  await page.goto('/tenant-dashboard/');
  await expect(due(page)).toBeVisible();
  await expect(page.getByText(outbox.asOf({ moment: '' }).slice(0, 20))).toBeVisible();
  await goOnline(page);
});

test('without a connection, a screen that nobody opened before says so, and opens when there is one', async ({
  open,
  baseURL,
}) => {
  const { common, owner: text } = await textsOf('es');
  const { session } = (await makeRental(baseURL)).owner;
  const page = await open({ session, hasServiceWorker: true });
  await page.goto('/owner-dashboard/');
  await expectLoaded(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await goOffline(page);
  await page.getByRole('link', { name: text.navigation.properties, exact: true }).first().click();
  await expect(page.getByText(common.network.notKept)).toBeVisible();
  await goOnline(page);
  await expectLoaded(page);
  await expect(page.getByText(common.network.notKept)).toHaveCount(0);
});
