import { formatMoney } from '#src/i18n/format.ts';
import { expect, test } from '#tests/support/browser.ts';
import { readStorages } from '#tests/support/browser-storages.ts';
import { goOffline, goOnline } from '#tests/support/offline.ts';
import { makeRental, reportPayment } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/] });

/** A slow phone network: each answer takes this long to begin. */
const LATENCY_MS = 1_200;
const BYTES_PER_SECOND = 50_000;

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
    (await readStorages(first)).includes(`"outstanding_minor":${rental.depositMinor}`);
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
  const asked: string[] = [];
  const answered: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/')) answered.push(response.url());
  });
  await page.goto('/tenant-dashboard/');
  await expect(due(page)).toBeVisible();
  expect(answered, 'answers before the home was there').toEqual([]);
  expect(asked.some((url) => url.includes('/rest/v1/payments_list'))).toBe(true);
  const amount = formatMoney(123_400, 'DOP', 'en');
  await expect(page.getByText(amount).first()).toBeVisible();

  await network.detach();
  await goOffline(page);
  await page.goto('/tenant-dashboard/payments');
  await page.goto('/tenant-dashboard/');
  await expect(due(page)).toBeVisible();
  await expect(page.getByText(outbox.asOf({ moment: '' }).slice(0, 20))).toBeVisible();
  await goOnline(page);
});
