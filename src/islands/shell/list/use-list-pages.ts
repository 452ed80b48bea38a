import {
  hashKey,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AppError } from '#src/data/errors.ts';
import type { Page } from '#src/data/keyset.ts';
import type { QueryLike } from '../query-view.tsx';

export interface ListPages<Row> extends QueryLike<readonly Row[]> {
  readonly isPending: boolean;
  /** Absent when everything is loaded. */
  readonly loadMore: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  /** For what loads by itself: absent also while a page is on its way and after one that failed. */
  readonly loadOnScroll: (() => void) | undefined;
}

/** A list that comes page by page, as one list of the rows loaded so far; fits into a QueryView. */
export function useListPages<Row, Key extends QueryKey, Cursor>(
  options: UseInfiniteQueryOptions<Page<Row>, AppError, InfiniteData<Page<Row>>, Key, Cursor>,
): ListPages<Row> {
  const query = useInfiniteQuery({
    ...options,
    // Rows stay until those of another order or filter are there, and with them whatever has the focus.
    placeholderData: (before, from) =>
      from && isSameList(from.queryKey, options.queryKey) ? before : undefined,
  });
  const pages = query.data?.pages;
  const loadMore =
    query.hasNextPage && !query.isPlaceholderData ? () => void query.fetchNextPage() : undefined;
  return {
    data: useMemo(() => pages?.flatMap(({ rows }) => rows), [pages]),
    error: query.error,
    isPending: query.isPending,
    isFetching: query.isFetching,
    refetch: query.refetch,
    loadMore,
    loadOnScroll: query.isFetching || query.isFetchNextPageError ? undefined : loadMore,
    isLoadingMore: query.isFetchingNextPage,
  };
}

/** Whether two keys are of one list that is only filtered or sorted in another way: its record and kind are the same. */
function isSameList(one: QueryKey, other: QueryKey): boolean {
  const named = (key: QueryKey) => hashKey(key.map((part) => (typeof part === 'object' ? null : part)));
  return named(one) === named(other);
}
