import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

/** A second on a machine that does nothing else: each figure stands in the report. */
const MOST_MS = 3_000;

/** Opens somebody's notification centre; it listens for changes. */
async function openCentre(page: Page, area: string, title: string) {
  const listens = page.waitForEvent('websocket', {
    predicate: (socket) => socket.url().includes('/realtime/'),
  });
  await page.goto(`/${area}/notifications`);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  const socket = await listens;
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).includes('Subscribed to PostgreSQL'),
  });
}

/** Does something, and sees it in the centre of the other from the moment that it was saved. */
async function expectAtOnce(page: Page, words: RegExp, act: () => Promise<unknown>) {
  await act();
  const savedAt = Date.now();
  await expect(page.getByRole('main').getByRole('link', { name: words })).toBeVisible();
  const took = Date.now() - savedAt;
  test.info().annotations.push({ type: 'milliseconds', description: `${words.source}: ${took}` });
  expect(took, words.source).toBeLessThan(MOST_MS);
}

test('a message, an urgent request and a notice are in the other’s centre at once, also after a sleep (es)', async ({
  open,
  baseURL,
}) => {
  const { notifications: text, common } = await textsOf('es');
  const { owner, tenant, leaseId, organizationId } = await makeRental(baseURL, { hasAccepted: true });
  const office = await open({ session: owner.session });
  const home = await open({ session: tenant.session });
  await openCentre(office, 'owner-dashboard', text.title);
  await openCentre(home, 'tenant-dashboard', text.title);
  const write = (subject: string) =>
    made(
      tenant.client.rpc('start_conversations', {
        p_request_id: randomUUID(),
        p_lease_ids: [leaseId],
        p_subject: subject,
        p_body: 'Gotea desde anoche.',
      }),
    );
  await expectAtOnce(office, /Fuga en el baño/, () => write('Fuga en el baño'));
  await expect(
    office.getByRole('banner').getByRole('link', {
      name: `${common.frame.notifications}, ${common.frame.unread({ count: 1 })}`,
    }),
  ).toBeVisible();
  await expectAtOnce(office, /Se inunda la cocina/, () =>
    made(
      tenant.client.rpc('report_maintenance', {
        p_request_id: randomUUID(),
        p_lease_id: leaseId,
        p_category: 'plumbing',
        p_priority: 'urgent',
        p_title: 'Se inunda la cocina',
      }),
    ),
  );
  await expectAtOnce(home, /Corte de agua el jueves/, () =>
    made(
      owner.client.rpc('save_notice', {
        p_request_id: randomUUID(),
        p_organization_id: organizationId,
        p_notice_id: null as never,
        p_notice: {
          ...{ title_es: 'Corte de agua el jueves', body_es: 'De 9 a 12.', title_en: '', body_en: '' },
          ...{ audience: 'organization', property_id: null, unit_ids: [], lease_ids: [] },
          ...{ publish_at: null, expires_at: null, needs_acknowledgement: false },
        },
      }),
    ),
  );
  // A lid that was closed: what came meanwhile is there when the connection is back.
  await office.context().setOffline(true);
  await write('Otra fuga');
  await office.context().setOffline(false);
  await expect(office.getByRole('main').getByRole('link', { name: /Otra fuga/ })).toBeVisible();
});
