import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { queueActions } from '#tests/e2e/offline/queued-actions.ts';
import { expect, test } from '#tests/support/browser.ts';
import { readStorages } from '#tests/support/browser-storages.ts';
import { goOffline, goOnline } from '#tests/support/offline.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { expectRest, prepare, reportLeak } from './actions.ts';

test.use({
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED|Failed to fetch|WebSocket|ServiceWorker|status of 40/,
  ],
});

/** With one of each other kind and two messages more, twenty actions. */
const MESSAGES = 10;
const ACTIONS = 20;
const FLAPS = 10;
const FLAP_MS = 120;

/** Opens the tenant's area with the worker at work, as on any visit but the first. */
async function enter(page: Page, path = '/tenant-dashboard/'): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
}

/**
 * What the next build does: another worker is installed and takes over while things are on their way; at the latest when
 * what the one before it was doing is done. In the page.
 */
async function takeNextWorker(): Promise<void> {
  for (let isInstalled = false; !isInstalled; ) {
    const { installing, waiting, active } = await navigator.serviceWorker.register('/service-worker.js?next');
    const next = installing ?? waiting ?? active;
    isInstalled = await new Promise<boolean>((resolve) => {
      const look = () => next?.state !== 'installing' && resolve(next?.state !== 'redundant');
      next?.addEventListener('statechange', look);
      look();
    });
    next?.postMessage('take-over');
  }
}

/**
 * Goes to a page as people do: once more when it does not come. Chromium loses a navigation that begins in the very moment
 * in which one worker follows another.
 */
async function load(page: Page, path: string): Promise<void> {
  const options = { waitUntil: 'commit', timeout: 10_000 } as const;
  await page.goto(path, options).catch(() => page.goto(path, options));
}

async function flap(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await new Promise((resolve) => setTimeout(resolve, FLAP_MS));
  await context.setOffline(true);
}

test('twenty actions wait, and each lands once, whatever happens to the network, the tab and the worker', async ({
  open,
  baseURL,
}) => {
  const { tenant: text, maintenance, outbox, documentRequests, common } = await textsOf('es');
  const rental = await makeRental(baseURL);
  const { tenant, leaseId } = rental;
  const { leak, repaired, conversation, notice, document } = await prepare(rental);
  let page = await open({ width: 360, session: tenant.session, hasServiceWorker: true });
  const context = page.context();
  await enter(page);
  const asked = documentRequests.tenant.homeTitle({ name: 'Carta de trabajo' });
  await expect(page.getByText(asked)).toBeVisible();
  await expect.poll(async () => (await readStorages(page)).includes('document-requests')).toBe(true);
  await goOffline(page);
  await expect(page.getByText(common.network.offline, { exact: true })).toBeVisible();

  // Screens that were never opened work too.
  await page.goto('/tenant-dashboard/maintenance/new');
  await page.getByLabel(maintenance.fields.category).selectOption('electricity');
  await page.getByLabel(maintenance.fields.title).fill('No hay luz en la cocina');
  await page.getByLabel(maintenance.photos.add).setInputFiles('local-stack/demo/proof.jpg');
  await expect(page.getByRole('img', { name: maintenance.photos.photo({ number: 1 }) })).toBeVisible();
  await page.getByRole('button', { name: maintenance.tenant.submit }).click();
  await expect(page.getByRole('link', { name: 'No hay luz en la cocina' })).toContainText(
    outbox.states.waiting,
  );

  await page.goto('/tenant-dashboard/payments/new');
  await page.getByLabel(text.report.reference).fill('BHD-5150');
  await page.getByLabel(text.report.proof).setInputFiles('local-stack/demo/proof.jpg');
  await page.getByRole('button', { name: text.report.submit }).click();
  await expect(page.getByText(outbox.kept)).toBeVisible();
  await expect(page.getByText(outbox.line({ waiting: 2, failed: 0 }))).toBeVisible();

  await page.goto('/tenant-dashboard/documents');
  const paper = page.getByRole('listitem', { name: 'Carta de trabajo' });
  await paper.locator('input[type=file]').setInputFiles('local-stack/demo/proof.jpg');
  await expect(paper.getByText(/proof\.jpg/)).toBeVisible();
  await paper.getByRole('button', { name: documentRequests.tenant.send }).click();
  await expect(paper.getByText(outbox.states.waiting)).toBeVisible();

  const message = (number: number) => `mensaje ${number + 1}`;
  const bodies = Array.from({ length: MESSAGES }, (_, index) => message(index));
  const photoId = randomUUID();
  await queueActions(page, tenant.session.user.id, [
    { kind: 'maintenance_photos', action: { maintenanceId: leak }, photoId },
    { kind: 'maintenance_rating', action: { maintenanceId: repaired, rating: 4, comment: 'Bien' } },
    { kind: 'conversation', action: { leaseId, subject: 'Escalera', text: '¿Y la escalera?' } },
    { kind: 'notice_acknowledgement', action: { noticeId: notice, title: 'Sin agua' } },
    ...['Bien', 'Gracias', 'Hasta el lunes'].map((body) => ({
      kind: 'message' as const,
      action: { conversationId: conversation, text: body, files: [] },
    })),
    ...bodies.map((body) => ({
      kind: 'maintenance_message' as const,
      action: { maintenanceId: leak, body, isInternal: false },
    })),
  ]);
  await page.goto('/tenant-dashboard/outbox');
  await expect(page.getByText(outbox.states.waiting, { exact: true })).toHaveCount(ACTIONS);

  for (let index = 0; index < FLAPS; index += 1) {
    if (index === 3) {
      const kill = page;
      page = await context.newPage();
      await kill.close();
      await page.goto('/tenant-dashboard/outbox');
    }
    if (index === 6) {
      await context.setOffline(false);
      await page.evaluate(takeNextWorker);
    }
    await flap(context);
  }
  await context.setOffline(false);
  const other = await context.newPage();
  await load(page, '/tenant-dashboard/outbox');
  await load(other, '/tenant-dashboard/maintenance');
  const inState = (state: 'waiting' | 'sent') =>
    page.getByRole('listitem').filter({ has: page.getByText(outbox.states[state], { exact: true }) });
  await expect(inState('sent')).toHaveCount(ACTIONS, { timeout: 60_000 });
  await expect(inState('waiting')).toHaveCount(0);

  const events = await made(
    tenant.client
      .from('maintenance_events_list')
      .select('body')
      .eq('maintenance_id', leak)
      .eq('kind', 'message')
      .order('id'),
  );
  expect(events.map(({ body }) => body)).toEqual(bodies);
  const reports = await made(
    tenant.client
      .from('maintenance_requests')
      .select('id')
      .eq('lease_id', leaseId)
      .eq('category', 'electricity'),
  );
  expect(reports).toHaveLength(1);
  const photos = await made(
    tenant.client
      .from('maintenance_photos')
      .select('path')
      .eq('maintenance_id', reports[0]?.id ?? ''),
  );
  expect(photos).toHaveLength(1);
  const photo = await made(tenant.client.storage.from('maintenance-photos').download(photos[0]?.path ?? ''));
  expect(photo.size).toBeGreaterThan(1_000);
  const leakPhotos = await made(
    tenant.client.from('maintenance_photos').select('id').eq('maintenance_id', leak),
  );
  expect(leakPhotos).toEqual([{ id: photoId }]);
  await expectRest(rental, { repaired, conversation, notice, document });
  const payments = await made(
    tenant.client.from('payments').select('reference, proof_path').eq('lease_id', leaseId),
  );
  expect(payments).toEqual([{ reference: 'BHD-5150', proof_path: expect.stringContaining(leaseId) }]);
});

