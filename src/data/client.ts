import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';

export type Client = SupabaseClient<Database>;

/** Where the session lives in local storage; the code verifier's entry is this key with `-code-verifier`. */
export const AUTH_STORAGE_KEY = 'llavero-auth';

const RETRIED_STATUS = new Set([502, 503, 504]);
const RETRY_DELAYS_MS = [300, 1200];

/**
 * `fetch` that tries again on 502, 503, 504 and network failure. Every verb of ours carries a request id and
 * every insert its primary key, so a repeated request has no second effect.
 */
export async function fetchWithRetry(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      const response = await fetch(input, init);
      if (!RETRIED_STATUS.has(response.status)) return response;
    } catch (error) {
      // Offline there is nothing to wait for: the screen says so at once.
      if (init?.signal?.aborted || !navigator.onLine) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return fetch(input, init);
}

let client: Client | undefined;

const address = () => import.meta.env.PUBLIC_SUPABASE_URL || window.location.origin;
const publicKey = () =>
  import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_llavero_local_development';

/** The one Supabase client of a page. Without PUBLIC_SUPABASE_URL the API is on the page's own origin. */
export function getClient(): Client {
  client ??= createClient<Database>(address(), publicKey(), {
    auth: { storageKey: AUTH_STORAGE_KEY, flowType: 'implicit', detectSessionInUrl: true },
    global: { fetch: fetchWithRetry },
  });
  return client;
}

/** A client for one sign-in beside the page's own: it is kept nowhere and ends with the page. */
export function createPassingClient(): Client {
  return createClient<Database>(address(), publicKey(), {
    auth: {
      storageKey: `${AUTH_STORAGE_KEY}-passing`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: fetchWithRetry },
  });
}
