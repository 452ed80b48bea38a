import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { whatsappKeysOf } from '#stack/keys.ts';
import { type Listener, listen } from '#stack/listener.ts';
import { platformNumber } from '#stack/whatsapp/book.ts';
import { openLocalWhatsapp } from '#stack/whatsapp/handler.ts';
import { sendWhatsapp, type WhatsappMessage, type WhatsappSender } from './whatsapp.ts';
import { whatsappTemplates } from './whatsapp-templates.ts';
import { isSameSecret, isSignedByWhatsapp, readWhatsappEvent } from './whatsapp-webhook.ts';

let folder: string;
let listener: Listener;
let url: string;
let sender: WhatsappSender;
/** What the product's webhook was told, all of it signed. */
const told: ReturnType<typeof readWhatsappEvent> = { statuses: [], inbound: [] };
const keys = whatsappKeysOf({ secretKey: 'unit' });

/** A new one for each test: what is still told of the one before is not its own. */
let message: WhatsappMessage;
const aMessage = (): WhatsappMessage => ({
  id: randomUUID(),
  to: '+18095550101',
  content: {
    kind: 'template',
    name: 'llavero_payment',
    language: 'es',
    text: 'Su pago de RD$25,000.00\nfue confirmado.',
    path: 'tenant-dashboard/payments/1?lease=2',
  },
});
const inOwnWords = (): WhatsappMessage => ({
  ...message,
  content: { kind: 'text', text: 'Gracias.\nLe escribimos hoy.' },
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'llavero-whatsapp-'));
  listener = await listen(0);
  const site = `http://127.0.0.1:${listener.port}`;
  url = `${site}/_local/whatsapp`;
  sender = { apiUrl: url, phoneNumberId: platformNumber.id, accessToken: keys.accessToken };
  const answer = openLocalWhatsapp(folder, site, { secretKey: 'unit' });
  listener.answerWith(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/_local/whatsapp')) return answer(request, pathname.split('/').slice(3));
    const body = new Uint8Array(await request.arrayBuffer());
    if (!(await isSignedByWhatsapp(body, request.headers.get('x-hub-signature-256'), keys.appSecret)))
      return new Response(null, { status: 400 });
    const { statuses, inbound } = readWhatsappEvent(JSON.parse(new TextDecoder().decode(body)));
    told.statuses.push(...statuses);
    told.inbound.push(...inbound);
    return new Response();
  });
});
afterAll(async () => {
  await listener.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await fetch(url, { method: 'DELETE' });
  message = aMessage();
  told.inbound.length = 0;
});

