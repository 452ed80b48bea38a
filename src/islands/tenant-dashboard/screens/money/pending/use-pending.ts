import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { cardQueries, type OpenAttempt } from '#src/data/cards/queries.ts';
import { type PaymentPlan, planQueries } from '#src/data/money/plans/queries.ts';
import { useLive } from '#src/islands/shell/use-live.ts';

export interface Pending {
  /** The newest plan of the lease, whatever became of it. */
  readonly plan: UseQueryResult<PaymentPlan | null>;
  /** Card payments without an answer. */
  readonly attempts: UseQueryResult<OpenAttempt[]>;
}

/**
 * What stands between a lease's charges and its payments, asked for anew by each screen and followed while it is open.
 * It listens by itself: the area's first screen does not carry it.
 * @param isJustRead the screen has read it with the rest
 */
export function usePending(leaseId: string, { isJustRead = false } = {}): Pending {
  const refetchOnMount = isJustRead || ('always' as const);
  const filter = `lease_id=eq.${leaseId}`;
  const attemptsQuery = cardQueries.open(leaseId);
  // What is paid of a plan is what its charges have lost.
  useLive(
    ['payment_plans', 'charges', 'card_payments'].map((table) => ({ table, filter })),
    [planQueries.all, attemptsQuery.queryKey],
  );
  return {
    plan: useQuery({ ...planQueries.ofLease(leaseId), refetchOnMount }),
    attempts: useQuery({ ...attemptsQuery, refetchOnMount }),
  };
}
