import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AppError } from '#src/data/errors.ts';
import type { Page } from '#src/data/keyset.ts';
import type { QueryLike } from './query-view.tsx';

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
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const loadMore = query.hasNextPage ? () => void query.fetchNextPage() : undefined;
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
