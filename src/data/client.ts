import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js';
import type { RealtimeClient } from '@supabase/realtime-js';
import type { StorageClient } from '@supabase/storage-js';
import { AUTH_STORAGE_KEY } from '#src/domain/foundation/browser-keys.ts';
import { RENEWED_BEFORE_END_MS } from '#src/domain/foundation/first-call.ts';
import { apiUrl, publishableKey } from './api-address.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';
import { inProductNames } from './names.ts';
import { once } from './once.ts';
import { type Client, createTableClient } from './table-client.ts';

// The one client of the backend in a page, made of the parts that supabase-js is made of. Tables and functions are there
// at once. The libraries for authentication, files and live changes are loaded when they are first asked for: a first
// screen needs none of them (docs/decisions/0013-client-of-parts.md).

export type AuthClient = GoTrueClient;
export type { Client } from './table-client.ts';

type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;

let client: Client | undefined;

/** Tables, views and functions of the API, as the signed-in user. */
export function getClient(): Client {
  client ??= createTableClient(`${apiUrl()}/rest/v1`, inProductNames(fetchAsUser));
  return client;
}

async function fetchAsUser(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set('apikey', publishableKey());
  headers.set('authorization', `Bearer ${await accessToken()}`);
  return fetchWithRetry(input, { ...init, headers });
}

async function accessToken(): Promise<string> {
  const { data } = await getSession();
  return data.session?.access_token ?? publishableKey();
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

const lastsAWhile = ({ expires_at }: Session) =>
  (expires_at ?? 0) * 1_000 - Date.now() > RENEWED_BEFORE_END_MS;
/** Whether a session is stored that has to be renewed before anything is asked with it. */
export function isSessionEnding(): boolean {
  const session = readStoredSession();
  return session !== null && !lastsAWhile(session);
}

const isInAddress = () => window.location.hash.includes('access_token=');

/**
 * The session, renewed when it is about to end. The library is loaded for it only when there is something to do: the
 * address brings a session, or the stored one has to be renewed.
 */
export async function getSession(): Promise<Awaited<ReturnType<AuthClient['getSession']>>> {
  if (auth || isInAddress()) return (await authClient()).getSession();
  const session = readStoredSession();
  if (session && !lastsAWhile(session)) return (await authClient()).getSession();
  return session ? { data: { session }, error: null } : { data: { session: null }, error: null };
}

let takesLink: (url: URL) => boolean = () => false;

/** For the pages to enter by: which links' sessions they take. To be said before the session is first asked for. */
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

let auth: AuthClient | undefined;
const listeners = new Map<AuthListener, () => void>();

function attach(library: AuthClient, listener: AuthListener): void {
  const { subscription } = library.onAuthStateChange(listener).data;
  listeners.set(listener, () => subscription.unsubscribe());
}

/** Follows what becomes of the session, from the moment at which the library is there. Returns how to stop. */
export function onAuthChange(listener: AuthListener): () => void {
  listeners.set(listener, () => undefined);
  if (auth) attach(auth, listener);
  return () => {
    listeners.get(listener)?.();
    listeners.delete(listener);
  };
}

/** The authentication library: signs in and out, renews the session, hears of other tabs. */
export const authClient = once(async (): Promise<AuthClient> => {
  const { createAuthClient } = await import('./auth-library.ts');
  auth = createAuthClient({ storageKey: AUTH_STORAGE_KEY, detectSessionInUrl });
  for (const listener of listeners.keys()) attach(auth, listener);
  return auth;
});

/** The library for one sign-in beside the page's own: it is kept nowhere and ends with the page. */
export async function createPassingAuth(): Promise<AuthClient> {
  const { createAuthClient } = await import('./auth-library.ts');
  return createAuthClient({
    storageKey: `${AUTH_STORAGE_KEY}-passing`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

/** Files, as the signed-in user. */
export const storageClient = once(async (): Promise<StorageClient> => {
  const { StorageClient } = await import('@supabase/storage-js');
  return new StorageClient(`${apiUrl()}/storage/v1`, {}, fetchAsUser);
});

/** Live changes, as the signed-in user. */
export const realtimeClient = once(async (): Promise<RealtimeClient> => {
  const { RealtimeClient } = await import('@supabase/realtime-js');
  const live = new RealtimeClient(`${apiUrl().replace(/^http/, 'ws')}/realtime/v1`, {
    accessToken,
    params: { apikey: publishableKey() },
  });
  await live.setAuth();
  // Open channels go on with the new token.
  onAuthChange((_event, session) => void live.setAuth(session?.access_token));
  return live;
});
