import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

export interface PlanInput {
  readonly leaseId: string;
  readonly instalments: readonly { readonly dueOn: string; readonly amountMinor: number }[];
  readonly note: string;
}

/** Agrees that what is owed today is paid in instalments. Errors: instalments_sum, instalment_invalid, plan_exists, nothing_owed. */
export async function agreePaymentPlan(input: PlanInput, requestId: string): Promise<string> {
  const answer = await getClient().rpc('agree_payment_plan', {
    p_request_id: requestId,
    p_lease_id: input.leaseId,
    p_instalments: input.instalments.map(({ dueOn, amountMinor }) => ({
      due_on: dueOn,
      amount_minor: amountMinor,
    })),
    p_note: input.note.trim(),
  });
  return unwrap(answer) as string;
}

/** Ends a plan; late fees count again. */
export async function cancelPaymentPlan(input: { planId: string }, requestId: string): Promise<void> {
  unwrap(await getClient().rpc('cancel_payment_plan', { p_request_id: requestId, p_plan_id: input.planId }));
}
