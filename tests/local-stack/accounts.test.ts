import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { openDatabase } from '#stack/database/open.ts';
import type { Mail } from '#stack/mailbox/mailbox.ts';
import { makeAccount } from '#tests/support/account.ts';
import { actionLinkOf } from '#tests/support/action-link.ts';
import { useStack } from '#tests/support/stack.ts';

const stack = useStack();
const password = 'Accounts-2026';
let counter = 0;

function newEmail(): string {
  counter += 1;
  return `account-${counter}@accounts.llavero.test`;
}

const browser = () =>
  createClient(stack.url, stack.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

async function knownEmail(): Promise<string> {
  const email = newEmail();
  await makeAccount(stack, { email, password });
  return email;
}

/** An address whose owner has yet to confirm it. */
async function unconfirmedEmail(): Promise<string> {
  const email = newEmail();
  expect((await browser().auth.signUp({ email, password })).error).toBeNull();
  return email;
}

async function post(path: string, body: object) {
  const startedAt = performance.now();
  const answer = await fetch(`${stack.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, text, milliseconds: performance.now() - startedAt };
}

/** An answer without what differs from one request to the next whatever was asked. */
function comparable({ status, text }: { status: number; text: string }, email: string) {
  const plain = text
    .replaceAll(email, 'EMAIL')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
  return { status, text: plain };
}

async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`${stack.url}/_local/mail?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  return (await answer.json()) as Mail[];
}

/** What a stranger can ask by naming an address. */
const questions: [name: string, path: string, body: object][] = [
  ['signing up', 'signup', { password: 'Stranger-2026', data: { full_name: 'X' } }],
  ['signing in', 'token?grant_type=password', { password: 'Stranger-2026' }],
  ['a code', 'otp', { create_user: false }],
  ['a recovery mail', 'recover', {}],
  ['another confirmation', 'resend', { type: 'signup' }],
  ['trying a code', 'verify', { type: 'email', token: '000000' }],
];

it.each(questions)(
  'answers %s the same for known, unconfirmed and unknown addresses',
  async (_, path, body) => {
    const answers = [];
    for (const email of [await knownEmail(), await unconfirmedEmail(), newEmail()]) {
      answers.push(comparable(await post(path, { email, ...body }), email));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  },
);

it.each(questions)(
  'takes as long over %s for a known address as for an unknown one',
  async (_, path, body) => {
    const known: number[] = [];
    const unknown: number[] = [];
    const ratio = () => Math.min(...known) / Math.min(...unknown);
    // In turns, so that what else the machine does falls on both; the quickest of each is the work itself. A busy machine
    // needs more turns to show it, and no number of turns hides a difference in the work.
    for (let round = 0; round < 40; round += 1) {
      known.push((await post(path, { email: await knownEmail(), ...body })).milliseconds);
      unknown.push((await post(path, { email: newEmail(), ...body })).milliseconds);
      if (round >= 5 && ratio() > 0.5 && ratio() < 2) break;
    }
    expect(ratio()).toBeGreaterThan(0.5);
    expect(ratio()).toBeLessThan(2);
  },
);

it('confirms by the link of the mail, which leads where the reader was going, once', async () => {
  const email = newEmail();
  const emailRedirectTo = `${stack.url}/login/?next=%2Fowner-dashboard%2F`;
  await browser().auth.signUp({ email, password, options: { emailRedirectTo } });
  const [mail] = await mailsTo(email);
  expect(mail?.kind).toBe('confirmation');
  const link = actionLinkOf(/href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '');
  const first = await fetch(link, { redirect: 'manual' });
  const [address, hash] = (first.headers.get('location') ?? '').split('#');
  expect(address).toBe(emailRedirectTo);
  expect(new URLSearchParams(hash).get('type')).toBe('signup');
  const again = await fetch(link, { redirect: 'manual' });
  expect(again.headers.get('location')).toContain('error_code=otp_expired');
  expect((await browser().auth.signInWithPassword({ email, password })).error).toBeNull();
});

it('sends a new confirmation that makes the older one worthless, and none to who has confirmed', async () => {
  const email = await unconfirmedEmail();
  const [first] = await mailsTo(email);
  expect((await browser().auth.resend({ type: 'signup', email })).error).toBeNull();
  const [second, older] = await mailsTo(email);
  expect(older?.id).toBe(first?.id);
  const codeOf = (mail: Mail | undefined) => /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const verify = (token: string) => browser().auth.verifyOtp({ email, token, type: 'signup' });
  expect((await verify(codeOf(first))).error?.code).toBe('otp_expired');
  expect((await verify(codeOf(second))).error).toBeNull();
  await browser().auth.resend({ type: 'signup', email });
  expect(await mailsTo(email)).toHaveLength(2);
});

it('sends ten messages to one address in an hour and no more, whether it is known or not', async () => {
  for (const email of [await knownEmail(), newEmail()]) {
    for (let count = 0; count < 10; count += 1) expect((await post('recover', { email })).status).toBe(200);
    for (const [path, body] of [
      ['recover', {}],
      ['otp', { create_user: false }],
      ['resend', { type: 'signup' }],
      ['signup', { password }],
    ] as const) {
      const refused = await post(path, { email: email.toUpperCase(), ...body });
      expect(refused).toMatchObject({ status: 429 });
      expect(JSON.parse(refused.text)).toMatchObject({ error_code: 'over_email_send_rate_limit' });
    }
  }
});

it('takes a recovery link for an hour', async () => {
  const email = await knownEmail();
  await browser().auth.resetPasswordForEmail(email);
  const [mail] = await mailsTo(email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const sql = openDatabase(stack.databaseUrl, 1);
  try {
    await sql`update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = ${email}`;
  } finally {
    await sql.end();
  }
  const late = await browser().auth.verifyOtp({ email, token: code, type: 'recovery' });
  expect(late.error?.code).toBe('otp_expired');
});

it('makes an account that has to confirm its address when a code may make one', async () => {
  const email = newEmail();
  const { error } = await browser().auth.signInWithOtp({ email, options: { data: { full_name: 'Ana' } } });
  expect(error).toBeNull();
  const [mail] = await mailsTo(email);
  expect(mail?.kind).toBe('confirmation');
  const token = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const { data } = await browser().auth.verifyOtp({ email, token, type: 'email' });
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ana' });
});

it('lets thirty passwords at once pass no further than ten', async () => {
  const email = await knownEmail();
  const tries = Array.from({ length: 30 }, (_, count) =>
    post('token?grant_type=password', { email, password: `Guess-${count}` }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

it('turns away who guesses codes after ten wrong ones, whether anybody has the address or not', async () => {
  const known = await knownEmail();
  expect((await browser().auth.signInWithOtp({ email: known })).error).toBeNull();
  const [mail] = await mailsTo(known);
  const right = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  for (const email of [known, newEmail()]) {
    const guess = (token: string) => post('verify', { type: 'email', email, token });
    for (let count = 0; count < 10; count += 1) {
      const token = String(count).padStart(6, '0');
      expect((await guess(token === right ? '999999' : token)).status).toBe(403);
    }
    expect((await guess(right)).status).toBe(429);
  }
});

it('turns away who guesses links, after a hundred that did not work', async () => {
  const follow = () =>
    fetch(`${stack.url}/auth/v1/verify?type=magiclink&token=${'0'.repeat(64)}`, { redirect: 'manual' });
  let refused = 0;
  for (let count = 0; count < 110; count += 1) if ((await follow()).status === 429) refused += 1;
  expect(refused).toBeGreaterThanOrEqual(10);
  const byHash = await post('verify', { type: 'magiclink', token_hash: '0'.repeat(64) });
  expect(byHash.status).toBe(429);
});
