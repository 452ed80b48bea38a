import type { QueryLike } from '#src/islands/shell/query-view.tsx';
import type { Home } from './use-home.ts';

interface Needs {
  readonly reported: NonNullable<Home['reported']['data']>;
  readonly late: NonNullable<Home['late']['data']>;
  readonly vacant: NonNullable<Home['vacant']['data']>;
  readonly ending: NonNullable<Home['ending']['data']>;
}

/** The short lists as one query; a list that the reader may not see is empty. */
export function useNeeds(home: Home): QueryLike<Needs> {
  const { reported, late, vacant, ending, seesMoney, seesLeases } = home;
  const parts = [vacant, ...(seesMoney ? [reported, late] : []), ...(seesLeases ? [ending] : [])];
  return {
    data: parts.every((part) => part.data !== undefined)
      ? {
          reported: reported.data ?? [],
          late: late.data ?? [],
          vacant: vacant.data ?? [],
          ending: ending.data ?? [],
        }
      : undefined,
    error: parts.find((part) => part.error)?.error ?? null,
    isFetching: parts.some((part) => part.isFetching),
    refetch: () => Promise.all(parts.map((part) => part.refetch())),
  };
}
