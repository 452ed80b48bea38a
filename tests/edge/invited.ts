import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import type { Mail } from '#stack/mailbox/mailbox.ts';
import type { TestStack } from '#tests/support/start-stack.ts';

export interface InvitationMail extends Pick<Mail, 'kind' | 'subject' | 'text'> {
  /** What the link of its button carries. */
  readonly token: string;
  readonly key: string;
  readonly link: string;
}

/** What invited people find in their mailbox and do with it. */
export function invitedOf(stack: TestStack) {
  async function mailsTo(address: string): Promise<InvitationMail[]> {
    const headers = { accept: 'application/json' };
    const answer = await fetch(`${stack.url}/_local/mail?to=${encodeURIComponent(address)}`, { headers });
    return ((await answer.json()) as Mail[]).map(({ kind, subject, text, html }) => {
      const link = (/href="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
      const { searchParams } = new URL(link);
      const target = new URL(searchParams.get('redirect_to') ?? link).searchParams;
      return {
        ...{ kind, subject, text, link },
        token: target.get('token') ?? '',
        key: target.get('key') ?? '',
      };
    });
  }

  /** Mail goes out after the answer. */
  const waitForMails = (address: string, count: number): Promise<InvitationMail[]> =>
    vi.waitFor(
      async () => {
        const mails = await mailsTo(address);
        if (mails.length !== count) throw new Error(`${mails.length} mails to ${address}, not ${count}.`);
        return mails;
      },
      { timeout: 20_000, interval: 100 },
    );

  /** Signs in with what the button's request was answered with. */
  async function enter(tokenHash: string): Promise<SupabaseClient> {
    const client = createClient(stack.url, stack.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { error } = await client.auth.verifyOtp({ token_hash: tokenHash, type: 'invite' });
    if (error) throw error;
    return client;
  }

  return { mailsTo, waitForMails, enter };
}
