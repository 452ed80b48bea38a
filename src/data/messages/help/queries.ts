import { apiUrl, publishableKey } from '#src/data/api-address.ts';
import { AppError, toAppError } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';

/** A guide, rendered when the site was built; `html` has no other than the tags of simple prose. */
export interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
}

/** Whether a part of the service answered, and after how many milliseconds. */
export interface PartStatus {
  readonly isUp: boolean;
  readonly afterMs: number;
}

async function fetchGuides(language: string): Promise<Guide[]> {
  const response = await fetch(`/help/${language}.json`).catch((error: unknown) => {
    throw toAppError(error);
  });
  if (!response.ok) throw new AppError('unexpected', 'unexpected', {}, response.status);
  return (await response.json()) as Guide[];
}

const PATIENCE_MS = 8_000;

type Answer = () => PromiseLike<{ readonly status: number }>;

/** A refusal is an answer too; nothing, and a fault of the server's own, are not. */
async function probe(ask: Answer): Promise<PartStatus> {
  const begin = performance.now();
  const isUp = await Promise.resolve(ask()).then(
    ({ status }) => status > 0 && status < 500,
    () => false,
  );
  return { isUp, afterMs: Math.round(performance.now() - begin) };
}

const askData: Answer = () => {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return select('profiles', 'id').limit(1).abortSignal(signal);
};
const askSignIn: Answer = () =>
  fetch(`${apiUrl()}/auth/v1/settings`, {
    cache: 'no-store',
    headers: { apikey: publishableKey() },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

/** Guides for tenants, and whether the service answers. */
export const helpQueries = {
  guides: (language: string) =>
    query(['help', 'guides', language], () => fetchGuides(language), { staleTime: Number.POSITIVE_INFINITY }),
  /** Asks each part right now. */
  status: () =>
    query(
      ['help', 'status'],
      async () => {
        const [data, signIn] = await Promise.all([probe(askData), probe(askSignIn)]);
        return { data, signIn };
      },
      { staleTime: 0, gcTime: 0, networkMode: 'always' },
    ),
};
