import type { Arrears, MonthlyTotals, OrganizationTotals } from '#src/data/totals/queries.ts';
import type { QueryLike } from '#src/islands/shell/query-view.tsx';
import type { Home } from './use-home.ts';

/** The figures at the head of the screen. Without the right to see money the lists of money are empty. */
export interface Figures {
  readonly totals: OrganizationTotals;
  readonly monthly: readonly MonthlyTotals[];
  readonly arrears: readonly Arrears[];
}

/** Three queries as one: they are shown together or not at all. */
export function useFigures({ totals, monthly, arrears, seesMoney }: Home): QueryLike<Figures> {
  const parts = seesMoney ? [totals, monthly, arrears] : [totals];
  const isComplete = totals.data && (!seesMoney || (monthly.data && arrears.data));
  return {
    data: isComplete
      ? { totals: totals.data, monthly: monthly.data ?? [], arrears: arrears.data ?? [] }
      : undefined,
    error: parts.find((part) => part.error)?.error ?? null,
    isFetching: parts.some((part) => part.isFetching),
    refetch: () => Promise.all(parts.map((part) => part.refetch())),
  };
}
