import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deliverMessages, enqueueMail } from '#src/edge/mail/outbox.ts';
import type { MailSettings } from '#src/edge/settings.ts';
import type { Mail } from '#stack/mailbox/mailbox.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { made, makeLease } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));
let sql: Sql;
let standIn: Server | undefined;

beforeAll(() => {
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(() => sql.end());
afterEach(async () => {
  standIn?.close();
  standIn = undefined;
  await sql`delete from private.outgoing_messages`;
});

const write = (to: string, dedupeKey: string = randomUUID()) =>
  enqueueMail(stack.mailSettings, {
    to,
    language: 'es',
    template: 'contact_received',
    parameters: {},
    dedupeKey,
  });
const someone = () => `${randomUUID()}@example.com`;

async function mailsTo(address: string): Promise<Mail[]> {
  const headers = { accept: 'application/json' };
  const answer = await fetch(`${stack.url}/_local/mail?to=${encodeURIComponent(address)}`, { headers });
  return (await answer.json()) as Mail[];
}

const stateOf = async () => {
  const [row] =
    await sql`select error, sent_at, attempts, next_attempt_at > now() as waits from private.outgoing_messages`;
  return row;
};

/** A provider that answers as told, and counts how often it is asked. */
async function answering(...answers: [status: number, body: object, headers?: Record<string, string>][]) {
  const keys: unknown[] = [];
  standIn = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']);
    const [status, body, headers = {}] = answers[Math.min(keys.length, answers.length) - 1] ?? [500, {}];
    request.resume().on('end', () => response.writeHead(status, headers).end(JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => standIn?.listen(0, '127.0.0.1', resolve));
  const address = standIn.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const settings: MailSettings = { ...stack.mailSettings, mailApiUrl: `http://127.0.0.1:${port}` };
  return { settings, keys };
}

describe('the timer', () => {
  it('sends what waits, once', async () => {
    const to = someone();
    await write(to, 'only-once');
    expect(await worker.scheduled(new Date())).toMatchObject({ outcome: 'ok' });
    await write(to, 'only-once');
    expect(await worker.scheduled(new Date())).toMatchObject({ outcome: 'ok' });
    expect(await mailsTo(to)).toMatchObject([
      {
        kind: 'contact_received',
        from: 'Llavero <hola@llavero.test>',
        subject: 'Recibimos su mensaje',
        text: expect.stringContaining('Leemos cada mensaje'),
        html: expect.stringContaining('<html lang="es">'),
      },
    ]);
  });

  it('sends the reports that are scheduled, each with its PDF', async () => {
    const { owner } = await makeLease(stack);
    const { id } = await made(owner.from('organizations').select('id').single());
    const { data } = await owner.auth.getUser();
    const schedule = {
      organization_id: id,
      report: 'rent_roll',
      rhythm: 'weekly',
      recipient_ids: [data.user?.id],
    };
    await made(owner.from('report_schedules').insert(schedule).select('id').single());
    const inAWeek = new Date(Date.now() + 8 * 24 * 3_600_000);
    expect(await worker.scheduled(inAWeek)).toMatchObject({ outcome: 'ok' });
    const mails = await mailsTo(data.user?.email ?? '');
    expect(mails.filter(({ kind }) => kind === 'scheduled_report')).toMatchObject([
      {
        subject: expect.stringContaining('Relación de alquileres, '),
        text: expect.stringContaining('Alquiler: RD$25,000.00'),
        attachments: [{ contentType: 'application/pdf', content: expect.stringMatching(/^JVBERi/) }],
      },
    ]);
  });

  it('keeps what it could not send', async () => {
    const unreachable = { ...stack.mailSettings, mailApiUrl: 'http://127.0.0.1:9' };
    await write(someone());
    expect(await deliverMessages(unreachable)).toEqual({ sent: 0, failed: 1 });
    expect(await stateOf()).toMatchObject({ error: expect.stringContaining('no answer'), waits: true });
  });
});

it('sends each of many messages once, though several senders run and the provider limits them', async () => {
  const addresses = Array.from({ length: 25 }, someone);
  await Promise.all(addresses.map((to) => write(to)));
  const counts = await Promise.all([1, 2, 3].map(() => deliverMessages(stack.mailSettings)));
  expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(25);
  for (const to of addresses) expect(await mailsTo(to), to).toHaveLength(1);
});

it('is sent once though the database never heard that it was', async () => {
  const to = someone();
  await write(to);
  await deliverMessages(stack.mailSettings);
  await sql`update private.outgoing_messages set next_attempt_at = now(), sent_at = null`;
  expect(await deliverMessages(stack.mailSettings)).toEqual({ sent: 1, failed: 0 });
  expect(await mailsTo(to)).toHaveLength(1);
});

describe('the answers of a provider', () => {
  it.each([
    [422, 'validation_error', false],
    [400, 'validation_error', false],
    [409, 'invalid_idempotent_request', false],
    [409, 'concurrent_idempotent_requests', true],
    [401, 'missing_api_key', true],
    [403, 'invalid_api_key', true],
    [500, 'internal_server_error', true],
  ])('%d %s: tried again %s', async (status, name, isTriedAgain) => {
    const { settings, keys } = await answering([status, { name, message: 'No.' }]);
    await write(someone());
    expect(await deliverMessages(settings)).toEqual({ sent: 0, failed: 1 });
    expect(keys).toHaveLength(1);
    expect(await stateOf()).toMatchObject({ error: `${status} ${name}: No.`, sent_at: null, attempts: 1 });
    expect((await stateOf())?.waits ?? false).toBe(isTriedAgain);
  });

  it('a short pause is kept and then tried, with the same key', async () => {
    const { settings, keys } = await answering(
      [429, { name: 'rate_limit_exceeded' }, { 'retry-after': '1' }],
      [200, { id: 'abc' }],
    );
    await write(someone());
    expect(await deliverMessages(settings)).toEqual({ sent: 1, failed: 0 });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('a long pause is left to the timer', async () => {
    const { settings, keys } = await answering([
      429,
      { name: 'daily_quota_exceeded' },
      { 'retry-after': '7200' },
    ]);
    await write(someone());
    await deliverMessages(settings);
    expect(keys).toHaveLength(1);
    const [row] =
      await sql`select next_attempt_at > now() + interval '1 hour 50 minutes' as late from private.outgoing_messages`;
    expect(row?.late).toBe(true);
  });
});

it('leaves a message of a template that it does not know for a newer worker', async () => {
  const service = createClient(stack.url, stack.secretKey);
  await service.rpc('enqueue_mail', {
    p_to: someone(),
    p_language: 'es',
    p_template: 'from_the_future',
    p_parameters: {},
    p_dedupe_key: randomUUID(),
  });
  expect(await deliverMessages(stack.mailSettings)).toEqual({ sent: 0, failed: 1 });
  expect(await stateOf()).toMatchObject({ error: 'unknown template from_the_future', waits: true });
});
