import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vapidKeysOf } from '#stack/keys.ts';
import { type Listener, listen } from '#stack/listener.ts';
import { openLocalPush } from '#stack/push/handler.ts';
import { type PushDevice, type PushSettings, sendPush } from './push.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import { MOST_BYTES, payloadBytes } from './push-payload.ts';

let folder: string;
let listener: Listener;
let url: string;
let settings: PushSettings;
let device: PushDevice & { id: string };
/** Tokens of receipts that came to the product. */
const receipts: string[] = [];
let receiptStatus = 204;

const keys = vapidKeysOf({ secretKey: 'unit' });
const payload = {
  title: 'Ana le escribió',
  body: 'Fuga en el baño',
  language: 'es',
  path: '/owner-dashboard/messages/1',
  tag: 'message/1',
  notificationId: null,
  receiptToken: 'a-token',
};
const manner = { ttlSeconds: 60, urgency: 'normal' as const };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'llavero-push-'));
  listener = await listen(0);
  const site = `http://127.0.0.1:${listener.port}`;
  url = `${site}/_local/push`;
  settings = { ...keys, subject: 'mailto:equipo@llavero.test', localUrl: url };
  const answer = openLocalPush(folder, site);
  listener.answerWith(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/_local/push')) return answer(request, pathname.split('/').slice(3));
    if (pathname === '/api/notifications/receipt')
      receipts.push(((await request.json()) as { token: string }).token);
    return new Response(null, { status: receiptStatus });
  });
});
afterAll(async () => {
  await listener.close();
  await rm(folder, { recursive: true, force: true });
});

