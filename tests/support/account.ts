import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#src/data/database.types.ts';

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly metadata?: Record<string, unknown>;
}

/** Where to make an account, and with which keys. */
export interface AccountAccess {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

export interface Account {
  readonly client: SupabaseClient<Database>;
  readonly id: string;
  readonly session: Session;
}

/**
 * An account whose address is confirmed, signed in by its password in a client of its own: what somebody has after
 * signing up and answering the mail. Tests about signing up itself go through the form and the mailbox.
 */
export async function makeAccount(access: AccountAccess, account: NewAccount): Promise<Account> {
  const { email, password, metadata = {} } = account;
  const made = await clientOf(access.url, access.secretKey).auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: metadata,
  });
  if (made.error) throw made.error;
  const client = clientOf(access.url, access.publishableKey);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, id: made.data.user.id, session: data.session };
}

function clientOf(url: string, key: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
