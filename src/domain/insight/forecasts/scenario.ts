import type { IsoDate } from '../../foundation/dates.ts';
import { DomainError } from '../../foundation/errors.ts';
import { BASIS_POINTS_IN_WHOLE, percentOfMinor } from '../../foundation/money.ts';
import { type RentStep, rentOn } from '../../money/rent-schedule.ts';
import type { BaseRate, ReletCurve } from './base-rates.ts';
import type { CashInputs } from './cash.ts';

/** What if. Each part changes the inputs, and nothing else; 10,000 basis points are the whole. */
export interface Scenario {
  /** From a day on, rents are so much higher, or lower where it is negative. */
  readonly rentStep?: { readonly startsOn: IsoDate; readonly basisPoints: number };
  readonly vacancy?: {
    /** Added to the share of agreed ends that are renewed; it stays within 0 and 10,000. */
    readonly renewedBasisPoints: number;
    /** Days of a vacancy, in basis points of what they were: 20,000 is twice as long. */
    readonly daysBasisPoints: number;
  };
  /** Other costs are so much higher, or lower where it is negative. */
  readonly costBasisPoints?: number;
}

/**
 * The inputs as a scenario has them, for `cashForecast` and `rentIncome`. Bills that are known stay as they are. The
 * given inputs are not changed. Errors: `rent_step_missing`, `amount_out_of_range` (also for less than nothing is left).
 */
export function applyScenario(
  inputs: CashInputs,
  { rentStep, vacancy, costBasisPoints = 0 }: Scenario,
): CashInputs {
  const { rents, costs } = inputs;
  for (const part of [rentStep?.basisPoints ?? 0, costBasisPoints]) assertLeft(BASIS_POINTS_IN_WHOLE + part);
  assertLeft(vacancy?.daysBasisPoints ?? 0);
  const times = BASIS_POINTS_IN_WHOLE + (rentStep?.basisPoints ?? 0);
  const leases = rents.leases.map((lease) => {
    const rentSteps = rentStep
      ? raised(lease.terms.rentSteps, lease.terms.startsOn, rentStep.startsOn, times)
      : lease.terms.rentSteps;
    return { ...lease, terms: { ...lease.terms, rentSteps } };
  });
  const vacantUnits = rents.vacantUnits.map((unit) => ({
    ...unit,
    rentMinor: percentOfMinor(unit.rentMinor, times),
  }));
  const rates = {
    ...rents.rates,
    renewed: shifted(rents.rates.renewed, vacancy?.renewedBasisPoints ?? 0),
    relet: stretched(rents.rates.relet, vacancy?.daysBasisPoints ?? BASIS_POINTS_IN_WHOLE),
  };
  const amountsMinor = costs.amountsMinor.map((amount) => {
    return percentOfMinor(amount, BASIS_POINTS_IN_WHOLE + costBasisPoints);
  });
  return { ...inputs, rents: { leases, vacantUnits, rates }, costs: { ...costs, amountsMinor } };
}

/** The steps before the day stay; from it on all are higher. A lease that begins later is higher from its first day. */
function raised(steps: readonly RentStep[], startsOn: IsoDate, from: IsoDate, times: number): RentStep[] {
  const day = from > startsOn ? from : startsOn;
  const before = steps.filter((step) => step.startsOn < day);
  const after = steps.filter((step) => step.startsOn > day);
  const higher = (step: RentStep) => ({ ...step, amountMinor: percentOfMinor(step.amountMinor, times) });
  return [...before, higher({ startsOn: day, amountMinor: rentOn(steps, day) }), ...after.map(higher)];
}

function shifted(rate: BaseRate, by: number): BaseRate {
  if (!rate.isKnown) return rate;
  const within = (value: number) => Math.min(BASIS_POINTS_IN_WHOLE, Math.max(0, value + by));
  const { basisPoints, lowBasisPoints, highBasisPoints } = rate;
  return {
    ...rate,
    basisPoints: within(basisPoints),
    lowBasisPoints: within(lowBasisPoints),
    highBasisPoints: within(highBasisPoints),
  };
}

const stretched = (curve: ReletCurve | null, times: number): ReletCurve | null =>
  curve && {
    ...curve,
    steps: curve.steps.map((step) => ({ ...step, days: percentOfMinor(step.days, times) })),
  };

function assertLeft(basisPoints: number): void {
  if (!Number.isSafeInteger(basisPoints) || basisPoints < 0)
    throw new DomainError('amount_out_of_range', { amount: String(basisPoints) });
}
