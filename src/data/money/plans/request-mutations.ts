import { call } from '#src/data/call.ts';

export interface PlanRequestInput {
  readonly leaseId: string;
  readonly count: number;
  readonly firstOn: string;
  readonly message: string;
}

/** A tenant asks for a plan. Errors: nothing_owed, plan_requested, plan_exists, instalment_invalid. */
export async function requestPaymentPlan(input: PlanRequestInput, requestId: string): Promise<void> {
  await call(
    'request_payment_plan',
    {
      leaseId: input.leaseId,
      instalmentCount: input.count,
      firstOn: input.firstOn,
      message: input.message.trim(),
    },
    requestId,
  );
}

/** The landlord answers in words instead of a plan. Errors: reason_missing, plan_request_closed. */
export async function answerPlanRequest(input: { id: string; answer: string }): Promise<void> {
  const values = { planRequestId: input.id, answer: input.answer.trim() };
  await call('answer_plan_request', values);
}

export async function withdrawPlanRequest(id: string): Promise<void> {
  await call('withdraw_plan_request', { planRequestId: id });
}
