import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { DEMO_PASSWORD } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { signInByForm } from './entry.ts';

/** From "Sign in" to a home that can be used. */
const MOST_REQUESTS = 12;

/** What goes over the network for a page, its live channel and its service worker's questions included. */
async function networkOf(page: Page): Promise<string[]> {
  const sent: string[] = [];
  const waiting = new Map<string, string>();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request }) =>
    waiting.set(requestId, `${request.method} ${request.url}`),
  );
  client.on('Network.requestServedFromCache', ({ requestId }) => waiting.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const name = waiting.get(requestId);
    if (!name || response.fromDiskCache || response.fromServiceWorker || response.fromPrefetchCache) return;
    if (/^(data|blob):/.test(response.url)) return;
    sent.push(name);
  });
  client.on('Network.webSocketCreated', ({ url }) => sent.push(`SOCKET ${url}`));
  page.context().on('request', (request) => {
    // Files of later screens are fetched when nothing else is to be done; how soon that is says nothing of the home.
    const isFile = new URL(request.url()).pathname.startsWith('/_astro/');
    if (request.serviceWorker() && !isFile) sent.push(`WORKER ${request.method()} ${request.url()}`);
  });
  return sent;
}

/** Room for what is asked right after something else came. */
const settle = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)));

test('signing in leads to the home in few requests', async ({ open }) => {
  const texts = await textsOf('es');
  const page = await open({ language: 'es', hasServiceWorker: true });
  await page.goto('/login/');
  // The product's files are in the browser once its worker is: what is counted is what every visit costs.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  // Whoever signs in has turned to the form before, and its island has come.
  await page.getByLabel(texts.auth.email).focus();
  await page.waitForFunction(() => document.querySelector('astro-island:not([ssr])') !== null);
  await settle(page);
  const sent = await networkOf(page);
  await signInByForm(page, texts, 'owner@demo.llavero.test', DEMO_PASSWORD);
  await expect(page.getByRole('heading', { name: texts.owner.home.needs.title })).toBeVisible();
  // What the live channel asks again when it is open is part of it, unless the first answer was still on its way.
  await expect.poll(() => sent.some((name) => name.startsWith('SOCKET'))).toBe(true);
  await settle(page);
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
});
