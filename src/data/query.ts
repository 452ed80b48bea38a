// What screens read: the key that an answer is kept under, and how it is asked for.
import {
  type DefaultError,
  infiniteQueryOptions,
  type keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import { unwrap, unwrapRecord } from './errors.ts';
import type { Page } from './keyset.ts';

/** How long it counts as fresh, whether it is asked for at all, and the like. */
type Freshness<Shown> = Omit<UndefinedInitialDataOptions<Shown, DefaultError, Shown>, 'queryKey' | 'queryFn'>;

/** An answer of the database, to be taken apart. */
interface Found {
  readonly data: unknown;
  readonly error: unknown;
}
type Data<Answer> = Extract<Answer, { error: null }> extends { data: infer Found } ? Found : never;

type Asked<Shown> = ReturnType<typeof query<Shown>>;

export const query = <Shown>(
  queryKey: QueryKey,
  fetch: (client: QueryClient) => Promise<Shown>,
  freshness: Freshness<Shown> = {},
) => queryOptions({ queryKey, queryFn: ({ client }) => fetch(client), ...freshness });

/**
 * What the database finds.
 * @template Shown what is known of it beyond the database's types
 */
export function rowsQuery<Answer extends Found>(
  queryKey: QueryKey,
  ask: () => PromiseLike<Answer>,
  freshness?: Freshness<Data<Answer>>,
): Asked<Data<Answer>>;
export function rowsQuery<Shown>(
  queryKey: QueryKey,
  ask: () => PromiseLike<Found>,
  freshness?: Freshness<Shown>,
): Asked<Shown>;
export function rowsQuery<Shown>(
  queryKey: QueryKey,
  ask: () => PromiseLike<Found>,
  freshness?: Freshness<Shown>,
) {
  return query(queryKey, async () => unwrap(await ask()) as Shown, freshness);
}

/** One record, as `rowsQuery`. Error: `not_found` where there is none, or not for the reader. */
export function recordQuery<Answer extends Found>(
  queryKey: QueryKey,
  ask: () => PromiseLike<Answer>,
  freshness?: Freshness<NonNullable<Data<Answer>>>,
): Asked<NonNullable<Data<Answer>>>;
export function recordQuery<Shown>(
  queryKey: QueryKey,
  ask: () => PromiseLike<Found>,
  freshness?: Freshness<Shown>,
): Asked<Shown>;
export function recordQuery<Shown>(
  queryKey: QueryKey,
  ask: () => PromiseLike<Found>,
  freshness?: Freshness<Shown>,
) {
  return query(queryKey, async () => unwrapRecord(await ask()) as Shown, freshness);
}

/** A list that is read page by page. @param first where its first page begins */
export const pagesQuery = <Shown>(
  queryKey: QueryKey,
  fetchPage: (cursor: ListCursor | null) => Promise<Page<Shown>>,
  first: ListCursor | null = null,
  freshness: { staleTime?: number; placeholderData?: typeof keepPreviousData } = {},
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: first,
    getNextPageParam: (page) => page.next,
    ...freshness,
  });
