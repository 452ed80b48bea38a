import { AuthError, type Session } from '@supabase/auth-js';
import { afterEach, beforeEach, vi } from 'vitest';
import { createAuth } from './auth.ts';
import type { AuthProvider } from './auth-state.ts';

/** The two storages of a browser, as far as the store uses them. */
function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

export const sessionOf = (id: string) =>
  ({ access_token: `token-of-${id}`, user: { id, email: `${id}@example.com` } }) as Session;
export const ana = sessionOf('ana');

/** A provider with one session; what a test needs different it passes. */
export function fakeProvider(overrides: Partial<AuthProvider> = {}) {
  let listener: Parameters<AuthProvider['onAuthChange']>[0] = () => undefined;
  const unsubscribe = vi.fn();
  const provider: AuthProvider = {
    getSession: vi.fn(async () => ({ data: { session: ana }, error: null })),
    onAuthChange: (given) => {
      listener = given;
      return unsubscribe;
    },
    isSessionEnding: vi.fn(() => false),
    keepSession: vi.fn(async () => undefined),
    signOut: vi.fn(async () => ({ error: null })),
    loadUserType: vi.fn(async () => 'owner' as const),
    checkSession: vi.fn(async () => undefined),
    isOnline: () => true,
    redirect: vi.fn(),
    ...overrides,
  };
  const auth = createAuth(() => provider);
  return { auth, provider, unsubscribe, emit: (...event: Parameters<typeof listener>) => listener(...event) };
}

export const failure = new AuthError('no');
export const settle = () => vi.advanceTimersByTimeAsync(1);

/** For a test file: the storages and events of a browser, a clock, and a quiet console. */
export function inFakeBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('llavero-auth', JSON.stringify(ana));
    localStorage.setItem('llavero-auth-code-verifier', 'verifier');
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
