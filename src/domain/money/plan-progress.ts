import type { IsoDate } from '../foundation/dates.ts';

/** `missed`: its day has passed and something of it is unpaid. `next`: the first of the others that is not paid. */
export type InstalmentState = 'paid' | 'missed' | 'next' | 'later';

/** A part of a payment plan. Amounts are minor units. */
export interface PlanInstalment {
  readonly dueOn: IsoDate;
  readonly amountMinor: number;
}

export interface InstalmentStep extends PlanInstalment {
  readonly leftMinor: number;
  readonly state: InstalmentState;
}

/**
 * How each instalment stands: what was paid of a plan pays its instalments in their order. The day itself is not late.
 *
 * @param instalments in the order of their days
 */
export function instalmentSteps(
  instalments: readonly PlanInstalment[],
  paidMinor: number,
  today: IsoDate,
): InstalmentStep[] {
  let restMinor = paidMinor;
  let hasNext = false;
  return instalments.map((instalment) => {
    const coveredMinor = Math.min(Math.max(restMinor, 0), instalment.amountMinor);
    restMinor -= coveredMinor;
    const leftMinor = instalment.amountMinor - coveredMinor;
    const state = stateOf(leftMinor, instalment.dueOn < today, hasNext);
    hasNext ||= state === 'next';
    return { ...instalment, leftMinor, state };
  });
}

function stateOf(leftMinor: number, isPast: boolean, hasNext: boolean): InstalmentState {
  if (leftMinor === 0) return 'paid';
  if (isPast) return 'missed';
  return hasNext ? 'later' : 'next';
}

/** What to pay of a plan, and by when: all that was missed, else the next instalment; null when nothing is left. */
export interface PlanPayment {
  readonly amountMinor: number;
  readonly dueOn: IsoDate;
  readonly isMissed: boolean;
}

export function nextPlanPayment(steps: readonly InstalmentStep[]): PlanPayment | null {
  const missed = steps.filter(({ state }) => state === 'missed');
  const first = missed[0] ?? steps.find(({ state }) => state === 'next');
  if (!first) return null;
  const due = missed.length > 0 ? missed : [first];
  return {
    amountMinor: due.reduce((sum, { leftMinor }) => sum + leftMinor, 0),
    dueOn: first.dueOn,
    isMissed: missed.length > 0,
  };
}
