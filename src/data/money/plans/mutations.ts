import { call, repeatable, trimmed } from '#src/data/call.ts';

export interface PlanInput {
  readonly leaseId: string;
  readonly instalments: readonly { readonly dueOn: string; readonly amountMinor: number }[];
  readonly note: string;
}

/** Agrees that what is owed today is paid in instalments. Errors: instalments_sum, instalment_invalid, plan_exists, nothing_owed. */
export const agreePaymentPlan = (input: PlanInput, requestId: string) =>
  call('agree_payment_plan', trimmed(input), requestId);

/** Ends a plan; late fees count again. */
export const cancelPaymentPlan = repeatable('cancel_payment_plan');
