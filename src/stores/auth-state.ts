import type { AuthChangeEvent, AuthError, Session, User } from '@supabase/auth-js';
import type { UserType } from '#src/domain/foundation/enums.ts';

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
  /** Follows what becomes of the session. Returns how to stop. */
  onAuthChange(listener: (event: AuthChangeEvent, session: Session | null) => void): () => void;
  /** Whether there is a session that has to be renewed by now. */
  isSessionEnding(): boolean;
  /** Has the session renewed from now on whenever it is about to end, and hears what other tabs do with it. */
  keepSession(): Promise<void>;
  signOut(): Promise<{ error: AuthError | null }>;
  loadUserType(userId: string): Promise<UserType>;
  /** Asks the server whether the session still counts; the provider tells its listeners when it does not. */
  checkSession(): Promise<void>;
  isOnline(): boolean;
  redirect(path: string): void;
}

/** Nobody is signed in, and that is known. */
export const nobody: AuthState = {
  user: null,
  session: null,
  userType: null,
  loading: false,
  error: null,
  initialized: true,
};
