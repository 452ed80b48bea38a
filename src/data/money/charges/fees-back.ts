import { call } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Answer } from '#src/data/functions.ts';
import { query } from '#src/data/query.ts';

/** A late fee that was, or would be, taken back because a payment shows that its rent was paid in time. */
export interface FeeBack {
  readonly id: string;
  readonly dueOn: string;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly amountMinor: number;
}

const feeBack = ({ chargeId: id, ...fee }: Answer<'late_fees_paid_in_time'>[number]): FeeBack => ({
  id,
  ...fee,
});

/** Late fees of rent that was paid in time; part of the charges' cache, so that what is posted loads them again. */
export const feesBackQueries = {
  /** The late fees that a payment took back when it was posted. */
  takenBackBy: (organizationId: string, paymentId: string) =>
    query(['charges', organizationId, 'taken-back', paymentId], async () => {
      const answer = await getClient()
        .from('charges')
        .select('chargeId:id, dueOn, periodStart, periodEnd, amountMinor')
        .eq('organizationId', organizationId)
        .eq('paidInTimeBy', paymentId)
        .order('dueOn');
      return unwrap(answer).map(feeBack);
    }),
  /** The late fees that a payment would take back when it is posted. */
  paidInTime: (leaseId: string, amountMinor: number, paidOn: string) =>
    query(
      ['charges', 'in-time', leaseId, amountMinor, paidOn],
      async () => {
        const answer = await call('late_fees_paid_in_time', {
          leaseId,
          amountMinor,
          paidOn,
        });
        return answer.map(feeBack);
      },
      { staleTime: 0 },
    ),
};
