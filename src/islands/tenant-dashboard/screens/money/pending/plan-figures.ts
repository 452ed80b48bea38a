import type { Standing } from '#src/data/leasing/tenancy/standing.ts';
import type { PaymentPlan } from '#src/data/money/plans/queries.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { type InstalmentStep, instalmentSteps } from '#src/domain/money/plan-progress.ts';

/** A plan that has something to be paid; null for none, and for one that is over. */
export function livePlan(plan: PaymentPlan | null | undefined): PaymentPlan | null {
  return plan?.state === 'active' || plan?.state === 'broken' ? plan : null;
}

/**
 * How the instalments of a plan stand.
 *
 * @param reportedMinor what was reported and is not decided: it pays a plan before anything else, the oldest being first
 */
export function stepsOf(plan: PaymentPlan, today: IsoDate, reportedMinor = 0): InstalmentStep[] {
  const instalments = plan.instalments.map((one) => ({ dueOn: one.dueOn, amountMinor: one.amountMinor }));
  return instalmentSteps(instalments, plan.paidMinor + reportedMinor, today);
}

/** What is owed and not in the plan, in minor units: what fell due after it was agreed. */
export function besidePlan(plan: PaymentPlan, { openCharges }: Standing): number {
  return openCharges
    .filter((charge) => charge.dueOn > plan.agreedOn)
    .reduce((sum, charge) => sum + charge.outstandingMinor, 0);
}
