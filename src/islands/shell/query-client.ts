import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { authClient } from '#src/data/client.ts';
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

/** A cache in which what is said to have changed is read after it was said. */
class RowCache extends QueryClient {
  readonly #toReadAgain = new WeakSet<Query>();

  /**
   * The library takes the answer that is still on its way to a query without data, or to one that no screen shows now, for
   * the one that is asked for here. It may have been read before the change: such a query is read once more after it.
   */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    if (filters.refetchType !== 'none') {
      const underWay = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
      for (const query of underWay)
        if (query.state.data === undefined || !query.isActive()) this.#readAgain(query);
    }
    return super.invalidateQueries(filters, options);
  }

  #readAgain(query: Query): void {
    if (this.#toReadAgain.has(query)) return;
    this.#toReadAgain.add(query);
    const again = () => {
      this.#toReadAgain.delete(query);
      void super.invalidateQueries({ queryKey: query.queryKey, exact: true });
    };
    query.promise?.then(again, again);
  }
}

/** The cache of server rows of one signed-in user. */
export function createQueryClient(): QueryClient {
  let isRenewing = false;

  /** The server no longer takes the token. A session that cannot be renewed ends, and the gate asks to sign in. */
  const renewSession = (error: Error) => {
    if (isRenewing || toAppError(error).kind !== 'unauthenticated') return;
    isRenewing = true;
    void authClient()
      .then((auth) => auth.refreshSession())
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

  const client = new RowCache({
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
