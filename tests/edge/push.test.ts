import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessages } from '#src/edge/mail/outbox.ts';
import { made } from './lease.ts';
import { type Device, type Reader, useNotificationDesk } from './notification-desk.ts';

const desk = useNotificationDesk();
let reader: Reader;
let device: Device;

beforeAll(async () => {
  await desk.open();
  reader = await desk.reader();
});
beforeEach(async () => {
  await desk.open();
  device = await desk.subscribe(reader);
});

const names = async (id: string) => (await desk.stepsOf(reader, id)).map(({ step }) => step);
const devicesOf = async () => {
  const { data } = await reader.client.from('push_devices').select('id, last_shown_at').eq('id', device.id);
  return data ?? [];
};

it('a browser learns the key to subscribe with', async () => {
  const answer = await desk.worker.fetch('/api/notifications/push-key');
  expect(await answer.json()).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/) });
});

it('a test goes by push at once, in the reader’s language, and its device says that it has shown it', async () => {
  const id = await desk.test(reader, 'push', device.id);
  await expect.poll(() => names(id), { timeout: 10_000 }).toEqual(['queued', 'taken', 'accepted', 'shown']);
  const { received } = await desk.state<{ received: { text: string; ttl: number; urgency: string }[] }>(
    'push',
  );
  expect(received).toMatchObject([{ ttl: 600, urgency: 'high' }]);
  expect(JSON.parse(received[0]?.text ?? '')).toMatchObject({
    title: 'Prueba de notificaciones',
    language: 'es',
    path: '/owner-dashboard/notification-test',
    receiptToken: expect.stringMatching(`^${id}\\.`),
  });
  expect(await devicesOf()).toEqual([{ id: device.id, last_shown_at: expect.any(String) }]);
});

it('a device that is silent was sent its message, and no more is known', async () => {
  await desk.counterpart(`push/devices/${device.name}`, { isSilent: true });
  const id = await desk.test(reader, 'push', device.id);
  await expect.poll(() => names(id), { timeout: 10_000 }).toEqual(['queued', 'taken', 'accepted']);
});

describe('without a request that sends it, a message', () => {
  /** Writes a test down, as any verb writes a message. */
  const write = async (channel: string): Promise<string> => {
    const values = { p_channel: channel, p_device_id: channel === 'push' ? device.id : null };
    return made(reader.client.rpc('send_test_notification', { ...values, p_request_id: randomUUID() }));
  };

  it('goes with the timer of every minute, which wrangler.toml has', async () => {
    const every = '* * * * *';
    expect(readFileSync('wrangler.toml', 'utf8')).toContain(`"${every}"]`);
    const id = await write('push');
    expect(await names(id)).toEqual(['queued']);
    expect(await desk.worker.scheduled(new Date(), every)).toMatchObject({ outcome: 'ok' });
    await expect.poll(() => names(id), { timeout: 10_000 }).toEqual(['queued', 'taken', 'accepted', 'shown']);
  });

  it('goes though another channel fails', async () => {
    const [push, email] = [await write('push'), await write('email')];
    const settings = { ...desk.settings(), mailApiUrl: 'http://127.0.0.1:9' };
    expect(await deliverMessages(settings)).toEqual({ sent: 1, failed: 1 });
    expect((await desk.stepsOf(reader, email)).at(-1)).toMatchObject({
      step: 'retried',
      detail: expect.stringContaining('no answer'),
    });
    expect(await names(push)).toContain('accepted');
  });

  it('goes once, though several senders run', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => write('push')));
    const counts = await Promise.all([1, 2, 3].map(() => deliverMessages(desk.settings())));
    expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(ids.length);
    const { received } = await desk.state<{ received: unknown[] }>('push');
    expect(received).toHaveLength(ids.length);
  });
});

describe('a fault is told in the words of the push service', () => {
  it.each([
    ['401', 'retried', '401 UnauthorizedRegistration'],
    ['403', 'retried', '403 the VAPID credentials'],
    ['413', 'refused', '413 Payload too large.'],
    ['429', 'retried', '429 Too many requests.'],
    ['500', 'retried', '500 Internal error.'],
  ])('%s: %s', async (kind, step, detail) => {
    await desk.counterpart('push/faults', { kind });
    const id = await desk.test(reader, 'push', device.id);
    await expect
      .poll(() => desk.stepsOf(reader, id), { timeout: 10_000 })
      .toMatchObject([
        { step: 'queued' },
        { step: 'taken' },
        { step, detail: expect.stringContaining(detail) },
      ]);
    expect(await devicesOf()).toHaveLength(1);
  });

  it.each(['404', '410'])('%s: the device is forgotten', async (kind) => {
    await desk.counterpart('push/faults', { kind });
    const id = await desk.test(reader, 'push', device.id);
    await expect
      .poll(() => names(id), { timeout: 10_000 })
      .toEqual(['queued', 'taken', 'refused', 'device_gone']);
    const steps = await desk.stepsOf(reader, id);
    expect(steps.at(-1)?.detail).toMatch(new RegExp(`^${kind} `));
    expect(await devicesOf()).toEqual([]);
  });
});

it.each(['', 'x', 'a'.repeat(300)])('a receipt that no message has is refused: %j', async (token) => {
  const answer = await desk.ask(reader, '/api/notifications/receipt', { token });
  expect([answer.status, (await answer.json()) as object]).toMatchObject([400, { code: expect.any(String) }]);
});
