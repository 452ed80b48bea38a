import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

const read = (token: string, headers: Record<string, string> = {}) =>
  worker.fetch(`/api/calendar/${token}.ics`, { headers });

/** Whose lease it is. */
async function organizationOf({ owner, leaseId }: LeaseScene): Promise<string> {
  const lease = await made(owner.from('leases').select('organization_id').eq('id', leaseId).single());
  return lease.organization_id;
}

async function makeFeed(scene: LeaseScene): Promise<{ feedId: string; token: string }> {
  const [feed] = await made(
    scene.owner.rpc('create_calendar_feed', {
      p_request_id: randomUUID(),
      p_organization_id: await organizationOf(scene),
      p_name: 'Mi teléfono',
    }),
  );
  return { feedId: feed?.feed_id ?? '', token: feed?.token ?? '' };
}

describe('the address of a calendar', () => {
  it('answers a calendar once, and then that nothing has changed', async () => {
    const { token } = await makeFeed(await makeLease(stack));
    const first = await read(token, { 'user-agent': 'Google-Calendar-Importer' });
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toContain('private');
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
    const file = await first.text();
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file).toContain('X-WR-CALNAME:Mi teléfono');
    expect(file).toContain('SUMMARY:Vence el alquiler');
    expect(file).toMatch(/UID:rent\/[0-9a-f-]{36}\/\d{4}-\d{2}@llavero/);
    const again = await read(token, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('says nothing at an address that is none, or that was turned off', async () => {
    const scene = await makeLease(stack);
    const { feedId, token } = await makeFeed(scene);
    expect((await read('0'.repeat(64))).status).toBe(404);
    expect((await read('no-token')).status).toBe(404);
    expect((await read(token)).status).toBe(200);
    await made(scene.owner.rpc('revoke_calendar_feed', { p_feed_id: feedId }));
    expect((await read(token)).status).toBe(404);
  });

  it('is read thirty times a minute at most', async () => {
    const { token } = await makeFeed(await makeLease(stack));
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push(await read(token));
    expect(answers.slice(0, 30).every(({ status }) => status === 200)).toBe(true);
    expect(answers[30]?.status).toBe(429);
    expect(Number(answers[30]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('has a calendar of others fetched for members alone, from public addresses, six times a minute', async () => {
    const scene = await makeLease(stack);
    const send = (organizationId: string, address: string, token?: string) =>
      worker.fetch('/api/calendar/import', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ organizationId, address }),
      });
    const organizationId = await organizationOf(scene);
    const address = 'https://127.0.0.1/a.ics';
    expect((await send(organizationId, address)).status).toBe(401);
    expect((await send(randomUUID(), address, scene.ownerToken)).status).toBeGreaterThanOrEqual(400);
    const refused = await send(organizationId, address, scene.ownerToken);
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'address_invalid' }]);
    const answers = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await send(organizationId, address, scene.ownerToken)).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
  });
});
