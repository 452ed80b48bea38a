import { IsRestoringProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AtOnceQuery } from '#src/data/at-once.ts';

interface AtOnceProps {
  /** What answers the queries of the parts. */
  query: AtOnceQuery;
  children: ReactNode;
}

/**
 * Parts of a screen whose queries one call answers. They are drawn at once, with what is known of an earlier visit, and ask for
 * nothing until the call has answered: then for what it did not bring.
 */
export function AtOnce({ query, children }: AtOnceProps) {
  const { isFetching, isFetchedAfterMount } = useQuery(query);
  return <IsRestoringProvider value={isFetching && !isFetchedAfterMount}>{children}</IsRestoringProvider>;
}
