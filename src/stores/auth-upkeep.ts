import type { MapStore } from 'nanostores';
import { AUTH_STORAGE_KEY } from '#src/domain/foundation/browser-keys.ts';
import type { AuthProvider, AuthState } from './auth-state.ts';

/** How often the server is asked whether a session still counts, and how often what failed is tried again. */
const CHECK_MS = 300_000;
const RECOVER_MS = 10_000;
/** A glance at another tab is no reason to ask again. */
const WAKE_MS = 30_000;

export interface Upkeep {
  readonly $auth: MapStore<AuthState>;
  readonly provider: () => AuthProvider;
  /** Reads again what could not be read. */
  readonly recover: () => Promise<void>;
  readonly forget: () => void;
}

/**
 * Keeps what the store says true while the page stays open: a session ended elsewhere ends here soon after the tab
 * wakes up, one that another tab removed ends at once, and what could not be read is read when it can be.
 * The provider's library is fetched for it when it has something to do, not before: a session is about to end, or another
 * tab changed it. Returns how to stop.
 */
export function keepFresh({ $auth, provider, recover, forget }: Upkeep): () => void {
  let checkedAt = Date.now();

  // What fails without a connection is tried again at the next look.
  const keep = () =>
    void provider()
      .keepSession()
      .catch(() => undefined);
  const look = () => {
    if (document.visibilityState === 'hidden' || !provider().isOnline()) return;
    if ($auth.get().error) void recover();
    if (provider().isSessionEnding()) keep();
  };
  const check = (leastMs: number) => {
    look();
    const isDue = Date.now() - checkedAt >= leastMs;
    if (!isDue || document.visibilityState === 'hidden' || !provider().isOnline() || !$auth.get().user)
      return;
    checkedAt = Date.now();
    // A server that cannot be reached has not said no.
    void provider()
      .checkSession()
      .catch(() => undefined);
  };
  const onWake = () => check(WAKE_MS);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== AUTH_STORAGE_KEY) return;
    if (newValue !== null) keep();
    else if ($auth.get().user) forget();
  };

  const timers = [setInterval(look, RECOVER_MS), setInterval(() => check(CHECK_MS), CHECK_MS)];
  window.addEventListener('storage', onStorage);
  window.addEventListener('online', onWake);
  document.addEventListener('visibilitychange', onWake);
  return () => {
    for (const timer of timers) clearInterval(timer);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('online', onWake);
    document.removeEventListener('visibilitychange', onWake);
  };
}
