import { createHmac, randomInt } from 'node:crypto';
import postgres from 'postgres';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewSealedTexts } from '#src/edge/cards/renewal.ts';
import { deliverMessages } from '#src/edge/mail/outbox.ts';
import { whatsappKeysOf } from '#stack/keys.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { organizationNumber } from '#stack/whatsapp/book.ts';
import { made } from './lease.ts';
import { type Reader, useNotificationDesk } from './notification-desk.ts';

const desk = useNotificationDesk();
let reader: Reader;
let phone: string;

interface Message {
  to: string;
  text: string;
  template: string | null;
}
const messages = async () => (await desk.state<{ messages: Message[] }>('whatsapp')).messages;
const names = async (id: string) => (await desk.stepsOf(reader, id)).map(({ step }) => step);
const consentOf = async () => {
  const { data } = await reader.client
    .from('whatsapp_consents')
    .select('verified_at, withdrawn_at')
    .eq('phone', phone);
  return data?.[0];
};

beforeAll(async () => {
  await desk.open();
  reader = await desk.reader();
  phone = `+1809555${String(randomInt(10_000)).padStart(4, '0')}`;
  expect((await desk.enterNumber(reader)).status).toBe(201);
  const consent: { version: string } = await made(
    reader.client.rpc('whatsapp_consent', { p_language: 'es' }),
  );
  const given = await desk.ask(reader, '/api/whatsapp/consents', {
    phone,
    consentVersion: consent.version,
    language: 'es',
  });
  expect(given.status).toBe(201);
  await vi.waitFor(async () => expect(await messages()).toHaveLength(1), { timeout: 10_000 });
  expect(await messages()).toMatchObject([{ to: phone.slice(1), template: 'llavero_code' }]);
  const code = /\d{6}/.exec((await messages())[0]?.text ?? '')?.[0];
  expect(await made(reader.client.rpc('confirm_whatsapp_code', { p_code: code }))).toBe('confirmed');
});
beforeEach(() => desk.open());

describe('a number of one’s own', () => {
  it.each([
    ['a token that WhatsApp does not take', { accessToken: 'EAAsomethingElse' }, 'whatsapp_token_invalid'],
    ['a number that it does not know', { phoneNumberId: '999999999' }, 'whatsapp_number_unknown'],
    ['a number that is none', { phoneNumberId: 'abc' }, 'invalid'],
  ])('is not kept with %s', async (_, part, code) => {
    const answer = await desk.enterNumber(reader, part);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code }]);
  });

  it('is entered by whom the organization lets', async () => {
    const stranger = await desk.reader();
    const answer = await desk.enterNumber({ ...stranger, organizationId: reader.organizationId });
    expect(answer.status).toBe(403);
    const { data } = await stranger.client.from('whatsapp_senders').select('id');
    expect(data).toEqual([]);
  });
});

it('a token that another key sealed is sealed anew, and writes on', async () => {
  const sql = postgres(desk.stack.databaseUrl, { max: 1, onnotice: () => undefined });
  const read = async () => {
    const [row] = await sql<{ sealed: string }[]>`select t.sealed from private.whatsapp_sender_tokens t
      join public.whatsapp_senders s on s.id = t.sender_id where s.organization_id = ${reader.organizationId}`;
    return row?.sealed ?? '';
  };
  try {
    // As it was sealed when there was one key, which had no name.
    const old = ['v1', ...(await read()).split('.').slice(2)].join('.');
    await sql`update private.whatsapp_sender_tokens t set sealed = ${old} from public.whatsapp_senders s
      where s.id = t.sender_id and s.organization_id = ${reader.organizationId}`;
    await renewSealedTexts(workerVariables(desk.stack.mailSettings) as unknown as Env);
    expect(await read()).toMatch(/^v2\./);
    const id = await desk.test(reader, 'whatsapp');
    await expect.poll(() => names(id), { timeout: 10_000 }).toContain('delivered');
  } finally {
    await sql.end();
  }
});

