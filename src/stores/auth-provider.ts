import { authClient, getClient, getSession, isSessionEnding, onAuthChange } from '#src/data/client.ts';
import { fromFirstCall } from '#src/data/people/session/first-answer.ts';
import type { UserType } from '#src/domain/foundation/enums.ts';
import type { AuthProvider } from './auth-state.ts';

/** Answers about an account that is no more, or may not come in any more. */
const OVER: ReadonlySet<string | undefined> = new Set(['user_not_found', 'user_banned']);

/** The authentication provider of the product, and this browser. */
export function supabaseProvider(): AuthProvider {
  return {
    getSession,
    onAuthChange,
    isSessionEnding,
    keepSession: async () => void (await authClient()),
    signOut: async () => (await authClient()).signOut({ scope: 'global' }),
    async loadUserType(userId) {
      const first = await fromFirstCall<UserType>('userType');
      if (first) return first;
      const { data, error } = await getClient().from('profiles').select('userType').eq('id', userId).single();
      if (error) throw error;
      return data.userType;
    },
    async checkSession() {
      // The library itself ends a session that the server no longer knows.
      const auth = await authClient();
      const { error } = await auth.getUser();
      if (OVER.has(error?.code)) await auth.signOut({ scope: 'local' });
    },
    isOnline: () => navigator.onLine,
    redirect: (path) => window.location.assign(path),
  };
}
