import type { Page, Worker } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { signInDemo } from '#tests/support/rental.ts';

// A token that no message has is refused: the browser says so, the worker goes on.
test.use({ expectedErrors: [/400/] });

const payload = {
  title: 'Ana le escribió',
  body: 'Fuga en el baño',
  language: 'es',
  path: '/owner-dashboard/messages',
  tag: 'conversation/1',
  notificationId: null,
  receiptToken: 'of no message',
};

/** Hands a message to the page's worker, as the browser's push service does. */
async function deliver(page: Page, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await browser.detach();
}

interface Shown {
  title: string;
  options: NotificationOptions;
}
type Scope = ServiceWorkerGlobalScope & { shown: Shown[]; led: string };

/**
 * A browser without windows shows no notification, and only a person's press opens a window: both are written down instead. All of
 * one tag is one.
 */
const watch = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options = {}) => {
      scope.shown = [...scope.shown.filter((one) => one.options.tag !== options.tag), { title, options }];
    };
    scope.clients.openWindow = async (path) => {
      scope.led = `opened ${path}`;
      return null;
    };
    WindowClient.prototype.focus = async function focus() {
      scope.led = `focused ${new URL(this.url).pathname}`;
      return this;
    };
  });

const shown = (worker: Worker) => worker.evaluate(() => (self as unknown as Scope).shown);
const led = (worker: Worker) => worker.evaluate(() => (self as unknown as Scope).led);

/** Presses what is shown under a tag. */
const press = (worker: Worker, wanted: string) =>
  worker.evaluate((tag) => {
    const scope = self as unknown as Scope;
    const { options } = scope.shown.find((one) => one.options.tag === tag) ?? {
      options: {} as NotificationOptions,
    };
    const close = () => {
      scope.shown = scope.shown.filter((one) => one.options.tag !== tag);
    };
    const event = new ExtendableEvent('notificationclick');
    scope.dispatchEvent(Object.assign(event, { notification: { data: options.data, close } }));
  }, wanted);

test('a push message is shown whatever it says, once for each record, and leads to it', async ({
  open,
  baseURL,
}) => {
  const { session } = await signInDemo(baseURL, 'owner');
  const page = await open({ session, hasServiceWorker: true });
  await page.goto('/owner-dashboard/messages');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await watch(worker);

  // The window is looked at, and it is shown all the same.
  await deliver(page, JSON.stringify(payload));
  const { title, body, tag, path } = payload;
  const first = { title, options: expect.objectContaining({ body, tag, lang: 'es', data: { path } }) };
  await expect.poll(() => shown(worker)).toEqual([first]);
  await deliver(page, JSON.stringify({ ...payload, body: 'Gracias' }));
  await expect.poll(() => shown(worker)).toMatchObject([{ options: { body: 'Gracias' } }]);

  await press(worker, tag);
  await expect.poll(() => led(worker)).toBe('focused /owner-dashboard/messages');
  expect(await shown(worker)).toEqual([]);

  await deliver(page, JSON.stringify({ ...payload, path: '/owner-dashboard/maintenance/1' }));
  await expect.poll(() => shown(worker)).toHaveLength(1);
  await press(worker, tag);
  await expect.poll(() => led(worker)).toBe('opened /owner-dashboard/maintenance/1');

  await deliver(page, 'nothing that can be read');
  await expect
    .poll(() => shown(worker))
    .toMatchObject([{ title: 'Llavero', options: { data: { path: '/' } } }]);
});
