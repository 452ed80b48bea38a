import type { AuthChangeEvent, AuthError, Session, User } from '@supabase/supabase-js';
import { type MapStore, map } from 'nanostores';
import { AUTH_STORAGE_KEY, getClient } from '#src/data/client.ts';
import type { UserType } from '#src/domain/enums.ts';

export const authErrors = {
  initialize: 'Failed to initialize authentication',
  refresh: 'Failed to refresh session',
  profile: 'Failed to load user profile',
} as const;

export interface AuthState {
  readonly user: User | null;
  readonly session: Session | null;
  /** Null until the profile is read, and when reading it failed. */
  readonly userType: UserType | null;
  readonly loading: boolean;
  readonly error: (typeof authErrors)[keyof typeof authErrors] | null;
  readonly initialized: boolean;
}

/** What the store needs of the authentication provider and of the browser. */
export interface AuthProvider {
  getSession(): Promise<{ data: { session: Session | null }; error: AuthError | null }>;
  onAuthStateChange(listener: (event: AuthChangeEvent, session: Session | null) => void): {
    data: { subscription: { unsubscribe(): void } };
  };
  signOut(): Promise<{ error: AuthError | null }>;
  loadUserType(userId: string): Promise<UserType>;
  isOnline(): boolean;
  redirect(path: string): void;
}

const SIGNING_OUT_KEY = 'signing_out';
const STORED_ENTRIES = [AUTH_STORAGE_KEY, `${AUTH_STORAGE_KEY}-code-verifier`];

const nobody: AuthState = {
  user: null,
  session: null,
  userType: null,
  loading: false,
  error: null,
  initialized: true,
};

/** The state and what it is kept with; the product has one, tests make their own. */
interface Keeper {
  readonly $auth: MapStore<AuthState>;
  readonly provider: () => AuthProvider;
}

function clear({ $auth }: Keeper): void {
  for (const key of STORED_ENTRIES) localStorage.removeItem(key);
  $auth.set(nobody);
}

async function loadUserType({ $auth, provider }: Keeper, userId: string): Promise<void> {
  const isStillHere = () => $auth.get().user?.id === userId;
  try {
    const userType = await provider().loadUserType(userId);
    if (isStillHere()) $auth.set({ ...$auth.get(), userType, error: null });
  } catch (error) {
    console.error(authErrors.profile, error);
    if (isStillHere()) $auth.set({ ...$auth.get(), userType: null, error: authErrors.profile });
  }
}

/** Takes a session over. The type is read later: a provider's callback must not wait for the provider. */
function adopt(keeper: Keeper, session: Session | null): void {
  if (!session) {
    clear(keeper);
    return;
  }
  const before = keeper.$auth.get();
  const isSameUser = before.user?.id === session.user.id;
  const userType = isSameUser ? before.userType : null;
  const error = isSameUser ? before.error : null;
  keeper.$auth.set({ ...nobody, user: session.user, session, userType, error });
  if (!userType) setTimeout(() => void loadUserType(keeper, session.user.id), 0);
}

async function initialize(keeper: Keeper): Promise<void> {
  const { $auth, provider } = keeper;
  sessionStorage.removeItem(SIGNING_OUT_KEY);
  // Without a connection the provider would try to renew an old session for half a minute.
  const stored = provider().isOnline() ? null : readStoredSession();
  if (stored) return adopt(keeper, stored);
  try {
    const { data, error } = await provider().getSession();
    if (error) throw error;
    adopt(keeper, data.session);
  } catch (error) {
    const kept = provider().isOnline() ? null : readStoredSession();
    if (kept) return adopt(keeper, kept);
    console.error(authErrors.initialize, error);
    $auth.set({ ...nobody, error: authErrors.initialize });
  }
}

/** Reads the session, then follows the provider's events. Returns how to stop. */
function start(keeper: Keeper): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  void initialize(keeper).then(() => {
    if (isStopped) return;
    const { data } = keeper.provider().onAuthStateChange((event, session) => {
      // Repeats what was just read; offline it says "nobody" of a session that only cannot be renewed now.
      if (event !== 'INITIAL_SESSION') adopt(keeper, event === 'SIGNED_OUT' ? null : session);
    });
    stop = () => data.subscription.unsubscribe();
  });
  return () => {
    isStopped = true;
    stop?.();
  };
}

/** Reads the session and the user type again; when that fails, nobody is signed in. */
async function refresh(keeper: Keeper): Promise<void> {
  try {
    const { data, error } = await keeper.provider().getSession();
    if (error) throw error;
    adopt(keeper, data.session);
    if (data.session) await loadUserType(keeper, data.session.user.id);
  } catch (error) {
    console.error(authErrors.refresh, error);
    keeper.$auth.set({ ...nobody, error: authErrors.refresh });
  }
}

/**
 * Ends the session on every device and goes to the landing page. When the provider fails, this browser still forgets
 * the session; the failure is logged and thrown again.
 */
async function leave(keeper: Keeper): Promise<void> {
  sessionStorage.setItem(SIGNING_OUT_KEY, 'true');
  try {
    const { error } = await keeper.provider().signOut();
    if (error) throw error;
  } catch (error) {
    console.error(error);
    throw error;
  } finally {
    clear(keeper);
    keeper.provider().redirect('/');
  }
}

/** Makes a store of who is signed in. */
export function createAuth(provider: () => AuthProvider) {
  const keeper: Keeper = {
    $auth: map<AuthState>({ ...nobody, loading: true, initialized: false }),
    provider,
  };
  return {
    $auth: keeper.$auth,
    start: () => start(keeper),
    refreshSession: () => refresh(keeper),
    signOut: () => leave(keeper),
  };
}

/** Whether this tab is on its way out by its own choice, and not because a session ended. */
export function isSigningOut(): boolean {
  return sessionStorage.getItem(SIGNING_OUT_KEY) === 'true';
}

function readStoredSession(): Session | null {
  try {
    const stored = JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? 'null') as Session | null;
    return stored?.user?.id && stored.access_token ? stored : null;
  } catch {
    return null;
  }
}

function supabaseProvider(): AuthProvider {
  const client = getClient();
  return {
    getSession: () => client.auth.getSession(),
    onAuthStateChange: (listener) => client.auth.onAuthStateChange(listener),
    signOut: () => client.auth.signOut({ scope: 'global' }),
    async loadUserType(userId) {
      const { data, error } = await client.from('profiles').select('user_type').eq('id', userId).single();
      if (error) throw error;
      return data.user_type;
    },
    isOnline: () => navigator.onLine,
    redirect: (path) => window.location.assign(path),
  };
}

const auth = createAuth(supabaseProvider);

/** Who is signed in, shared by every island of the page. */
export const $auth = auth.$auth;
export const startAuth = auth.start;
export const refreshSession = auth.refreshSession;
export const signOut = auth.signOut;
