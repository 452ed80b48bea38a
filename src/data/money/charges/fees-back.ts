import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

/** A late fee that was, or would be, taken back because a payment shows that its rent was paid in time. */
export interface FeeBack {
  readonly id: string;
  readonly dueOn: string;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly amountMinor: number;
}

const feeBack = (row: {
  charge_id: string;
  due_on: string;
  period_start: string | null;
  period_end: string | null;
  amount_minor: number;
}): FeeBack => ({
  id: row.charge_id,
  dueOn: row.due_on,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  amountMinor: row.amount_minor,
});

/** Late fees of rent that was paid in time; part of the charges' cache, so that what is posted loads them again. */
export const feesBackQueries = {
  /** The late fees that a payment took back when it was posted. */
  takenBackBy: (organizationId: string, paymentId: string) =>
    queryOptions({
      queryKey: ['charges', organizationId, 'taken-back', paymentId],
      queryFn: async () => {
        const answer = await getClient()
          .from('charges')
          .select('charge_id:id, due_on, period_start, period_end, amount_minor')
          .eq('organization_id', organizationId)
          .eq('paid_in_time_by', paymentId)
          .order('due_on');
        return unwrap(answer).map(feeBack);
      },
    }),
  /** The late fees that a payment would take back when it is posted. */
  paidInTime: (leaseId: string, amountMinor: number, paidOn: string) =>
    queryOptions({
      queryKey: ['charges', 'in-time', leaseId, amountMinor, paidOn],
      queryFn: async () => {
        const answer = await getClient().rpc('late_fees_paid_in_time', {
          p_lease_id: leaseId,
          p_amount_minor: amountMinor,
          p_paid_on: paidOn,
        });
        return unwrap(answer).map(feeBack);
      },
      staleTime: 0,
    }),
};
