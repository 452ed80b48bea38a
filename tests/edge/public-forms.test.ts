import { createClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { someone, somewhere, visitorsOf } from './visitors.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));
let sql: Sql;

beforeAll(() => {
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(() => sql.end());

type Values = Record<string, string>;
const { headersFrom, send, submit, mailsTo, newestMailTo, linkIn } = visitorsOf(stack, worker);
const join = (email: string, client?: string) => send('/api/waitlist', { email, consent: 'yes' }, client);
const entriesOf = (email: string) =>
  sql`select confirmed_at, language, source from private.waitlist_entries where email = ${email}`;

it('says that it is well when its database answers', async () => {
  const response = await worker.fetch('/api/health');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  expect((await worker.fetch('/api/health', { method: 'POST' })).status).toBe(405);
});

describe('the waitlist', () => {
  it('is joined, confirmed by a press and not by opening the link, and left', async () => {
    const email = someone();
    const response = await send('/api/waitlist', {
      email: ` ${email.toUpperCase()} `,
      consent: 'yes',
      source: 'landing',
      language: 'en',
    });
    expect([response.status, await response.json()]).toEqual([202, { status: 'done' }]);
    const mail = await newestMailTo(email, 'waitlist_confirm');
    expect(mail.subject).toBe('Confirm your place on the Llavero waitlist');
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

    const link = linkIn(mail, '/confirm');
    for (let n = 0; n < 3; n += 1) {
      const page = await worker.fetch(link);
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-store');
    }
    expect(await entriesOf(email)).toMatchObject([{ confirmed_at: null, language: 'en', source: 'landing' }]);

    const html = await (await worker.fetch(link)).text();
    expect(html).toMatch(/<html lang="en"[^>]* data-answer=""/);
    expect(html).toContain(`href="${link.replace('language=en', 'language=es').replaceAll('&', '&amp;')}"`);
    const token = /name="token" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? '';
    const confirmed = await submit('/api/waitlist/confirm', { token, language: 'en' });
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/en/waitlist/confirmed/']);
    expect((await entriesOf(email))[0]?.confirmed_at).toBeInstanceOf(Date);

    const leave = new URL(linkIn(mail, '/leave'), stack.url).searchParams.get('token') ?? '';
    const left = await submit('/api/waitlist/leave', { token: leave });
    expect([left.status, left.headers.get('location')]).toEqual([303, '/es/waitlist/left/']);
    expect(await entriesOf(email)).toHaveLength(0);
  });

  it("is left by a mailbox's own button", async () => {
    const email = someone();
    await join(email);
    const mail = await newestMailTo(email, 'waitlist_confirm');
    const address = /^<(.+)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const response = await worker.fetch(address.replace(stack.url, ''), {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(response.status).toBe(200);
    expect(await entriesOf(email)).toHaveLength(0);
  });

  it('keeps one row and sends one mail for fifty at the same moment', async () => {
    const email = someone();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => join(n % 2 === 0 ? email : email.toUpperCase())),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    expect(await entriesOf(email)).toHaveLength(1);
    await newestMailTo(email, 'waitlist_confirm');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('limits a flood from one place, while others still pass', async () => {
    const flooder = somewhere();
    const flood = await Promise.all(Array.from({ length: 60 }, () => join(someone(), flooder)));
    expect(flood.filter(({ status }) => status === 202)).toHaveLength(20);
    const limited = flood.find(({ status }) => status === 429);
    const wait = Number(limited?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect(await limited?.json()).toMatchObject({ code: 'rate_limited', retryAfterSeconds: wait });

    const real = someone();
    expect((await join(real)).status).toBe(202);
    await newestMailTo(real, 'waitlist_confirm');

    const page = await submit('/api/waitlist', { email: real, consent: 'yes' }, flooder);
    const html = await page.text();
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(html).toMatch(/id="form-rate_limited" data-error="form:rate_limited"\s*>/);
    expect(html).toMatch(/<span data-minutes[^>]*>\d+<\/span>/);
    expect(html).toContain(`value="${real}"`);
  });

  it('answers the same for a new, a repeated and a confirmed address', async () => {
    const email = someone();
    const answerOf = async () => {
      const responses = [await join(email), await submit('/api/waitlist', { email, consent: 'yes' })];
      return Promise.all(
        responses.map(async (response) => ({
          status: response.status,
          body: await response.text(),
          headers: [...response.headers].filter(([name]) => name !== 'date'),
        })),
      );
    };
    const first = await answerOf();
    const repeated = await answerOf();
    await sql`update private.waitlist_entries set confirmed_at = now(), last_mailed_at = null where email = ${email}`;
    const confirmed = await answerOf();
    expect(repeated).toEqual(first);
    expect(confirmed).toEqual(first);
    const known = await newestMailTo(email, 'waitlist_known');
    expect(known.text).not.toContain('/confirm');
  });

  it.each([
    [{ email: '', consent: 'yes' }, { email: 'missing' }],
    [{ email: 'ana@', consent: 'yes' }, { email: 'invalid' }],
    [{ email: 'ana@example.com' }, { consent: 'missing' }],
    [{}, { email: 'missing', consent: 'missing' }],
  ])('says what is wrong with %j', async (values, fields) => {
    const response = await send('/api/waitlist', values as Values);
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'invalid', fields }]);
  });

  it('shows the page again with what was typed, and what is wrong beside it', async () => {
    const response = await submit('/api/waitlist', { email: 'ana"<b>&lt;@', consent: 'yes', language: 'en' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(html).toMatch(/<title>Error: /);
    expect(html).toContain('http-equiv="content-security-policy"');
    const input = /<input id="email"[\s\S]*?@"/.exec(html)?.[0] ?? '';
    expect(input).toContain('value="ana&quot;<b>&amp;lt;@"');
    expect(input).toContain('aria-invalid="true"');
    expect(input).toContain('aria-describedby="email-hint email-invalid"');
    expect(input).toContain('autofocus');
    expect(html).toMatch(/id="email-invalid" data-error="email:invalid"\s*>/);
    expect(html).toMatch(/id="email-missing" data-error="email:missing" hidden/);
    expect(html).toMatch(/<input id="consent"[^>]* checked/);
    expect(html).not.toContain('data-localized');
  });

  it('tells a program that fills in every field what it wants to hear, and does nothing', async () => {
    const email = someone();
    const response = await send('/api/waitlist', { email, consent: 'yes', website: 'https://spam.example' });
    expect([response.status, await response.json()]).toEqual([202, { status: 'done' }]);
    expect(await entriesOf(email)).toHaveLength(0);
  });

  it('says that a link is of no use, and offers another way', async () => {
    for (const token of ['', 'abc', 'f'.repeat(64)]) {
      const posted = await submit('/api/waitlist/confirm', { token });
      const html = await posted.text();
      expect(posted.status).toBe(404);
      expect(html).toMatch(/data-error="form:unknown"\s*>/);
      expect(html).not.toContain('<button class="button" type="submit">');
    }
    expect((await worker.fetch('/api/waitlist/confirm')).status).toBe(404);
    const email = someone();
    await join(email);
    const token = new URL(
      linkIn(await newestMailTo(email, 'waitlist_confirm'), '/confirm'),
      stack.url,
    ).searchParams.get('token');
    await sql`update private.waitlist_entries set confirm_expires_at = now() where email = ${email}`;
    const late = await submit('/api/waitlist/confirm', { token: token ?? '' });
    expect(late.status).toBe(410);
    expect(await late.text()).toMatch(/data-error="form:expired"\s*>/);
  });
});

describe('contact', () => {
  const message = { name: 'Ana Peña', reader: 'manager', message: '¿Cuánto cuesta?\n<b>Gracias</b>' };

  it('reaches the team, who can answer it, and is acknowledged and kept', async () => {
    const email = someone();
    const response = await submit('/api/contact', { ...message, email, language: 'en' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/contact/sent/']);
    const received = await newestMailTo(email, 'contact_received');
    expect(received.subject).toBe('We got your message');
    const teams = async () => (await mailsTo('equipo@llavero.test')).find((mail) => mail.replyTo === email);
    await expect.poll(async () => (await teams())?.subject).toBe('Mensaje de Ana Peña');
    const toTeam = await teams();
    expect(toTeam?.text).toContain('> ¿Cuánto cuesta?\n> <b>Gracias</b>');
    expect(toTeam?.html).toContain('&lt;b&gt;Gracias&lt;/b&gt;');
    const rows =
      await sql`select name, reader, language, message from private.contact_messages where email = ${email}`;
    expect([...rows]).toEqual([{ ...message, language: 'en' }]);
  });

  it('shows the page again with everything that was typed', async () => {
    const response = await submit('/api/contact', {
      ...message,
      email: 'ana',
      message: '</textarea><script>alert(1)</script>',
    });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('value="Ana Peña"');
    expect(html).toMatch(/<option value="manager" selected/);
    expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)');
    expect(html).toMatch(/id="email-invalid" data-error="email:invalid"\s*>/);
  });

  it('says what is wrong with each field', async () => {
    const response = await send('/api/contact', { name: 'x'.repeat(101), reader: 'pirate' });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { fields: { name: 'too_long', email: 'missing', reader: 'missing', message: 'missing' } },
    ]);
  });

  it('limits a flood from one place', async () => {
    const flooder = somewhere();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const values = { ...message, email: someone(), message: `Hola ${n}` };
      statuses.push((await send('/api/contact', values, flooder)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(202), 429, 429]);
  });
});

describe('what is refused', () => {
  const addresses = ['/api/waitlist', '/api/contact', '/api/waitlist/confirm', '/api/waitlist/leave'];

  it.each(addresses)('another site at %s', async (address) => {
    const response = await worker.fetch(address, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ email: someone(), consent: 'yes' }),
    });
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'bad_origin' }]);
  });

  it.each(addresses)('other kinds and sizes of bodies at %s', async (address) => {
    const post = (type: string, body: string) =>
      worker.fetch(address, {
        method: 'POST',
        headers: { ...headersFrom(somewhere()), 'content-type': type },
        body,
      });
    expect((await post('text/plain', 'email=a')).status).toBe(415);
    expect((await post('multipart/form-data; boundary=x', '--x--')).status).toBe(415);
    expect((await post('application/json', '{"email": {"a": 1}}')).status).toBe(400);
    const large = `email=${'a'.repeat(20_000)}`;
    expect((await post('application/x-www-form-urlencoded', large)).status).toBe(413);
  });

  it.each(addresses)('other methods at %s', async (address) => {
    const response = await worker.fetch(address, { method: 'PUT', headers: { origin: stack.url } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  it.each(['/api/waitlist', '/api/contact'])(
    'nothing of who loads the answer of %s again',
    async (address) => {
      const response = await worker.fetch(`${address}?language=en`);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`/en${address.replace('/api', '')}/`);
    },
  );

  it('every verb to who has only the public key', async () => {
    const visitor = createClient(stack.url, stack.publishableKey);
    const calls = [
      visitor.rpc('join_waitlist', { p_email: someone(), p_language: 'es', p_source: '', p_client: 'x' }),
      visitor.rpc('confirm_waitlist', { p_token: 'x' }),
      visitor.rpc('leave_waitlist', { p_token: 'x' }),
      visitor.rpc('take_outgoing_messages', { p_limit: 1 }),
      visitor.rpc('admin_list_waitlist'),
    ];
    for (const { error } of await Promise.all(calls)) expect(error?.code).toBe('42501');
  });
});
