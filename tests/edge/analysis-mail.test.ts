import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#stack/mailbox/mailbox.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));
let sql: Sql;

beforeAll(() => {
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(() => sql.end());
beforeEach(async () => {
  await sql`delete from private.attempts`;
});

const worked = 'p=12&r=25,000&h=10&u=1&sc=1190';
const someone = () => `${randomUUID()}@example.com`;

function ask(email: string, changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  return worker.fetch('/api/analyzer/mail', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, consent: true, language: 'es', query: worked, ...changes }),
  });
}

async function mailsTo(address: string): Promise<Mail[]> {
  const headers = { accept: 'application/json' };
  const answer = await fetch(`${stack.url}/_local/mail?to=${encodeURIComponent(address)}`, { headers });
  return (await answer.json()) as Mail[];
}

const expectOneMail = (to: string) => expect.poll(() => mailsTo(to), { timeout: 20_000 }).toHaveLength(1);

async function outcomeOf(answer: Promise<Response>): Promise<[status: number, code: string]> {
  const response = await answer;
  return [
    response.status,
    response.status === 202 ? 'sent' : ((await response.json()) as { code: string }).code,
  ];
}

describe('asking for an analysis by mail', () => {
  it('sends its figures and a link, reckoned here', async () => {
    const to = someone();
    expect(await outcomeOf(ask(to))).toEqual([202, 'sent']);
    await expectOneMail(to);
    const [mail] = await mailsTo(to);
    expect(mail?.subject).toBe('Su análisis de cartera en Llavero');
    expect(mail?.html).toContain('RD$93,880 (RD$50,616 – RD$137,144)');
    expect(mail?.html).toContain('/es/portfolio-analyzer/results/?p=12&amp;r=25000&amp;h=10');
  });

  it('sends the same figures once, however often it is asked', async () => {
    const to = someone();
    await Promise.all([ask(to), ask(to), ask(to.toUpperCase())]);
    await expectOneMail(to);
  });

  it('sends nothing that a stranger could have written', async () => {
    const to = someone();
    await ask(to, { query: `p=12&t=Buy+now&zz=${encodeURIComponent('https://evil.example')}&h=Buy` });
    await expectOneMail(to);
    expect((await mailsTo(to))[0]?.html).not.toMatch(/Buy|evil/);
  });

  it('limits what one mailbox gets, and others go on', async () => {
    const to = someone();
    const outcomes = [];
    for (let n = 1; n <= 7; n += 1) outcomes.push((await ask(to, { query: `p=${n}` }, from(n))).status);
    expect(outcomes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 202));
    expect(await outcomeOf(ask(to, { query: 'p=9' }, from(9)))).toEqual([expect.any(Number), 'rate_limited']);
    expect(await outcomeOf(ask(someone(), {}, from(9)))).toEqual([202, 'sent']);
  });

  it.each([
    ['an address that is none', 'nobody', {}, 400, 'email_address_invalid'],
    ['no consent', 'ana@example.com', { consent: false }, 400, 'invalid'],
    ['a language that is none', 'ana@example.com', { language: 'fr' }, 400, 'invalid'],
    ['a query of a thousand letters', 'ana@example.com', { query: 'p'.repeat(1_000) }, 400, 'invalid'],
  ])('refuses %s', async (_name, email, changes, status, code) => {
    expect(await outcomeOf(ask(email, changes))).toEqual([status, code]);
  });

  it('refuses another site, and another method', async () => {
    expect(await outcomeOf(ask(someone(), {}, { origin: 'https://evil.example' }))).toEqual([
      403,
      'bad_origin',
    ]);
    expect((await worker.fetch('/api/analyzer/mail')).status).toBe(405);
  });
});

describe('the form without a script', () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    worker.fetch(`/en/portfolio-analyzer/results/?${worked}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });

  it('is answered by the page, in its language', async () => {
    const to = someone();
    const response = await post({ email: to, consent: 'yes' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatch(/data-outcome="sent">\s*Sent\./);
    await expectOneMail(to);
    expect((await mailsTo(to))[0]?.subject).toBe('Your portfolio analysis from Llavero');
  });

  it.each([
    ['without consent', { email: 'ana@example.com' }, 422, 'id="consent-error">'],
    ['with an address that is none', { email: 'a"b', consent: 'yes' }, 422, 'id="email-error">'],
  ])('keeps what was typed %s', async (_name, fields, status, shown) => {
    const response = await post(fields);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain(shown);
    expect(html).toContain(`value="${fields.email.replace('"', '&quot;').replace('"', '&#34;')}"`);
    expect(html).toContain('RD$93,880');
  });

  it('from another site sends nothing', async () => {
    const to = someone();
    const response = await post({ email: to, consent: 'yes' }, { origin: 'https://evil.example' });
    expect(response.status).toBe(503);
    expect(await mailsTo(to)).toEqual([]);
  });
});

/** A client of its own. */
const from = (n: number) => ({ 'cf-connecting-ip': `198.51.100.${n}` });
