import type { SupabaseClient } from '@supabase/supabase-js';

type RealClient = SupabaseClient['storage'];

/** Stands in supabase-js for its storage client, which is loaded with the first file that is sent or shown. */
export class StorageClient {
  readonly #settings: unknown[];
  #real: Promise<RealClient> | undefined;

  constructor(...settings: unknown[]) {
    this.#settings = settings;
  }

  /** A bucket, all of whose methods answer with a promise; the one that does not is not offered. */
  from(bucket: string): object {
    return new Proxy(
      {},
      {
        get: (_target, method) => {
          if (typeof method === 'symbol' || method === 'then') return undefined;
          if (method === 'getPublicUrl')
            throw new Error('The product has no public files: use createSignedUrl.');
          return async (...given: unknown[]) => {
            const files = (await this.#load()).from(bucket);
            const run = files[method as keyof typeof files] as unknown as (...all: unknown[]) => unknown;
            return run.apply(files, given);
          };
        },
      },
    );
  }

  #load(): Promise<RealClient> {
    this.#real ??= import('@supabase/storage-js').then((storage) => {
      const Real = storage.StorageClient as unknown as new (...settings: unknown[]) => RealClient;
      return new Real(...this.#settings);
    });
    // The next call tries again: the network may be back.
    this.#real.catch(() => {
      this.#real = undefined;
    });
    return this.#real;
  }
}

/** supabase-js passes this name on; the errors of a deferred call are the package's own. */
export class StorageApiError extends Error {}