test('signing out asks about what was not sent, and leaves nothing behind', async ({ open, baseURL }) => {
  const { common, maintenance, outbox } = await textsOf('en');
  const rental = await makeRental(baseURL);
  const { tenant } = rental;
  const leak = await reportLeak(rental);
  const page = await open({ language: 'en', width: 360, session: tenant.session, hasServiceWorker: true });
  await enter(page, `/tenant-dashboard/maintenance/${leak}`);
  await page.getByLabel(maintenance.photos.add).setInputFiles('local-stack/demo/proof.jpg');
  const photo = page.getByRole('img', { name: maintenance.photos.photo({ number: 1 }) });
  await expect(photo).toBeVisible();
  const isShown = () => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(isShown).toBe(true);
  const keptPhoto = new RegExp(`"${leak}","photos"\\],"data":\\[\\{`);
  await expect.poll(async () => keptPhoto.test(await readStorages(page))).toBe(true);
  await expect.poll(async () => /"opened-files",\["[^"]+\.jpg"/.test(await readStorages(page))).toBe(true);

  await goOffline(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Gotea el lavamanos' })).toBeVisible();
  await expect.poll(isShown).toBe(true);
  await page.getByLabel(maintenance.thread.write, { exact: true }).fill('Still dripping');
  await page.getByRole('button', { name: maintenance.thread.send }).click();
  await expect(page.getByText(outbox.states.waiting, { exact: true })).toBeVisible();

  const personal = [
    tenant.session.user.id,
    tenant.email,
    tenant.name,
    rental.leaseId,
    leak,
    'Still dripping',
  ];
  const before = await readStorages(page);
  for (const trace of [...personal, 'storage/v1']) expect(before).toContain(trace);

  const signOut = async () => {
    await page.getByRole('button', { name: common.frame.account }).click();
    await page.getByRole('menuitem', { name: common.actions.signOut }).click();
  };
  await signOut();
  const question = page.getByRole('alertdialog', { name: outbox.leaving.title });
  await question.getByRole('button', { name: outbox.leaving.stay }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(outbox.states.waiting, { exact: true })).toBeVisible();
  await signOut();
  await question.getByRole('button', { name: outbox.leaving.leave }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/tenant-dashboard'));
  const after = await readStorages(page);
  for (const trace of [...personal, 'storage/v1', 'access_token']) expect(after).not.toContain(trace);
  await goOnline(page);
});