describe('a test', () => {
  it('goes by template, and WhatsApp says how it goes on', async () => {
    await desk.counterpart('whatsapp/delivery', { mode: 'read' });
    const id = await desk.test(reader, 'whatsapp');
    await expect.poll(() => names(id), { timeout: 10_000 }).toContain('read');
    const steps = await names(id);
    expect([steps.slice(0, 3), steps.slice(-2)]).toEqual([
      ['queued', 'taken', 'accepted'],
      ['delivered', 'read'],
    ]);
    expect(await messages()).toMatchObject([
      { template: 'llavero_account', text: expect.stringContaining('Prueba de notificaciones') },
    ]);
  });

  it.each(['reversed', 'doubled'])('is told of once, whichever way it comes: %s', async (mode) => {
    await desk.counterpart('whatsapp/delivery', { mode });
    const id = await desk.test(reader, 'whatsapp');
    await expect
      .poll(async () => (await names(id)).filter((name) => ['delivered', 'read'].includes(name)).sort(), {
        timeout: 10_000,
      })
      .toEqual(['delivered', 'read']);
  });

  it.each([
    ['190', 'retried', 'Invalid OAuth access token'],
    ['130429', 'retried', 'Rate limit hit'],
    ['132015', 'retried', 'Template is Paused'],
    ['131026', 'refused', 'Message undeliverable'],
    ['131000', 'retried', 'Something went wrong'],
  ])('that fails with %s says so: %s', async (kind, step, detail) => {
    await desk.counterpart('whatsapp/faults', { kind });
    const id = await desk.test(reader, 'whatsapp');
    await expect
      .poll(() => desk.stepsOf(reader, id), { timeout: 10_000 })
      .toMatchObject([
        { step: 'queued' },
        { step: 'taken' },
        { step, detail: expect.stringContaining(detail) },
      ]);
  });

  it('says what is wrong with the number until it works again', async () => {
    const number = async () => {
      const { data } = await reader.client.from('whatsapp_senders').select('status, problem').single();
      return data;
    };
    await desk.counterpart('whatsapp/faults', { kind: '190' });
    await desk.test(reader, 'whatsapp');
    await expect
      .poll(number)
      .toEqual({ status: 'failing', problem: expect.stringContaining('access token') });
    await desk.test(reader, 'whatsapp');
    await expect.poll(number).toEqual({ status: 'active', problem: '' });
  });

  it('goes in words of our own where the template is missing and its reader wrote today', async () => {
    await desk.counterpart('whatsapp/templates', { name: 'llavero_account', state: 'PAUSED' });
    const to = organizationNumber.id;
    expect((await desk.counterpart('whatsapp/inbound', { from: phone, text: 'Hola', to })).status).toBe(204);
    await desk.test(reader, 'whatsapp');
    await expect
      .poll(messages, { timeout: 10_000 })
      .toMatchObject([{ template: null, text: expect.stringMatching(/^Prueba de notificaciones\n/) }]);
  });

  it('whose answer was lost is not sent twice', async () => {
    await desk.counterpart('whatsapp/faults', { kind: 'lost' });
    const id = await desk.test(reader, 'whatsapp');
    await expect.poll(() => names(id), { timeout: 10_000 }).toContain('delivered');
    await deliverMessages(desk.settings());
    expect(await messages()).toHaveLength(1);
    const rows: { id: string; sent_at: string | null }[] = await made(reader.client.rpc('my_test_messages'));
    expect(rows.find((row) => row.id === id)?.sent_at).not.toBeNull();
  });
});

describe('the webhook', () => {
  const keys = () => whatsappKeysOf(desk.stack);
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [] });
  const tell = (text: string, secret: string) =>
    desk.worker.fetch('/api/whatsapp/webhook', {
      method: 'POST',
      headers: { 'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(text).digest('hex')}` },
      body: text,
    });
  const enter = (token: string) =>
    desk.worker.fetch(
      `/api/whatsapp/webhook?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
    );

  it('gives WhatsApp its word back, and nobody else', async () => {
    const answer = await enter(keys().verifyToken);
    expect([answer.status, await answer.text()]).toEqual([200, '1158201444']);
    expect((await enter('another')).status).toBe(403);
  });

  it('believes what is signed', async () => {
    expect((await tell(body, keys().appSecret)).status).toBe(200);
    for (const [text, secret] of [
      [body, 'another'],
      ['{}', keys().appSecret],
      ['{', keys().appSecret],
    ] as const)
      expect((await tell(text, secret)).status, text).toBe(400);
  });

  it('BAJA ends the consent, and what waits is not sent', async () => {
    await desk.counterpart('whatsapp/inbound', { from: phone, text: 'Baja', to: organizationNumber.id });
    expect(await consentOf()).toMatchObject({ withdrawn_at: expect.any(String) });
    const id = await desk.test(reader, 'whatsapp');
    await expect.poll(() => names(id), { timeout: 10_000 }).toEqual(['queued', 'no_consent']);
    expect(await messages()).toEqual([]);
  });
});
