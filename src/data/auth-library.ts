import { GoTrueClient, type GoTrueClientOptions } from '@supabase/auth-js';
import { apiUrl, publishableKey } from './api-address.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';

/** A client of the authentication server. A file of its own: no first screen needs the library (src/data/client.ts). */
export function createAuthClient(options: GoTrueClientOptions): GoTrueClient {
  return new GoTrueClient({
    url: `${apiUrl()}/auth/v1`,
    // Written as the library writes it: it puts the session's token in its place.
    headers: { Authorization: `Bearer ${publishableKey()}`, apikey: publishableKey() },
    flowType: 'implicit',
    fetch: fetchWithRetry,
    ...options,
  });
}
