import { daysBetween, type IsoDate } from '#src/domain/foundation/dates.ts';
import { allocatePayment, comparePaymentOrder, type OpenCharge } from '#src/domain/money/allocation.ts';

/** `waiting`: everything owed was reported as paid and waits for the landlord. */
export type DueState = 'clear' | 'waiting' | 'late' | 'today' | 'upcoming';

/** What a tenant has to do next. Amounts are minor units. */
export interface DueSummary {
  readonly state: DueState;
  /** Open charges, whatever was reported. */
  readonly owedMinor: number;
  /** Reported and not yet decided. */
  readonly waitingMinor: number;
  /** What is still to be paid once the reports are confirmed. */
  readonly remainingMinor: number;
  /** The part of `remainingMinor` whose day has passed. */
  readonly lateMinor: number;
  /** The day by which to pay: of the oldest charge the reports leave open; null when nothing remains. */
  readonly dueOn: IsoDate | null;
  /** The next day to pay by that has not passed: when the rest is due while a part is late. */
  readonly nextDueOn: IsoDate | null;
  /** Whether what is late was due on more than one day: `dueOn` is only that of the oldest. */
  readonly hasLateDays: boolean;
  /** From today to `dueOn`; negative once it has passed. */
  readonly daysLeft: number;
}

/**
 * Counts reported payments as the database will when they are confirmed: against the oldest charges first.
 * The due day itself is not late.
 */
export function summarizeDue(
  openCharges: readonly OpenCharge[],
  waitingMinor: number,
  today: IsoDate,
): DueSummary {
  const covered = coveredByReports(openCharges, waitingMinor);
  const left = openCharges
    .map((charge) => ({ ...charge, leftMinor: charge.outstandingMinor - (covered.get(charge.id) ?? 0) }))
    .filter(({ leftMinor }) => leftMinor > 0)
    .sort(comparePaymentOrder);
  const owedMinor = sum(openCharges.map(({ outstandingMinor }) => outstandingMinor));
  const dueOn = left[0]?.dueOn ?? null;
  const daysLeft = dueOn === null ? 0 : daysBetween(today, dueOn);
  return {
    state: dueOn === null ? (owedMinor > 0 ? 'waiting' : 'clear') : stateOf(daysLeft),
    owedMinor,
    waitingMinor,
    remainingMinor: sum(left.map(({ leftMinor }) => leftMinor)),
    lateMinor: sum(left.filter((charge) => charge.dueOn < today).map(({ leftMinor }) => leftMinor)),
    dueOn,
    hasLateDays: left.some((charge) => charge.dueOn > (left[0]?.dueOn ?? '') && charge.dueOn < today),
    nextDueOn: left.find((charge) => charge.dueOn >= today)?.dueOn ?? null,
    daysLeft,
  };
}

/** By how much reported payments would pay each open charge once they are confirmed, by its id. */
export function coveredByReports(
  openCharges: readonly OpenCharge[],
  waitingMinor: number,
): Map<string, number> {
  const currency = openCharges[0]?.currency;
  if (!currency || waitingMinor <= 0) return new Map();
  const { allocations } = allocatePayment({ amountMinor: waitingMinor, currency }, openCharges);
  return new Map(allocations.map(({ chargeId, amountMinor }) => [chargeId, amountMinor]));
}

function stateOf(daysLeft: number): DueState {
  if (daysLeft < 0) return 'late';
  return daysLeft === 0 ? 'today' : 'upcoming';
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
