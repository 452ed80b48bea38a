import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { Page, Request } from '@playwright/test';
import { publishableKey } from '#stack/keys.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { goOffline, goOnline } from '#tests/support/offline.ts';
import { made, makeRental, type Person } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

// Hosted Storage takes a photo in one piece (`send-file.ts` says why), so what is cut is cut inside of it.

test.use({
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED|Failed to fetch|WebSocket|ServiceWorker|status of 404/,
  ],
});

const TITLE = 'Gotea el techo';
const CUT_AFTER_MS = 500;
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** A photo that no encoder makes small. */
async function noisyPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [480, 360];
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const picture = context.createImageData(canvas.width, canvas.height);
    picture.data.forEach((_, index) => {
      picture.data[index] = index % 4 === 3 ? 255 : Math.floor(Math.random() * 256);
    });
    context.putImageData(picture, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

/** What the page says to the store, and where its upload has begun. */
function watchUploads(page: Page) {
  const requests: Request[] = [];
  const begun: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/upload/resumable')) requests.push(request);
  });
  page.on('response', async (response) => {
    if (!response.url().endsWith('/upload/resumable')) return;
    // Of a page that is closed meanwhile there is nothing to read any more.
    const address = (await response.allHeaders().catch(() => undefined))?.location;
    if (address) begun.push(address);
  });
  return { requests, begun, of: (method: string) => requests.filter((one) => one.method() === method) };
}

/** Asks or tells the store about an upload, as its sender would from elsewhere. */
function tell({ session }: Person, address: string, method: 'HEAD' | 'DELETE'): Promise<Response> {
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${session.access_token}`,
    'tus-resumable': '1.0.0',
  };
  return fetch(address, { method, headers });
}

/** The photo as the browser drew it, from the action that waits. */
function hashOfWaiting(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('llavero-outbox'));
    const [store = ''] = database.objectStoreNames;
    const [entry] = await settled(database.transaction(store).objectStore(store).getAll());
    database.close();
    const content: ArrayBuffer = await entry.action.photos[0].content.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
}

/** Keeps what the page sends within its reach: the browser shows the body of no such request to its driver. */
function keepBodies(): void {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof Blob) Object.assign(window, { lastBody: body });
    send.call(this, body as XMLHttpRequestBodyInit);
  };
}

const lastBody = async (page: Page): Promise<Buffer> => {
  const bytes = await page.evaluate(async () => {
    const { lastBody: body } = window as unknown as { lastBody: Blob };
    return [...new Uint8Array(await body.arrayBuffer())];
  });
  return Buffer.from(bytes);
};

/** A piece of which half gets through before the connection is gone. */
async function sendHalf(request: Request, body: Buffer): Promise<void> {
  const headers = { ...request.headers(), 'content-length': String(body.length) };
  await new Promise<void>((resolve) => {
    const sending = httpRequest(request.url(), { method: 'PATCH', headers });
    sending.on('error', () => resolve());
    sending.on('close', () => resolve());
    sending.write(body.subarray(0, body.length / 2), () => setTimeout(() => sending.destroy(), CUT_AFTER_MS));
  });
}

/** Reports a repair with a photo; the network goes when half of the photo has arrived. */
async function reportAndLose(page: Page, tenant: Person, language: 'es' | 'en') {
  const { maintenance, outbox } = await textsOf(language);
  const uploads = watchUploads(page);
  await page.addInitScript(keepBodies);
  await page.goto('/tenant-dashboard/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.goto('/tenant-dashboard/maintenance');
  await expect(page.getByText(maintenance.tenant.emptyTitle)).toBeVisible();
  await page.goto('/tenant-dashboard/maintenance/new');
  await page.getByLabel(maintenance.fields.category).selectOption('plumbing');
  await page.getByLabel(maintenance.fields.title).fill(TITLE);
  await page
    .getByLabel(maintenance.photos.add)
    .setInputFiles({ name: 'techo.jpg', mimeType: 'image/jpeg', buffer: await noisyPhoto(page) });
  await expect(page.getByRole('img', { name: maintenance.photos.photo({ number: 1 }) })).toBeVisible();
  await page.route(
    '**/upload/resumable/**',
    async (route) => {
      await sendHalf(route.request(), await lastBody(page));
      await goOffline(page);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: maintenance.tenant.submit }).click();
  await expect(page.getByRole('link', { name: TITLE })).toContainText(outbox.states.waiting);
  const [begin] = uploads.of('POST');
  const size = Number(begin?.headers()['upload-length']);
  const [address = ''] = uploads.begun;
  const kept = Number((await tell(tenant, address, 'HEAD')).headers.get('upload-offset'));
  expect(kept).toBe(Math.floor(size / 2));
  return { uploads, address, size, kept, hash: await hashOfWaiting(page) };
}

/** One request with one photo, which is the one that was taken, byte for byte. */
async function expectLandedOnce({ client }: Person, leaseId: string, hash: string): Promise<void> {
  const landed = async () =>
    (await made(client.from('maintenance_requests').select('id').eq('lease_id', leaseId))).map(
      ({ id }) => id,
    );
  await expect.poll(async () => (await landed()).length).toBe(1);
  const [id = ''] = await landed();
  const photos = await made(client.from('maintenance_photos').select('path').eq('maintenance_id', id));
  expect(photos).toHaveLength(1);
  const stored = async () => {
    const { data } = await client.storage.from('maintenance-photos').download(photos[0]?.path ?? '');
    return data && hashOf(new Uint8Array(await data.arrayBuffer()));
  };
  await expect.poll(stored, { timeout: 60_000 }).toBe(hash);
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`a photo that is cut half-way goes on from there when the network is back (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { outbox } = await textsOf(language);
    const { tenant, leaseId } = await makeRental(baseURL);
    const page = await open({ language, width: 360, session: tenant.session, hasServiceWorker: true });
    const { uploads, address, size, kept, hash } = await reportAndLose(page, tenant, language);
    const before = uploads.requests.length;
    await goOnline(page);
    await expectLandedOnce(tenant, leaseId, hash);

    const after = uploads.requests.slice(before);
    expect(after.map((request) => request.method())).toEqual(['HEAD', 'PATCH']);
    expect(new Set(after.map((request) => request.url()))).toEqual(new Set([address]));
    const [, patch] = after;
    expect(patch?.headers()['upload-offset']).toBe(String(kept));
    // With what got through before, the file once.
    expect((await lastBody(page)).length).toBe(size - kept);
    await expect(page.getByText(outbox.states.waiting)).toBeHidden();
  });
}

