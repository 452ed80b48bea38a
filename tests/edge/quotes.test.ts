import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { deliverMessages } from '#src/edge/mail/outbox.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { today } from '#tests/support/rental.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease } from './lease.ts';
import { someone, somewhere, visitorsOf } from './visitors.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));
const { headersFrom, newestMailTo, linkIn } = visitorsOf(stack, worker);
const vendorEmail = someone();
const picture = await readFile('local-stack/demo/proof.jpg');
let scene: LeaseScene;
let workOrderId: string;
let token: string;

const post = (body: object, client = somewhere()) =>
  worker.fetch('/api/quotes', {
    method: 'POST',
    headers: { ...headersFrom(client), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const said = async (answer: ReturnType<typeof post>) => {
  const response = await answer;
  return [response.status, ((await response.json()) as { code: string }).code];
};
const quote = (more: object = {}) => ({
  ...{ act: 'give', token, amountMinor: 118_000, tax: 'included', days: 2 },
  ...{ validUntil: addDays(today(), 20), note: 'Con garantía', ...more },
});

beforeAll(async () => {
  scene = await makeLease(stack);
  const { owner } = scene;
  const lease = await made(
    owner.from('leases').select('organization_id, property_id, unit_id').eq('id', scene.leaseId).single(),
  );
  const { organization_id, property_id, unit_id } = lease;
  const vendorId = randomUUID();
  await made(
    owner.from('vendors').insert({ id: vendorId, organization_id, name: 'Plomería Norte' }).select('id'),
  );
  const request = await made(
    owner.rpc('open_maintenance', {
      ...{ p_request_id: randomUUID(), p_property_id: property_id, p_unit_id: unit_id },
      ...{ p_category: 'plumbing', p_priority: 'high', p_title: 'Gotea el techo', p_is_shared: true },
    }),
  );
  const photoId = randomUUID();
  const path = await made(
    owner.rpc('add_maintenance_photo', { p_photo_id: photoId, p_maintenance_id: request }),
  );
  await made(
    owner.storage
      .from('maintenance-photos')
      .upload(path, new Blob([picture], { type: 'image/jpeg' }), { contentType: 'image/jpeg' }),
  );
  workOrderId = await made(
    owner.rpc('open_work_order', {
      ...{ p_request_id: randomUUID(), p_maintenance_id: request, p_title: 'Sellar el techo' },
      ...{ p_scope: '<b>Con cuidado</b>', p_payer: 'owner', p_currency: 'DOP' },
    }),
  );
  await made(
    owner.rpc('ask_for_quotes', {
      ...{ p_request_id: randomUUID(), p_work_order_id: workOrderId, p_vendor_ids: [vendorId] },
      ...{
        p_emails: [vendorEmail],
        p_language: 'es',
        p_expires_on: addDays(today(), 7),
        p_photo_ids: [photoId],
      },
    }),
  );
  await deliverMessages(stack.mailSettings);
});

describe('the link of a vendor', () => {
  it('comes by mail, behind the # that no server is told, and leads to a page of its own', async () => {
    const mail = await newestMailTo(vendorEmail, 'quote_requested');
    const link = linkIn(mail, '/es/quote/');
    token = /#([0-9a-f]{64})$/.exec(link)?.[1] ?? '';
    expect(token).not.toBe('');
    const page = await worker.fetch(link.replace(/#.*$/, ''));
    expect(page.status).toBe(200);
    await page.text();
  });

  it('shows what is wanted and the photos that were chosen, and keeps nothing on the way', async () => {
    const answer = await post({ act: 'read', token });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const facts = (await answer.json()) as { photos: string[] };
    expect(facts).toMatchObject({
      ...{ state: 'open', title: 'Sellar el techo', scope: '<b>Con cuidado</b>', vendor: 'Plomería Norte' },
      ...{ contact: null, quote: null, ownPhotos: [] },
    });
    expect(JSON.stringify(facts)).not.toContain('María José');
    const photo = await fetch(facts.photos[0] ?? '');
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(picture);
  });

  it('takes a price and tells the office; another one changes it', async () => {
    expect((await post(quote())).status).toBe(204);
    expect((await post(quote({ amountMinor: 100_000, tax: 'added' }))).status).toBe(204);
    const rows = await made(
      scene.owner.from('quote_requests_list').select('total_minor, note').eq('work_order_id', workOrderId),
    );
    expect(rows).toEqual([{ total_minor: 118_000, note: 'Con garantía' }]);
  });

  it('takes a photo by an address that works once, and gives it back', async () => {
    const photoId = randomUUID();
    const answer = await post({ act: 'add_photo', token, photoId });
    const { path, uploadToken } = (await answer.json()) as { path: string; uploadToken: string };
    const anyone = createClient(stack.url, stack.publishableKey);
    const send = () =>
      anyone.storage
        .from('quote-photos')
        .uploadToSignedUrl(path, uploadToken, new Blob([picture], { type: 'image/jpeg' }), {
          contentType: 'image/jpeg',
        });
    expect((await send()).error).toBeNull();
    const read = (await (await post({ act: 'read', token })).json()) as {
      ownPhotos: { id: string; url: string }[];
    };
    expect(read.ownPhotos).toMatchObject([{ id: photoId, url: expect.any(String) }]);
    expect((await fetch(read.ownPhotos[0]?.url ?? '')).status).toBe(200);
    expect((await post({ act: 'remove_photo', token, photoId })).status).toBe(204);
    // Nobody sends a file there who was not let in.
    const stranger = await anyone.storage.from('quote-photos').upload(`${path}x`, new Blob([picture]));
    expect(stranger.error).not.toBeNull();
  });

  it('is refused to who made it up, to another site, and in another shape', async () => {
    expect(await said(post({ act: 'read', token: 'a'.repeat(64) }))).toEqual([404, 'quote_not_found']);
    expect(await said(post({ act: 'read', token: 'short' }))).toEqual([400, 'invalid']);
    expect(await said(post(quote({ amountMinor: 'viel' })))).toEqual([400, 'invalid']);
    expect(await said(post(quote({ days: 0 })))).toEqual([400, 'quote_days_invalid']);
    const foreign = await worker.fetch('/api/quotes', {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
      body: JSON.stringify({ act: 'read', token }),
    });
    expect(foreign.status).toBe(403);
    await foreign.text();
  });

  it('is counted by address', async () => {
    const client = somewhere();
    const database = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
    await (await post({ act: 'read', token }, client)).text();
    await database`update private.attempts set count = 120 where scope = 'quote client'`;
    const answer = await post({ act: 'read', token }, client);
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await answer.text();
    await database`delete from private.attempts where scope = 'quote client'`;
    await database.end();
  });

  it('lets the vendor decline, and is over when the office has chosen', async () => {
    expect((await post({ act: 'decline', token, reason: 'Sin tiempo' })).status).toBe(204);
    await made(
      scene.owner.rpc('cancel_work_order', {
        ...{ p_request_id: randomUUID(), p_work_order_id: workOrderId, p_reason: 'Ya no' },
      }),
    );
    expect(await said(post(quote()))).toEqual([409, 'quote_closed']);
    const closed = await (await post({ act: 'read', token })).json();
    expect(closed).toMatchObject({ state: 'closed', photos: [] });
    expect(JSON.stringify(closed)).not.toContain('Sellar');
  });
});
