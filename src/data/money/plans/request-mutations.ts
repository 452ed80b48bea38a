import { call, trimmed, verb } from '#src/data/call.ts';
import type { Arguments } from '#src/data/functions.ts';

export interface PlanRequestInput {
  readonly leaseId: string;
  readonly count: number;
  readonly firstOn: string;
  readonly message: string;
}

/** A tenant asks for a plan. Errors: nothing_owed, plan_requested, plan_exists, instalment_invalid. */
export const requestPaymentPlan = (
  { count: instalmentCount, ...input }: PlanRequestInput,
  requestId: string,
) => call('request_payment_plan', trimmed({ ...input, instalmentCount }), requestId);

/** The landlord answers in words instead of a plan. Errors: reason_missing, plan_request_closed. */
export const answerPlanRequest = (input: Arguments<'answer_plan_request'>) =>
  call('answer_plan_request', trimmed(input));

export const withdrawPlanRequest = verb('withdraw_plan_request');
