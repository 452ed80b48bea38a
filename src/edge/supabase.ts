import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inProductNames } from '#src/data/names.ts';
import type { Database } from '#src/data/schema.types.ts';
import { Problem } from './problem.ts';
import type { Settings } from './settings.ts';

/** A client of the database, in the product's names. */
export type Client = SupabaseClient<Database>;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

// A worker serves many people: a client neither keeps a session nor looks for one.
const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
const global = { fetch: inProductNames((input, init) => fetch(input, init)) };

/**
 * A client that acts as the person who called: row level security decides what it can see and do.
 *
 * @throws Problem 401 `unauthenticated` when the request carries no access token.
 */
export function callerClient(settings: Settings, request: Request): Client {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw new Problem(401, 'unauthenticated', 'An access token is required.');
  return createClient<Database>(settings.supabaseUrl, settings.publishableKey, {
    auth,
    global,
    accessToken: async () => token,
  });
}

/** A client with the public key and nobody's session. */
export function publicClient(settings: Settings): Client {
  return createClient<Database>(settings.supabaseUrl, settings.publishableKey, { auth, global });
}

/** A client that row level security does not bind: for scheduled jobs, mail, and functions that say themselves who may. */
export function serviceClient(settings: Settings): Client {
  return createClient<Database>(settings.supabaseUrl, settings.secretKey, { auth, global });
}
