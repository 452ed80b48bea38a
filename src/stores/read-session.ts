import type { Session } from '@supabase/auth-js';
import { readStoredSession } from '#src/data/client.ts';
import { AUTH_STORAGE_KEY } from '#src/domain/foundation/browser-keys.ts';
import type { AuthProvider } from './auth-state.ts';

const OFFLINE_SECONDS = 3_600;

type Reading = { readonly session: Session | null } | { readonly failure: unknown };

/** The session as the provider has it, or, without a connection, as it lies in this browser. */
export async function readSession(provider: AuthProvider): Promise<Reading> {
  const stored = provider.isOnline() ? null : readStoredSession();
  if (stored) return { session: keepUntilOnline(stored) };
  try {
    const { data, error } = await provider.getSession();
    if (error) throw error;
    return data;
  } catch (failure) {
    const kept = provider.isOnline() ? null : readStoredSession();
    return kept ? { session: keepUntilOnline(kept) } : { failure };
  }
}

/**
 * Without a connection the provider would try for half a minute to renew a session that has run out, and every request
 * would wait for it. So it is told that there is time; the server, once it is there, says what its token is still worth.
 */
function keepUntilOnline(stored: Session): Session {
  const session = { ...stored, expires_at: Math.floor(Date.now() / 1000) + OFFLINE_SECONDS };
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify(session));
  return session;
}
