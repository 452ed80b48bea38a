import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

export interface PlanRequestInput {
  readonly leaseId: string;
  readonly count: number;
  readonly firstOn: string;
  readonly message: string;
}

/** A tenant asks for a plan. Errors: nothing_owed, plan_requested, plan_exists, instalment_invalid. */
export async function requestPaymentPlan(input: PlanRequestInput, requestId: string): Promise<void> {
  const answer = await getClient().rpc('request_payment_plan', {
    p_request_id: requestId,
    p_lease_id: input.leaseId,
    p_instalment_count: input.count,
    p_first_on: input.firstOn,
    p_message: input.message.trim(),
  });
  unwrap(answer);
}

/** The landlord answers in words instead of a plan. Errors: reason_missing, plan_request_closed. */
export async function answerPlanRequest(input: { id: string; answer: string }): Promise<void> {
  const call = { p_plan_request_id: input.id, p_answer: input.answer.trim() };
  unwrap(await getClient().rpc('answer_plan_request', call));
}

export async function withdrawPlanRequest(id: string): Promise<void> {
  unwrap(await getClient().rpc('withdraw_plan_request', { p_plan_request_id: id }));
}