const post = (place: string, body: object) =>
  fetch(`${url}/${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const toldOf = () => told.statuses.filter(({ messageId }) => messageId === message.id);
const toldStatuses = () => toldOf().map(({ status }) => status);
async function messages() {
  const state = (await (await fetch(`${url}/state`)).json()) as { messages: Record<string, unknown>[] };
  return state.messages;
}

describe('a template', () => {
  it('is sent with its words and its path, and the webhook gives our id back', async () => {
    const sent = await sendWhatsapp(sender, message);
    expect(sent).toMatchObject({
      kind: 'accepted',
      status: 200,
      providerId: expect.stringMatching(/^wamid\./),
    });
    expect(await messages()).toMatchObject([
      {
        to: '18095550101',
        text: 'Hola. Tiene una novedad sobre un pago: Su pago de RD$25,000.00 fue confirmado. Vea los detalles en Llavero.',
        path: 'tenant-dashboard/payments/1?lease=2',
      },
    ]);
    await expect.poll(toldStatuses).toEqual(['sent', 'delivered']);
    expect(toldOf()[0]).toEqual({
      providerId: sent.providerId,
      messageId: message.id,
      status: 'sent',
      at: expect.stringMatching(/Z$/),
      error: null,
    });
  });

  it.each(Object.keys(whatsappTemplates) as (keyof typeof whatsappTemplates)[])(
    '%s is taken in both languages',
    async (name) => {
      for (const language of ['es', 'en'] as const) {
        const content = { kind: 'template', name, language, text: '123456', path: '' } as const;
        expect(await sendWhatsapp(sender, { ...message, content }), language).toMatchObject({
          kind: 'accepted',
        });
      }
    },
  );

  it.each(Object.entries(whatsappTemplates))('%s is one that Meta would take', (_, { body, category }) => {
    for (const text of Object.values(body)) {
      expect(text.match(/\{\{\d\}\}/g)).toEqual(['{{1}}']);
      if (category === 'UTILITY') expect(text).not.toMatch(/^\{\{|\}\}\.?$/);
      expect(text.length).toBeLessThan(500);
    }
  });

  it.each([
    ['PENDING', '132001'],
    ['REJECTED', '132001'],
    ['PAUSED', '132015'],
    ['DISABLED', '132016'],
  ])('that is %s is missing, in Meta’s words', async (state, code) => {
    await post('templates', { name: 'llavero_payment', language: 'es', state });
    expect(await sendWhatsapp(sender, message)).toMatchObject({
      kind: 'template_missing',
      words: expect.stringContaining(code),
    });
    expect(await messages()).toEqual([]);
  });
});

describe('words of our own', () => {
  it('are read within a day after the reader wrote', async () => {
    expect((await post('inbound', { from: '+1 809 555 0101', text: 'Hola' })).status).toBe(204);
    expect(told.inbound).toEqual([
      {
        id: expect.stringMatching(/^wamid\./),
        phoneNumberId: platformNumber.id,
        from: '+18095550101',
        at: expect.any(String),
        text: 'Hola',
      },
    ]);
    expect((await sendWhatsapp(sender, inOwnWords())).kind).toBe('accepted');
    await expect.poll(toldStatuses).toEqual(['sent', 'delivered']);
  });

  it('are not delivered otherwise, and the webhook says why', async () => {
    expect((await sendWhatsapp(sender, inOwnWords())).kind).toBe('accepted');
    await expect.poll(toldStatuses).toEqual(['failed']);
    expect(toldOf()[0]?.error).toContain('(#131047) Re-engagement message');
  });
});

describe('what goes wrong', () => {
  it.each([
    ['190', 'bad_key', 'Invalid OAuth access token'],
    ['130429', 'throttled', 'Rate limit hit'],
    ['131056', 'throttled', 'pair rate limit'],
    ['131026', 'gone', 'undeliverable'],
    ['132001', 'template_missing', 'does not exist'],
    ['132015', 'template_missing', 'Paused'],
    ['131000', 'failed', 'Something went wrong'],
    ['503', 'failed', 'Sorry'],
    ['hang', 'failed', 'No answer'],
    ['reset', 'failed', ''],
  ])('at %s is %s, in Meta’s words', async (kind, outcome, said) => {
    await post('faults', { kind });
    const sent = await sendWhatsapp(sender, message, 300);
    expect(sent).toMatchObject({ kind: outcome, words: expect.stringContaining(said) });
    expect(await messages()).toEqual([]);
  });

  it('is a token of another number, or none', async () => {
    expect(await sendWhatsapp({ ...sender, accessToken: 'other' }, message)).toMatchObject({
      kind: 'bad_key',
      status: 401,
    });
    expect(await sendWhatsapp({ ...sender, phoneNumberId: '1' }, message)).toMatchObject({
      kind: 'refused',
      words: expect.stringContaining('(#100)'),
    });
  });

  it('is an answer that is lost: the message went, and the webhook says so', async () => {
    await post('faults', { kind: 'lost' });
    expect((await sendWhatsapp(sender, message)).kind).toBe('failed');
    await expect.poll(() => toldOf().at(-1)).toMatchObject({ messageId: message.id, status: 'delivered' });
  });

  it('is nobody at that number', async () => {
    await post('delivery', { mode: 'unreachable' });
    expect((await sendWhatsapp(sender, message)).kind).toBe('accepted');
    await expect
      .poll(toldOf)
      .toMatchObject([{ status: 'failed', error: '(#131026) Message undeliverable Message Undeliverable.' }]);
  });
});

describe('statuses', () => {
  it.each([
    ['read', ['sent', 'delivered', 'read']],
    ['reversed', ['read', 'delivered', 'sent']],
    ['doubled', ['sent', 'sent', 'delivered', 'delivered', 'read', 'read']],
  ])('come %s', async (mode, expected) => {
    await post('delivery', { mode });
    await sendWhatsapp(sender, message);
    await expect.poll(toldStatuses).toEqual(expected);
  });
});

describe('the webhook', () => {
  const body = new TextEncoder().encode('{"object":"whatsapp_business_account","entry":[]}');
  const signed = (secret: string, text: Uint8Array = body) =>
    `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`;

  it('believes what is signed with the app’s secret', async () => {
    expect(await isSignedByWhatsapp(body, signed('secret'), 'secret')).toBe(true);
    expect(
      await isSignedByWhatsapp(body, signed('secret').toUpperCase().replace('SHA', 'sha'), 'secret'),
    ).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['another secret', signed('other')],
    ['another body', signed('secret', new TextEncoder().encode('{}'))],
    ['half a signature', signed('secret').slice(0, 40)],
    ['a longer one', `${signed('secret')}00`],
    ['another way', signed('secret').replace('sha256', 'sha1')],
  ])('does not believe %s', async (_, header) => {
    expect(await isSignedByWhatsapp(body, header, 'secret')).toBe(false);
  });

  it('compares its own secret whole', async () => {
    expect(await isSameSecret('abc', 'abc')).toBe(true);
    for (const other of ['', 'ab', 'abcd', 'abd'])
      expect(await isSameSecret(other, 'abc'), other).toBe(false);
  });

  it('leaves out what it has no use for, and refuses what is not WhatsApp’s', () => {
    const change = (field: string, value: object) => ({ field, value });
    const event = (...changes: object[]) => ({
      object: 'whatsapp_business_account',
      entry: [{ id: '1', changes }],
    });
    const status = { id: 'wamid.1', status: 'deleted', timestamp: '1750857384', recipient_id: '1' };
    const voice = {
      id: 'wamid.2',
      from: '18095550101',
      timestamp: '1750857384',
      type: 'audio',
      audio: { id: '1' },
    };
    expect(
      readWhatsappEvent(
        event(
          change('messages', { statuses: [status], messages: [voice] }),
          change('account_update', { event: 'VERIFIED_ACCOUNT' }),
        ),
      ),
    ).toEqual({
      statuses: [],
      inbound: [
        { id: 'wamid.2', phoneNumberId: '', from: '+18095550101', at: '2025-06-25T13:16:24.000Z', text: '' },
      ],
    });
    expect(() => readWhatsappEvent({ object: 'page', entry: [] })).toThrow();
    expect(() => readWhatsappEvent(undefined)).toThrow();
  });
});
