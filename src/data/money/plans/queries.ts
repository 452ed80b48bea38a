import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';

export type PlanState = 'active' | 'kept' | 'broken' | 'cancelled';
export type Instalment = Pick<Row<'payment_plan_instalments'>, 'position' | 'dueOn' | 'amountMinor'>;

/** What a tenant pays off in instalments. Amounts are minor units. */
export type PaymentPlan = Omit<Row<'payment_plans_list'>, 'organizationId' | 'state'> & {
  readonly state: PlanState;
  readonly instalments: readonly Instalment[];
};

export const planQueries = {
  all: ['plans'] as const,
  /** The newest plan of a lease; null where there was never one. */
  ofLease: (leaseId: string) =>
    queryOptions({
      queryKey: ['plans', leaseId],
      queryFn: async (): Promise<PaymentPlan | null> => {
        const client = getClient();
        // Side by side: a lease has few plans.
        const [plans, instalments] = await Promise.all([
          client
            .from('payment_plans_list')
            .select(
              'id, leaseId, currency, agreedOn, totalMinor, note, cancelledAt, createdAt, paidMinor, dueMinor, nextDueOn, state',
            )
            .eq('leaseId', leaseId)
            .order('createdAt', { ascending: false })
            .limit(1)
            .maybeSingle(),
          client
            .from('payment_plan_instalments')
            .select('planId, position, dueOn, amountMinor')
            .eq('leaseId', leaseId)
            .order('position'),
        ]);
        const [plan, all] = [unwrap(plans), unwrap(instalments)];
        if (!plan?.id) return null;
        return {
          ...plan,
          instalments: all.filter(({ planId }) => planId === plan.id),
        } as unknown as PaymentPlan;
      },
    }),
};