test('it goes on after the tab was closed too', async ({ open, baseURL }) => {
  const { tenant, leaseId } = await makeRental(baseURL);
  const first = await open({ width: 360, session: tenant.session, hasServiceWorker: true });
  const { address, kept, hash } = await reportAndLose(first, tenant, 'es');
  const page = await first.context().newPage();
  const uploads = watchUploads(page);
  await first.close();
  await page.context().setOffline(false);
  await page.goto('/tenant-dashboard/');
  await expectLandedOnce(tenant, leaseId, hash);
  expect(uploads.of('POST')).toHaveLength(0);
  expect(uploads.of('HEAD').map((request) => request.url())).toEqual([address]);
  expect(uploads.of('PATCH').map((request) => request.headers()['upload-offset'])).toEqual([String(kept)]);
});

test('what the store has forgotten is sent anew, and lands once', async ({ open, baseURL }) => {
  const { tenant, leaseId } = await makeRental(baseURL);
  const page = await open({ width: 360, session: tenant.session, hasServiceWorker: true });
  const { uploads, address, hash } = await reportAndLose(page, tenant, 'es');
  expect((await tell(tenant, address, 'DELETE')).status).toBe(204);
  const before = uploads.requests.length;
  await goOnline(page);
  await expectLandedOnce(tenant, leaseId, hash);
  const after = uploads.requests.slice(before);
  expect(after.map((request) => request.method())).toEqual(['HEAD', 'POST', 'PATCH']);
});
