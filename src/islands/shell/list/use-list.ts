import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { AppError } from '#src/data/errors.ts';
import type { Page } from '#src/data/keyset.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import type { LiveSource } from '../live-channel.ts';
import type { QueryLike } from '../query-view.tsx';
import { useLive } from '../use-live.ts';
import { type ListPages, useListPages } from './use-list-pages.ts';
import { type ListControls, useListQuery } from './use-list-query.ts';

/** A list as its screen shows it: what it is asked for, and the rows that came of it. */
export interface List<Row> extends ListControls {
  readonly pages: ListPages<Row>;
}

interface ListOptions<Row, Key extends QueryKey, Cursor> {
  /** What it can be asked for; nothing when left out. Declare it outside the component. */
  asks?: ListSpec;
  /** Holds what is asked in the screen and not in its address: of a list that is one of several. */
  isLocal?: boolean;
  /** What it is asked for at first, of a local one. */
  firstSearch?: string;
  query: (
    asked: ListQuery,
  ) => UseInfiniteQueryOptions<Page<Row>, AppError, InfiniteData<Page<Row>>, Key, Cursor>;
  /** Tables whose changes others make, and what is then read again. */
  live?: { readonly sources: readonly LiveSource[]; readonly reloads: readonly QueryKey[] };
}

/** Asks for nothing and sorts by nothing. */
const NOTHING: ListSpec = {
  filters: {},
  sortColumns: [],
  defaultSort: { column: 'id', direction: 'asc' },
};
const QUIET = { sources: [], reloads: [] };

/** The rows of a list, page by page, for what its search, filters and order ask. */
export function useList<Row, Key extends QueryKey, Cursor>({
  asks,
  isLocal = asks === undefined,
  firstSearch = '',
  query,
  live = QUIET,
}: ListOptions<Row, Key, Cursor>): List<Row> {
  const controls = useListQuery(asks ?? NOTHING, { isLocal, firstSearch });
  const pages = useListPages(query(controls.query));
  useLive(live.sources, live.reloads);
  return { ...controls, pages };
}

/** A list that comes whole. */
export function useWholeList<Row>(
  query: QueryLike<readonly Row[]> & { readonly isPending: boolean },
): List<Row> {
  const controls = useListQuery(NOTHING, { isLocal: true });
  const { data, error, isPending, isFetching, refetch } = query;
  const whole = { loadMore: undefined, loadOnScroll: undefined, isLoadingMore: false };
  return { ...controls, pages: { data, error, isPending, isFetching, refetch, ...whole } };
}

/** The rows of an organization's tables. */
export const ofOrganization = (organizationId: string, ...tables: readonly string[]): LiveSource[] =>
  tables.map((table) => ({ table, filter: `organization_id=eq.${organizationId}` }));
