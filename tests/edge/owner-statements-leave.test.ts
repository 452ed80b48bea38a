import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMessages } from '#src/edge/mail/outbox.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { call } from '#tests/support/call.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { openReportDesk, type ReportDesk } from './report-desk.ts';
import { visitorsOf } from './visitors.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));
const { submit, linkIn, newestMailTo } = visitorsOf(stack, worker);
const email = `rosa-${randomUUID()}@example.test`;
const newest = () => newestMailTo(email, 'owner_statement');
let desk: ReportDesk;

beforeAll(async () => {
  desk = await openReportDesk(stack);
  const { owner, organizationId, propertyId } = desk.place;
  await call(desk.sql, owner, 'set_property_owners', {
    p_property_id: propertyId,
    p_owners: [{ full_name: 'Rosa Núñez', share_basis_points: 10_000 }],
  });
  const whose = { p_organization_id: organizationId, p_owner_key: 'rosa núñez', p_email: email };
  await call(desk.sql, owner, 'set_owner_contact', { ...whose, p_language: 'es' });
  await call(desk.sql, owner, 'send_owner_statement', {
    ...whose,
    p_request_id: randomUUID(),
    p_from: desk.month,
    p_to: desk.place.today,
  });
  await deliverMessages(stack.mailSettings);
});
afterAll(() => desk.sql.end());

describe('the way to have no more of them', () => {
  const isStopped = async () => {
    const [row] = await desk.sql`
      select stopped_at is not null as is_stopped from public.owner_contacts where email = ${email}`;
    return row?.is_stopped as boolean;
  };

  it('asks first, stops them by a press, and says so', async () => {
    const link = linkIn(await newest(), '/leave');
    const page = await worker.fetch(link);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(await isStopped()).toBe(false);
    const token = /name="token" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? '';
    const left = await submit('/api/owner-statements/leave', { token, language: 'en' });
    expect([left.status, left.headers.get('location')]).toEqual([303, '/en/owner-statements/left/']);
    expect(await isStopped()).toBe(true);
    expect((await worker.fetch('/en/owner-statements/left/')).status).toBe(200);
  });

  it('works by the button of a mailbox, and says of a broken link that it is one', async () => {
    await desk.sql`update public.owner_contacts set stopped_at = null`;
    const address = /^<(.+)>$/.exec((await newest()).headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const answer = await worker.fetch(address.replace(stack.url, ''), {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(answer.status).toBe(200);
    expect(await isStopped()).toBe(true);
    expect((await worker.fetch('/api/owner-statements/leave?token=x')).status).toBe(404);
  });
});
