import { brier, type CalibrationStep, calibrate, calibrated, calibrationError } from './calibration.ts';
import { type FactorValues, type LateExample, type LateFactor, lateFactors } from './late-factors.ts';
import { chanceOf, fitLogistic, type Logistic, logitOf } from './logistic.ts';

/** Five cases of the rarer outcome for each factor, or weights are chance. */
export const CASES_NEEDED = 5 * lateFactors.length;
const FOLDS = 5;

/** How the model did on leases that it had not seen. */
export interface LateRecord {
  readonly leaseCount: number;
  readonly exampleCount: number;
  readonly lateCount: number;
  /** Mean square of what chances were off. */
  readonly brier: number;
  /** The same for the shares of late months after a late one and after a punctual one. */
  readonly naiveBrier: number;
  /** Chances against what came, on average over tenths of the cases. */
  readonly calibrationError: number;
}

export interface LateModel {
  readonly isKnown: true;
  readonly lateAfterDays: number;
  readonly logistic: Logistic;
  readonly steps: readonly CalibrationStep[];
  readonly record: LateRecord;
}

/** Too few cases, or nothing that is better than looking at last month: then only the shares are given. */
export interface NoLateModel {
  readonly isKnown: false;
  readonly code: 'not_enough_data' | 'not_better';
  readonly exampleCount: number;
  readonly lateCount: number;
  readonly casesNeeded: number;
}

/**
 * Learns how likely rent is paid late from the due days of an organization's own leases (`lateExamples`, one list a
 * lease). Chances are calibrated, and judged, on leases that were left out. Needs forty late and forty punctual cases.
 * The same lists in the same order give the same model.
 */
export function trainLateModel(
  leases: readonly (readonly LateExample[])[],
  lateAfterDays: number,
): LateModel | NoLateModel {
  const examples = leases.flatMap((lease, at) => lease.map((example) => ({ ...example, fold: at % FOLDS })));
  const outcomes = examples.map(({ wasLate }) => Number(wasLate));
  const lateCount = outcomes.reduce((sum, outcome) => sum + outcome, 0);
  const exampleCount = examples.length;
  const none = { isKnown: false, exampleCount, lateCount, casesNeeded: CASES_NEEDED } as const;
  if (Math.min(lateCount, exampleCount - lateCount) < CASES_NEEDED)
    return { ...none, code: 'not_enough_data' };

  const raw = leftOut(examples, (rest) => {
    const model = learnWeights(rest);
    return ({ factors }) => chanceOf(logitOf(model, rowOf(factors)));
  });
  const withRaw = examples.map((example, at) => ({ ...example, raw: raw[at] ?? 0 }));
  const said = leftOut(withRaw, (rest) => {
    const steps = stepsOf(rest);
    return (example) => calibrated(steps, example.raw);
  });
  const naive = leftOut(examples, sharesAfter);
  const record = {
    leaseCount: leases.filter(({ length }) => length > 0).length,
    exampleCount,
    lateCount,
    brier: brier(said, outcomes),
    naiveBrier: brier(naive, outcomes),
    calibrationError: calibrationError(said, outcomes),
  };
  if (record.brier >= record.naiveBrier) return { ...none, code: 'not_better' };
  return { isKnown: true, lateAfterDays, logistic: learnWeights(examples), steps: stepsOf(withRaw), record };
}

interface Folded extends LateExample {
  readonly fold: number;
}

/** The factors in the order of `lateFactors`. */
export const rowOf = (factors: FactorValues) => lateFactors.map((factor) => factors[factor]);

/** Which way a factor may move the chance. */
const DIRECTIONS: FactorValues = {
  days_late_recently: 1,
  share_of_late_months: 1,
  paid_in_parts: 1,
  pays_automatically: -1,
  days_since_payment: 1,
  rent_raised_lately: 1,
  months_as_tenant: -1,
  months_owed: 1,
};

/**
 * Factors say much of the same, and beside another one may come out upside down: a reason that nobody would believe. Such a
 * factor is left out, the strongest first, until all point the way they may.
 */
function learnWeights(examples: readonly LateExample[]): Logistic {
  const outcomes = examples.map(({ wasLate }) => Number(wasLate));
  const left = new Set<LateFactor>(lateFactors);
  for (;;) {
    const rows = examples.map(({ factors }) => lateFactors.map((one) => (left.has(one) ? factors[one] : 0)));
    const model = fitLogistic(rows, outcomes);
    const against = lateFactors
      .map((factor, at) => ({ factor, wrong: -(model.weights[at + 1] ?? 0) * DIRECTIONS[factor] }))
      .reduce((worst, one) => (one.wrong > worst.wrong ? one : worst));
    if (against.wrong <= 0) return model;
    left.delete(against.factor);
  }
}

const LEAST_STEP = 20;
const stepsOf = (examples: readonly (LateExample & { readonly raw: number })[]) =>
  calibrate(
    examples.map(({ raw }) => raw),
    examples.map(({ wasLate }) => Number(wasLate)),
    Math.max(LEAST_STEP, Math.round(examples.length / LEAST_STEP)),
  );

/** How often a late month came after a late one, and after a punctual one. */
function sharesAfter(examples: readonly LateExample[]): (example: LateExample) => number {
  const shareOf = (wasLateBefore: boolean) => {
    const own = examples.filter((example) => example.wasLateBefore === wasLateBefore);
    return (own.filter(({ wasLate }) => wasLate).length + 1) / (own.length + 2);
  };
  const [afterLate, afterPunctual] = [shareOf(true), shareOf(false)];
  return ({ wasLateBefore }) => (wasLateBefore ? afterLate : afterPunctual);
}

/** What is said of each example by what the other folds teach. All months of a lease are in one fold. */
function leftOut<Example extends Folded>(
  examples: readonly Example[],
  learn: (rest: readonly Example[]) => (example: Example) => number,
): number[] {
  const learned = Array.from({ length: FOLDS }, (_, fold) => {
    const rest = examples.filter((example) => example.fold !== fold);
    return rest.length === 0 ? null : learn(rest);
  });
  return examples.map((example) => learned[example.fold]?.(example) ?? 0);
}
