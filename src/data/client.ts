import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { AUTH_STORAGE_KEY } from '#src/domain/foundation/browser-keys.ts';
import { apiUrl, publishableKey } from './api-address.ts';
import { believable, isRenewal } from './auth-fetch.ts';
import type { Database } from './database.types.ts';

export type Client = SupabaseClient<Database>;

const RETRIED_STATUS = new Set([502, 503, 504]);
const RETRY_DELAYS_MS = [300, 1200];

/**
 * `fetch` that tries again on 502, 503, 504 and network failure. Every verb of ours carries a request id and
 * every insert its primary key, so a repeated request has no second effect.
 */
export async function fetchWithRetry(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  return believable(url, await (isRenewal(url) ? fetch(input, init) : fetchAgain(input, init)));
}

async function fetchAgain(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
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

/** The session as it lies in local storage, without asking anybody whether it still counts. */
export function readStoredSession(): Session | null {
  try {
    const stored = JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? 'null') as Session | null;
    return stored?.user?.id && stored.access_token ? stored : null;
  } catch {
    return null;
  }
}

let takesLink: (url: URL) => boolean = () => false;

/** For the pages to enter by: which links' sessions they take. To be said before the client is first asked for. */
export function takeLinks(rule: (url: URL) => boolean): void {
  takesLink = rule;
}

/** For the authentication library, when it starts: whether to take the session that the address brings. */
function detectSessionInUrl(url: URL): boolean {
  if (!url.hash.includes('access_token=')) return false;
  const isTaken = takesLink(url);
  // The tokens leave the address and the tab's history: "back" must not bring them back.
  window.history.replaceState(window.history.state, '', url.pathname + url.search);
  return isTaken;
}

let client: Client | undefined;

/** The one Supabase client of a page. */
export function getClient(): Client {
  client ??= createClient<Database>(apiUrl(), publishableKey(), {
    auth: { storageKey: AUTH_STORAGE_KEY, flowType: 'implicit', detectSessionInUrl },
    // Its own repeats would multiply with ours, and go on without a connection.
    db: { retry: false },
    global: { fetch: fetchWithRetry },
  });
  return client;
}

/** A client for one sign-in beside the page's own: it is kept nowhere and ends with the page. */
export function createPassingClient(): Client {
  return createClient<Database>(apiUrl(), publishableKey(), {
    auth: {
      storageKey: `${AUTH_STORAGE_KEY}-passing`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: fetchWithRetry },
  });
}
