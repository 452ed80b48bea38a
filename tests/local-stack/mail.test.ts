import { createClient } from '@supabase/supabase-js';
import { beforeEach, expect, it } from 'vitest';
import type { Mail } from '#stack/mailbox/mailbox.ts';
import { makeAccount } from '#tests/support/account.ts';
import { actionLinkOf } from '#tests/support/action-link.ts';
import { useStack } from '#tests/support/stack.ts';

const stack = useStack();
const password = 'Mailbox-2026';
let counter = 0;

function clientWith(key: string) {
  return createClient(stack.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}
const browser = () => clientWith(stack.publishableKey);
const service = () => clientWith(stack.secretKey);

function newEmail(): string {
  counter += 1;
  return `person-${counter}@mail.llavero.test`;
}

async function signUp(): Promise<string> {
  const email = newEmail();
  await makeAccount(stack, { email, password });
  return email;
}

async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`${stack.url}/_local/mail?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  return (await answer.json()) as Mail[];
}

async function newestMailTo(email: string): Promise<{ mail: Mail; link: string; code: string }> {
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error(`No mail to ${email}.`);
  const link = /href="([^"]+)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(new URL(link).pathname).toBe('/confirm/');
  return { mail, link: actionLinkOf(link), code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '' };
}

/** Follows a mail's link as a browser would, one step. */
async function follow(link: string): Promise<{ address: string; hash: URLSearchParams }> {
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  const [address = '', hash = ''] = (answer.headers.get('location') ?? '').split('#');
  return { address, hash: new URLSearchParams(hash) };
}

beforeEach(async () => {
  await fetch(`${stack.url}/_local/mail`, { method: 'DELETE' });
});

it('invites in both languages, and the link leads to the wanted page with a session', async () => {
  const email = newEmail();
  const redirectTo = `${stack.url}/invitation/?token=abc`;
  await service().auth.admin.inviteUserByEmail(email, { redirectTo, data: { user_type: 'tenant' } });
  const { mail, link } = await newestMailTo(email);
  expect(mail.kind).toBe('invite');
  expect(mail.subject).toBe('Lo invitaron a Llavero · You’re invited to Llavero');
  expect(mail.text).toContain('Aceptar la invitación: http');
  expect(mail.text).toContain('Accept invitation: http');
  const { address, hash } = await follow(link);
  expect(address).toBe(redirectTo);
  expect(hash.get('type')).toBe('invite');
  const client = browser();
  const session = await client.auth.setSession({
    access_token: hash.get('access_token') ?? '',
    refresh_token: hash.get('refresh_token') ?? '',
  });
  expect(session.data.user?.email).toBe(email);
  const claims = await client.auth.getClaims();
  expect(claims.data?.claims).toMatchObject({ aal: 'aal1', user_metadata: { user_type: 'tenant' } });
  expect(claims.data?.claims.amr).toEqual([{ method: 'otp', timestamp: expect.any(Number) }]);
});

it('takes a link once', async () => {
  const email = newEmail();
  await service().auth.admin.inviteUserByEmail(email);
  const { link } = await newestMailTo(email);
  await follow(link);
  const { hash } = await follow(link);
  expect(hash.get('error')).toBe('access_denied');
  expect(hash.get('error_code')).toBe('otp_expired');
  expect(hash.get('access_token')).toBeNull();
});

it('uses no link on HEAD, as scanners of mail ask', async () => {
  const email = newEmail();
  await service().auth.admin.inviteUserByEmail(email);
  const { link } = await newestMailTo(email);
  expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(405);
  expect((await follow(link)).hash.get('type')).toBe('invite');
});

it('mails a link that signs in an existing user, to the wanted page', async () => {
  const email = await signUp();
  const emailRedirectTo = `${stack.url}/invitation/?token=xyz`;
  const { error } = await browser().auth.signInWithOtp({
    email,
    options: { shouldCreateUser: false, emailRedirectTo },
  });
  expect(error).toBeNull();
  const { mail, link } = await newestMailTo(email);
  expect(mail.kind).toBe('magic_link');
  expect((await follow(link)).address).toBe(emailRedirectTo);
});

it('mails a code that signs in', async () => {
  const email = await signUp();
  await browser().auth.signInWithOtp({ email });
  const { code } = await newestMailTo(email);
  const { data, error } = await browser().auth.verifyOtp({ email, token: code, type: 'email' });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
});

it('mails a link to a new password, and none to an unknown address, without telling which', async () => {
  const email = await signUp();
  const redirectTo = `${stack.url}/recovery/`;
  expect((await browser().auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
  const { mail, link } = await newestMailTo(email);
  expect(mail.kind).toBe('recovery');
  const { address, hash } = await follow(link);
  expect(address).toBe(redirectTo);
  expect(hash.get('type')).toBe('recovery');
  const ghost = newEmail();
  expect((await browser().auth.resetPasswordForEmail(ghost)).error).toBeNull();
  expect(await mailsTo(ghost)).toEqual([]);
});

it('mails the confirmation of a new address to both addresses', async () => {
  const email = newEmail();
  const { client } = await makeAccount(stack, { email, password });
  const changed = newEmail();
  expect((await client.auth.updateUser({ email: changed })).error).toBeNull();
  const confirm = async (address: string) => {
    const { mail, code } = await newestMailTo(address);
    expect(mail.kind).toBe('email_change');
    return browser().auth.verifyOtp({ email: address, token: code, type: 'email_change' });
  };
  const first = await confirm(changed);
  expect([first.error, first.data.session]).toEqual([null, null]);
  const last = await confirm(email);
  expect(last.error).toBeNull();
  expect(last.data.user?.email).toBe(changed);
});

it("leads to no stranger's page", async () => {
  const email = await signUp();
  for (const redirectTo of [
    'https://stranger.test/steal',
    `${stack.url}.stranger.test/`,
    'javascript:alert(1)',
  ]) {
    await browser().auth.resetPasswordForEmail(email, { redirectTo });
    const { link } = await newestMailTo(email);
    const changed = new URL(link);
    expect((await follow(link)).address).toBe(stack.url);
    changed.searchParams.set('redirect_to', redirectTo);
    expect((await follow(changed.toString())).address).toBe(stack.url);
  }
});

it('turns guessers away after ten wrong passwords, and only for that address', async () => {
  const email = await signUp();
  const other = await signUp();
  const attempt = (password: string) => browser().auth.signInWithPassword({ email, password });
  for (let count = 0; count < 10; count += 1) {
    expect((await attempt(`Wrong-${count}-Aa`)).error?.code).toBe('invalid_credentials');
  }
  expect((await attempt(password)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  expect((await browser().auth.signInWithPassword({ email: other, password })).error).toBeNull();
});

it('shows the messages on a page', async () => {
  const email = newEmail();
  await service().auth.admin.inviteUserByEmail(email);
  const list = await (await fetch(`${stack.url}/_local/mail`)).text();
  expect(list).toContain(email);
  const [, path] = /href="(\/_local\/mail\/[^"]+)"/.exec(list) ?? [];
  const page = await (await fetch(stack.url + path)).text();
  expect(page).toContain('srcdoc="');
  expect(page).toContain('Lo invitaron a Llavero');
});
