import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow, ViewRow } from '#src/data/rows.ts';

export type PlanState = 'active' | 'kept' | 'broken' | 'cancelled';
export type Instalment = Pick<TableRow<'payment_plan_instalments'>, 'position' | 'due_on' | 'amount_minor'>;

/** What a tenant pays off in instalments. Amounts are minor units. */
export type PaymentPlan = Omit<
  ViewRow<'payment_plans_list', 'cancelled_at' | 'next_due_on'>,
  'organization_id' | 'state'
> & { readonly state: PlanState; readonly instalments: readonly Instalment[] };

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
              'id, lease_id, currency, agreed_on, total_minor, note, cancelled_at, created_at, paid_minor, due_minor, next_due_on, state',
            )
            .eq('lease_id', leaseId)
            .order('created_at', { ascending: false })
            .limit(1)
            .maybeSingle(),
          client
            .from('payment_plan_instalments')
            .select('plan_id, position, due_on, amount_minor')
            .eq('lease_id', leaseId)
            .order('position'),
        ]);
        const [plan, all] = [unwrap(plans), unwrap(instalments)];
        if (!plan?.id) return null;
        return {
          ...plan,
          instalments: all.filter(({ plan_id }) => plan_id === plan.id),
        } as unknown as PaymentPlan;
      },
    }),
};
