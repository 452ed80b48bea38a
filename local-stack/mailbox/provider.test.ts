import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Mailbox, openMailbox } from '#stack/mailbox/mailbox.ts';
import { mailPage } from '#stack/mailbox/pages.ts';
import { createMailProvider } from '#stack/mailbox/provider.ts';

const email = {
  from: 'Llavero <hola@example.com>',
  to: ['ana@example.com'],
  subject: 'Hola',
  html: '<p>Hola</p>',
  text: 'Hola',
  tags: [{ name: 'template', value: 'greeting' }],
};
let folder: string;
let mailbox: Mailbox;
let clock: number;
let provider: ReturnType<typeof createMailProvider>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'llavero-provider-'));
  mailbox = openMailbox(folder);
  clock = 1_000_000;
  provider = createMailProvider({ mailbox, apiKey: 're_key', requestsPerSecond: 3, now: () => clock });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function post(body: unknown, headers: Record<string, string> = {}, method = 'POST', at = ['emails']) {
  const request = new Request('http://127.0.0.1/emails', {
    method,
    headers: { authorization: 'Bearer re_key', ...headers },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await provider(request, at);
  const answer = (await response.json()) as { id?: string; name?: string; statusCode?: number };
  return { status: response.status, headers: response.headers, ...answer };
}

it('puts a message into the mailbox', async () => {
  const { status, id } = await post(email, { 'idempotency-key': 'a' });
  expect([status, typeof id]).toEqual([200, 'string']);
  expect(await mailbox.list('ANA@example.com')).toMatchObject([
    { kind: 'greeting', subject: 'Hola', from: 'Llavero <hola@example.com>' },
  ]);
});

describe('files', () => {
  const file = { filename: 'reporte.pdf', content_type: 'application/pdf', content: 'JVBERi0=' };

  it('go with a message into the mailbox', async () => {
    await post({ ...email, attachments: [file] });
    const [mail] = await mailbox.list();
    expect(mail?.attachments).toEqual([
      { filename: 'reporte.pdf', contentType: 'application/pdf', content: 'JVBERi0=' },
    ]);
    expect(mail && mailPage(mail)).toContain(
      '<a download="reporte.pdf" href="data:application/pdf;base64,JVBERi0=">reporte.pdf</a>',
    );
  });

  it.each([
    ['no name', { ...file, filename: '' }],
    ['nothing in them', { ...file, content: '' }],
    ['something that is not base 64', { ...file, content: '%PDF' }],
  ])('are refused with %s', async (_, wrong) => {
    expect(await post({ ...email, attachments: [wrong] })).toMatchObject({
      status: 422,
      name: 'validation_error',
    });
    expect(await mailbox.list()).toEqual([]);
  });
});

describe('a key', () => {
  it('sends once for the same message', async () => {
    const [first, second] = [
      await post(email, { 'idempotency-key': 'a' }),
      await post(email, { 'idempotency-key': 'a' }),
    ];
    expect(second.id).toBe(first.id);
    expect(await mailbox.list()).toHaveLength(1);
  });

  it('refuses another message', async () => {
    await post(email, { 'idempotency-key': 'a' });
    expect(await post({ ...email, subject: 'Otra' }, { 'idempotency-key': 'a' })).toMatchObject({
      status: 409,
      name: 'invalid_idempotent_request',
    });
  });

  it('refuses a second request while the first is under way', async () => {
    const both = await Promise.all([
      post(email, { 'idempotency-key': 'a' }),
      post(email, { 'idempotency-key': 'a' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.map(({ name }) => name)).toContain('concurrent_idempotent_requests');
    expect(await mailbox.list()).toHaveLength(1);
  });

  it('is forgotten after a day', async () => {
    await post(email, { 'idempotency-key': 'a' });
    clock += 24 * 60 * 60 * 1000 + 1;
    await post(email, { 'idempotency-key': 'a' });
    expect(await mailbox.list()).toHaveLength(2);
  });

  it('has at most 256 characters', async () => {
    expect(await post(email, { 'idempotency-key': 'a'.repeat(257) })).toMatchObject({
      status: 400,
      name: 'invalid_idempotency_key',
    });
  });
});

describe('what is refused', () => {
  it.each([
    ['no sender key', email, { authorization: '' }, 401, 'missing_api_key'],
    ['a wrong sender key', email, { authorization: 'Bearer other' }, 403, 'invalid_api_key'],
    ['no JSON', 'hola', {}, 400, 'validation_error'],
    ['no recipient', { ...email, to: undefined }, {}, 422, 'missing_required_field'],
    ['no subject', { ...email, subject: '' }, {}, 422, 'missing_required_field'],
    ['no words', { ...email, html: '', text: '' }, {}, 422, 'missing_required_field'],
    ['a bad sender', { ...email, from: 'Llavero' }, {}, 422, 'invalid_from_address'],
    ['a bad recipient', { ...email, to: ['ana'] }, {}, 422, 'validation_error'],
    ['too many recipients', { ...email, to: Array(51).fill('a@b.test') }, {}, 422, 'validation_error'],
    ['a bad address to answer to', { ...email, reply_to: 'ana' }, {}, 422, 'validation_error'],
    [
      'a second header in the subject',
      { ...email, subject: 'a\r\nBcc: b@c.test' },
      {},
      422,
      'validation_error',
    ],
  ])('%s', async (_name, body, headers, status, name) => {
    expect(await post(body, headers)).toMatchObject({ status, statusCode: status, name });
    expect(await mailbox.list()).toEqual([]);
  });

  it('other methods and paths', async () => {
    expect(await post(email, {}, 'GET')).toMatchObject({ status: 405, name: 'method_not_allowed' });
    expect(await post(email, {}, 'POST', ['domains'])).toMatchObject({ status: 404, name: 'not_found' });
  });

  it('more than so many in a second', async () => {
    for (let n = 0; n < 3; n += 1) expect((await post(email)).status).toBe(200);
    const refused = await post(email);
    expect(refused).toMatchObject({ status: 429, name: 'rate_limit_exceeded' });
    expect(refused.headers.get('retry-after')).toBe('1');
    clock += 1_001;
    expect((await post(email)).status).toBe(200);
  });
});
