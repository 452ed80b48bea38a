import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { makeAccount } from '#tests/support/account.ts';
import { actionLinkOf } from '#tests/support/action-link.ts';
import { useStack } from '#tests/support/stack.ts';

const stack = useStack();
const password = 'Llavero-2026';

const newClient = () =>
  createClient(stack.url, stack.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

const signUp = (email: string) => makeAccount(stack, { email, password });

/** The link of the newest mail to an address. */
async function linkTo(address: string): Promise<string> {
  const answer = await fetch(`${stack.url}/_local/mail?to=${encodeURIComponent(address)}`, {
    headers: { accept: 'application/json' },
  });
  const [mail] = (await answer.json()) as { html: string }[];
  return actionLinkOf((/href="([^"]+)"/.exec(mail?.html ?? '')?.[1] ?? '').replaceAll('&amp;', '&'));
}

/** What a link says on arriving. */
async function open(link: string): Promise<URLSearchParams> {
  const answer = await fetch(link, { redirect: 'manual' });
  return new URLSearchParams((answer.headers.get('location') ?? '').split('#')[1]);
}

it('changes an address once both mailboxes have confirmed it, in either order, and each link once', async () => {
  for (const isNewFirst of [false, true]) {
    const [old, next] = [`old-${isNewFirst}@example.com`, `next-${isNewFirst}@example.com`];
    const { client } = await signUp(old);
    await client.auth.updateUser({ email: next }, { emailRedirectTo: `${stack.url}/login/` });
    const links = [await linkTo(old), await linkTo(next)];
    if (isNewFirst) links.reverse();
    const [first = '', last = ''] = links;

    expect((await open(first)).get('message')).toContain('other email');
    expect((await open(first)).get('error_code')).toBe('otp_expired');
    expect((await newClient().auth.signInWithPassword({ email: next, password })).error).not.toBeNull();

    expect((await open(last)).get('type')).toBe('email_change');
    expect((await newClient().auth.signInWithPassword({ email: next, password })).error).toBeNull();
    expect((await newClient().auth.signInWithPassword({ email: old, password })).error).not.toBeNull();
  }
});

it('takes no new password from a session that is older than a day', async () => {
  const { client, id } = await signUp('long-ago@example.com');
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  await sql`update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${id}`;
  await sql.end();
  const change = await client.auth.updateUser({ password: 'Changed-2026' });
  expect(change.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  const guess = await client.auth.updateUser({ password: 'Changed-2026', nonce: '123456' });
  expect(guess.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
  expect((await client.auth.updateUser({ data: { full_name: 'Ana' } })).error).toBeNull();
});
