import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { type Row, type Selected, select } from '#src/data/rows.ts';

export type PlanState = 'active' | 'kept' | 'broken' | 'cancelled';
export type Instalment = Pick<Row<'payment_plan_instalments'>, 'position' | 'dueOn' | 'amountMinor'>;

const PAYMENT_PLAN_COLUMNS =
  'id, leaseId, currency, agreedOn, totalMinor, note, cancelledAt, createdAt, paidMinor, dueMinor, nextDueOn, state';
/** What a tenant pays off in instalments. Amounts are minor units. */
export type PaymentPlan = Selected<
  'payment_plans_list',
  typeof PAYMENT_PLAN_COLUMNS,
  { readonly state: PlanState }
> & {
  readonly instalments: readonly Instalment[];
};

export type PlanRow = Omit<PaymentPlan, 'instalments'>;
export type InstalmentRow = Instalment & Pick<Row<'payment_plan_instalments'>, 'planId'>;

/** The plan with its own of the lease's instalments. */
export const planOf = (plan: PlanRow | null, instalments: readonly InstalmentRow[]): PaymentPlan | null =>
  plan && { ...plan, instalments: instalments.filter(({ planId }) => planId === plan.id) };

export const planQueries = {
  all: ['plans'] as const,
  /** The newest plan of a lease; null where there was never one. */
  ofLease: (leaseId: string) =>
    query(['plans', leaseId], async (): Promise<PaymentPlan | null> => {
      // Side by side: a lease has few plans.
      const [plans, instalments] = await Promise.all([
        select('payment_plans_list', PAYMENT_PLAN_COLUMNS, { leaseId })
          .order('createdAt', { ascending: false })
          .limit(1)
          .maybeSingle(),
        select('payment_plan_instalments', 'planId, position, dueOn, amountMinor', { leaseId }).order(
          'position',
        ),
      ]);
      return planOf(unwrap(plans) as PlanRow | null, unwrap(instalments));
    }),
};
