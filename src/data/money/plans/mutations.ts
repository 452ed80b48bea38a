import { call } from '#src/data/call.ts';

export interface PlanInput {
  readonly leaseId: string;
  readonly instalments: readonly { readonly dueOn: string; readonly amountMinor: number }[];
  readonly note: string;
}

/** Agrees that what is owed today is paid in instalments. Errors: instalments_sum, instalment_invalid, plan_exists, nothing_owed. */
export async function agreePaymentPlan(input: PlanInput, requestId: string): Promise<string> {
  return call(
    'agree_payment_plan',
    {
      leaseId: input.leaseId,
      instalments: input.instalments.map(({ dueOn, amountMinor }) => ({
        dueOn,
        amountMinor,
      })),
      note: input.note.trim(),
    },
    requestId,
  );
}

/** Ends a plan; late fees count again. */
export async function cancelPaymentPlan(input: { planId: string }, requestId: string): Promise<void> {
  await call('cancel_payment_plan', { planId: input.planId }, requestId);
}
