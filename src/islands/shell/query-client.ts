import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { type AppError, type ErrorKind, toAppError } from '#src/data/errors.ts';

const STALE_TIME_MS = 300_000;
const RETRIES = 1;
/** Asking again cannot change these answers. */
const FINAL_KINDS: ReadonlySet<ErrorKind> = new Set([
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'invalid',
]);

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: AppError;
  }
}

/** The cache of server rows of one signed-in user. */
export function createQueryClient(): QueryClient {
  let isRenewing = false;

  /** The server no longer takes the token. A session that cannot be renewed ends, and the gate asks to sign in. */
  const renewSession = (error: Error) => {
    if (isRenewing || toAppError(error).kind !== 'unauthenticated') return;
    isRenewing = true;
    void getClient()
      .auth.refreshSession()
      .then(({ data }) => {
        if (data.session)
          void client.invalidateQueries({
            predicate: (query) => query.state.error !== null,
          });
      })
      .finally(() => {
        isRenewing = false;
      });
  };

  const client = new QueryClient({
    queryCache: new QueryCache({ onError: renewSession }),
    mutationCache: new MutationCache({ onError: renewSession }),
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        retry: (failures, error) => failures < RETRIES && !FINAL_KINDS.has(toAppError(error).kind),
        // Offline a query fails at once, so that the screen can say so; the default would leave it pending.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