const post = (place: string, body: object) =>
  fetch(`${url}/${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
async function subscribe(wanted: object = {}): Promise<typeof device> {
  const answer = await post('devices', { applicationServerKey: keys.publicKey, ...wanted });
  const {
    id,
    endpoint,
    keys: own,
  } = (await answer.json()) as {
    id: string;
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  return { id, endpoint, ...own };
}
interface Received {
  status: number;
  reason: string;
  text: string | null;
  ttl: number;
  urgency: string;
  topic: string;
  isReceiptTaken: boolean | null;
}
async function received(): Promise<Received[]> {
  const state = (await (await fetch(`${url}/state`)).json()) as { received: Received[] };
  return state.received;
}

beforeEach(async () => {
  receipts.length = 0;
  receiptStatus = 204;
  await fetch(url, { method: 'DELETE' });
  device = await subscribe();
});

describe('a message', () => {
  it('is read by its device, which says that it has shown it', async () => {
    const sent = await sendPush(settings, device, payload, {
      ...manner,
      urgency: 'high',
      topic: 'message-1',
    });
    expect(sent).toMatchObject({
      kind: 'accepted',
      status: 201,
      providerId: expect.stringContaining('/messages/'),
    });
    const [push] = await received();
    expect(push).toMatchObject({ status: 201, reason: '', ttl: 60, urgency: 'high', topic: 'message-1' });
    expect(JSON.parse(push?.text ?? '')).toEqual(payload);
    await expect.poll(() => receipts).toEqual(['a-token']);
    await expect.poll(async () => (await received())[0]?.isReceiptTaken).toBe(true);
  });

  it('is said to be shown again where the product did not hear it', async () => {
    receiptStatus = 500;
    await sendPush(settings, device, payload, manner);
    await expect.poll(() => receipts.length).toBe(3);
    await expect.poll(async () => (await received())[0]?.isReceiptTaken).toBe(false);
  });

  it('is accepted for a device that then says nothing', async () => {
    const silent = await subscribe({ isSilent: true });
    expect((await sendPush(settings, silent, payload, manner)).kind).toBe('accepted');
    expect(await received()).toMatchObject([{ status: 201, isReceiptTaken: null }]);
    expect(receipts).toEqual([]);
  });
});

describe('what goes wrong', () => {
  it.each([
    ['401', 'bad_key', 'UnauthorizedRegistration'],
    ['403', 'bad_key', 'the VAPID credentials'],
    ['404', 'gone', 'No such subscription.'],
    ['410', 'gone', 'unsubscribed or expired'],
    ['413', 'too_large', 'Payload too large.'],
    ['429', 'throttled', 'Too many requests.'],
    ['500', 'failed', 'Internal error.'],
    ['503', 'failed', 'not available'],
    ['redirect', 'refused', '307'],
    ['hang', 'failed', 'No answer'],
    ['reset', 'failed', ''],
  ])('at %s is %s, in the words of the service', async (kind, outcome, words) => {
    await post('faults', { kind });
    const sent = await sendPush(settings, device, payload, manner, 300);
    expect(sent).toMatchObject({ kind: outcome, words: expect.stringContaining(words) });
    expect(await received()).toHaveLength(1);
  });

  it.each([
    ['seconds', () => '45', 45],
    ['a date', () => new Date(Date.now() + 90_000).toUTCString(), 90],
    ['neither', () => 'soon', 0],
  ])('with Retry-After that is %s waits', async (_, written, seconds) => {
    await post('faults', { kind: '429', retryAfter: written() });
    const sent = await sendPush(settings, device, payload, manner);
    expect(sent.kind).toBe('throttled');
    // A date has whole seconds, and a busy machine takes some.
    expect(Math.abs(sent.retryAfterSeconds - seconds)).toBeLessThan(10);
  });

  it('is the key that the device did not subscribe with', async () => {
    const other = { ...settings, ...vapidKeysOf({ secretKey: 'another' }) };
    expect(await sendPush(other, device, payload, manner)).toMatchObject({
      kind: 'bad_key',
      status: 403,
      words: expect.stringContaining('subscribed with'),
    });
  });

  it.each([
    [
      'a private key that is not of the public one',
      { privateKey: vapidKeysOf({ secretKey: 'b' }).privateKey },
    ],
    ['a subject that nobody can write to', { subject: 'equipo' }],
    ['no key', { publicKey: '' }],
  ])('is our key: %s', async (_, wrong) => {
    expect((await sendPush({ ...settings, ...wrong }, device, payload, manner)).kind).toBe('bad_key');
  });

  it('is a device that is gone, or has no keys', async () => {
    await post(`devices/${device.id}`, { isGone: true });
    expect((await sendPush(settings, device, payload, manner)).kind).toBe('gone');
    expect((await sendPush(settings, { ...device, p256dh: 'AAAA' }, payload, manner)).kind).toBe('gone');
  });
});

describe('where a message may be sent', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s', (endpoint) => expect(isPushEndpoint(endpoint, null)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user:password@fcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.5/abc',
    'https://[::1]/abc',
    'https://[::ffff:127.0.0.1]/abc',
    'https://localhost/abc',
    'https://localhost./abc',
    'https://db.internal/abc',
    'https://printer.local/abc',
    'https://router/abc',
    'ftp://example.com/abc',
    'javascript:alert(1)',
    'abc',
    'http://127.0.0.1:4321/_local/push/send/1',
  ])('not %s', (endpoint) => expect(isPushEndpoint(endpoint, null)).toBe(false));

  it('the counterpart of this machine only where it is set, and nothing beside it', () => {
    const localUrl = 'http://127.0.0.1:4321/_local/push';
    expect(isPushEndpoint(`${localUrl}/send/1`, localUrl)).toBe(true);
    for (const other of [
      `${localUrl}er/send/1`,
      `${localUrl}/../jobs/run`,
      'http://127.0.0.1:4322/_local/push/send/1',
    ])
      expect(isPushEndpoint(other, localUrl), other).toBe(false);
  });

  it('nowhere else: a redirect is not followed, and nothing is asked of a private address', async () => {
    const asked: unknown[] = [];
    const inside = createServer((request, response) => {
      asked.push(request.url);
      response.end();
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const address = inside.address();
    const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
    expect(await sendPush(settings, { ...device, endpoint }, payload, manner)).toMatchObject({
      kind: 'gone',
      words: 'The endpoint is not at a public host.',
    });
    inside.close();
    expect(asked).toEqual([]);
  });
});

describe('a payload', () => {
  it('stays as it is where it fits', () =>
    expect(JSON.parse(new TextDecoder().decode(payloadBytes(payload)))).toEqual(payload));

  it.each(['a', 'ñ', '🏠', '\u0001', '"'])('is cut where it is long: %j', (sign) => {
    const long = { ...payload, title: sign.repeat(2_000), body: sign.repeat(5_000) };
    const bytes = payloadBytes(long);
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
    const { title, body, path: where } = JSON.parse(new TextDecoder().decode(bytes)) as typeof payload;
    expect(where).toBe(payload.path);
    expect(title.endsWith('…') && body.endsWith('…')).toBe(true);
    expect(`${title}${body}`.replaceAll('…', '').replaceAll(sign, '')).toBe('');
  });

  it('is not sent where its path alone is too long', async () => {
    const sent = await sendPush(settings, device, { ...payload, path: `/${'a'.repeat(4_000)}` }, manner);
    expect(sent.kind).toBe('too_large');
    expect(await received()).toEqual([]);
  });
});
