import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { type MapStore, map } from 'nanostores';
import { AUTH_STORAGE_KEY, SESSION_ENDED_KEY } from '#src/domain/foundation/browser-keys.ts';
import { supabaseProvider } from './auth-provider.ts';
import { type AuthProvider, type AuthState, authErrors, nobody } from './auth-state.ts';
import { keepFresh } from './auth-upkeep.ts';
import { readSession } from './read-session.ts';
import { forgetType, rememberedType, rememberType } from './remembered-type.ts';

const SIGNING_OUT_KEY = 'signing_out';
/** The first screen comes first. */
const REMEMBERED_FOR_MS = 2_000;
const STORED_ENTRIES = [AUTH_STORAGE_KEY, `${AUTH_STORAGE_KEY}-code-verifier`];

/** The state and what it is kept with; the product has one, tests make their own. */
interface Keeper {
  readonly $auth: MapStore<AuthState>;
  readonly provider: () => AuthProvider;
}

/** Its file comes when it is needed: nobody leaves on a first screen. */
const forget = (isLeaving: boolean): Promise<void> =>
  import('./forget-user.ts').then((file) => file.forgetUser({ isLeaving })).catch(console.error);

function clear({ $auth }: Keeper): void {
  if ($auth.get().user) void forget(false);
  for (const key of STORED_ENTRIES) localStorage.removeItem(key);
  forgetType();
  $auth.set(nobody);
}

async function loadUserType({ $auth, provider }: Keeper, userId: string): Promise<void> {
  const isStillHere = () => $auth.get().user?.id === userId;
  try {
    const userType = await provider().loadUserType(userId);
    if (!isStillHere()) return;
    rememberType(userId, userType);
    $auth.set({ ...$auth.get(), userType, error: null });
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
  const userId = session.user.id;
  const known = isSameUser ? before.userType : null;
  const userType = known ?? rememberedType(userId);
  const error = isSameUser ? before.error : null;
  keeper.$auth.set({ ...nobody, user: session.user, session, userType, error });
  if (!known) setTimeout(() => void loadUserType(keeper, userId), userType ? REMEMBERED_FOR_MS : 0);
}

const isSame = (one: Session, other: Session | null) =>
  one.access_token === other?.access_token && one.user.updated_at === other.user.updated_at;

/** What each of the provider's events means here. */
function follow(keeper: Keeper, event: AuthChangeEvent, session: Session | null): void {
  switch (event) {
    case 'INITIAL_SESSION':
      // Repeats what was just read; without a session it says "nobody" of one that only cannot be renewed now.
      if (session && !isSame(session, keeper.$auth.get().session)) adopt(keeper, session);
      return;
    case 'SIGNED_OUT':
      clear(keeper);
      return;
    case 'SIGNED_IN': // Also when the tab comes back into view, and in every other tab.
    case 'TOKEN_REFRESHED':
    case 'USER_UPDATED':
    case 'MFA_CHALLENGE_VERIFIED':
    case 'PASSWORD_RECOVERY': // The page that the link leads to asks for the new password.
      adopt(keeper, session);
  }
}

/** Reads the session, follows the provider's events, and only then is initialised. Returns how to stop. */
function start(keeper: Keeper): () => void {
  const stops: (() => void)[] = [];
  let isStopped = false;
  sessionStorage.removeItem(SIGNING_OUT_KEY);

  void readSession(keeper.provider()).then((reading) => {
    if (isStopped) return;
    stops.push(keeper.provider().onAuthChange((event, session) => follow(keeper, event, session)));
    if ('session' in reading) adopt(keeper, reading.session);
    else {
      console.error(authErrors.initialize, reading.failure);
      keeper.$auth.set({ ...nobody, error: authErrors.initialize });
    }
    stops.push(keepFresh({ ...keeper, recover: () => recover(keeper), forget: () => clear(keeper) }));
  });
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

/** Reads again what could not be read; takes nothing from who is signed in. */
async function recover(keeper: Keeper): Promise<void> {
  const { user } = keeper.$auth.get();
  return user ? loadUserType(keeper, user.id) : refresh(keeper);
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
    await forget(true);
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

/** Notes that a session ended while its reader was at work, so that the sign-in page can say why it is there. */
export function noteSessionEnd(): void {
  sessionStorage.setItem(SESSION_ENDED_KEY, 'true');
}

/** Whether a session ended under its reader; says so once. */
export function takeSessionEnd(): boolean {
  const hasEnded = sessionStorage.getItem(SESSION_ENDED_KEY) === 'true';
  sessionStorage.removeItem(SESSION_ENDED_KEY);
  return hasEnded;
}

const auth = createAuth(supabaseProvider);

/** Who is signed in, shared by every island of the page. */
export const $auth = auth.$auth;
export const startAuth = auth.start;
export const signOut = auth.signOut;
