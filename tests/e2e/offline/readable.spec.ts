import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { readStorages } from '#tests/support/browser-storages.ts';
import { goOffline, goOnline } from '#tests/support/offline.ts';
import { made, makeRental, type Rental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/] });

const SUBJECT = 'Pintura del pasillo';
const LAST_WORDS = 'El lunes, con permiso de la lluvia.';

/** The office has written to the tenant, and to everybody. */
async function writeToTenant({ owner, leaseId, organizationId }: Rental) {
  const [conversationId] = await made(
    owner.client.rpc('start_conversations', {
      p_request_id: randomUUID(),
      p_lease_ids: [leaseId],
      p_subject: SUBJECT,
      p_body: LAST_WORDS,
    }),
  );
  const noticeId = await made(
    owner.client.rpc('save_notice', {
      p_request_id: randomUUID(),
      p_organization_id: organizationId,
      p_notice_id: null as unknown as string,
      p_notice: {
        title_es: 'Sin agua el martes',
        body_es: 'De 9 a 12.',
        title_en: 'No water on Tuesday',
        body_en: 'From 9 to 12.',
        audience: 'organization',
        needs_acknowledgement: true,
      },
    }),
  );
  return { conversationId: conversationId ?? '', noticeId };
}

/** Opens the home with the worker at work, and nothing else. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/tenant-dashboard/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('messages and notices that nobody opened are read without a connection, acknowledged and answered, and arrive once', async ({
  open,
  baseURL,
}) => {
  const { messages, notices, outbox } = await textsOf('es');
  const rental = await makeRental(baseURL);
  const { conversationId, noticeId } = await writeToTenant(rental);
  const page = await open({ width: 360, session: rental.tenant.session, hasServiceWorker: true });
  await openHome(page);
  await expect
    .poll(async () => (await readStorages(page)).includes(LAST_WORDS), { timeout: 30_000 })
    .toBe(true);
  await goOffline(page);

  await page.goto('/tenant-dashboard/messages');
  await page.getByRole('link', { name: new RegExp(SUBJECT) }).click();
  await expect(page.getByRole('log').getByText(LAST_WORDS)).toBeVisible();

  await page.goto('/tenant-dashboard/messages/new');
  await page.getByRole('textbox', { name: messages.compose.label }).fill('Buenas, ¿y la escalera?');
  await page.getByLabel(messages.start.subject).fill('Escalera');
  await page.getByRole('button', { name: messages.start.submit }).click();
  await expect(page.getByRole('link', { name: 'Escalera' })).toContainText(outbox.states.waiting);
  await page.goto('/tenant-dashboard/outbox');
  await page.getByRole('link', { name: outbox.edit }).click();
  await page.getByLabel(messages.start.subject).fill('La escalera');
  await page.getByRole('button', { name: messages.start.submit }).click();
  await expect(page.getByText('La escalera')).toBeVisible();

  await page.goto(`/tenant-dashboard/notices/${noticeId}`);
  await expect(page.getByText('De 9 a 12.')).toBeVisible();
  await page.getByRole('button', { name: notices.tenant.acknowledge }).click();
  await expect(page.getByRole('link', { name: 'Sin agua el martes' })).toContainText(outbox.states.waiting);
  await page.reload();
  await expect(page.getByRole('button', { name: notices.tenant.acknowledge })).toHaveCount(0);

  await goOnline(page);
  await expect(page.getByText(notices.tenant.thanks)).toBeVisible();
  await page.goto('/tenant-dashboard/outbox');
  await expect(page.getByText(outbox.states.sent, { exact: true }).last()).toBeVisible();
  const begun = await made(
    rental.owner.client
      .from('conversations_list')
      .select('id, subject, last_text')
      .eq('lease_id', rental.leaseId),
  );
  expect(begun.map(({ subject }) => subject).sort()).toEqual(['La escalera', SUBJECT]);
  const [read] = await made(
    rental.owner.client.from('notices_list').select('acknowledged_count').eq('id', noticeId),
  );
  expect(read?.acknowledged_count).toBe(1);
  expect(conversationId).not.toBe('');
});

test('on a connection that saves data nothing is read ahead', async ({ open, baseURL }) => {
  const rental = await makeRental(baseURL);
  await writeToTenant(rental);
  const asked: string[] = [];
  const visit = async (saveData: boolean) => {
    const page = await open({ width: 360, session: rental.tenant.session });
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript((isSaving) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: isSaving } });
    }, saveData);
    await page.goto('/tenant-dashboard/');
    await expect(page.getByText('Sin agua el martes')).toBeVisible();
    return page;
  };
  const isReadAhead = () => asked.some((url) => url.includes('my_latest_conversations'));
  const saving = await visit(true);
  await saving.waitForTimeout(4_000);
  expect(isReadAhead()).toBe(false);
  await visit(false);
  await expect.poll(isReadAhead, { timeout: 30_000 }).toBe(true);
  expect(asked.filter((url) => url.includes('my_latest_conversations'))).toHaveLength(1);
});
