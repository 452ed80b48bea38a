import type { IsoDate } from '../../../foundation/dates.ts';
import { BASIS_POINTS_IN_WHOLE } from '../../../foundation/money.ts';
import { calibrated } from './calibration.ts';
import { factorsOn, type LateFactor, lateFactors } from './late-factors.ts';
import { type LateModel, rowOf } from './late-model.ts';
import { chanceOf, logitOf, shares } from './logistic.ts';
import type { PaymentRecord } from './payment-record.ts';

/** What somebody can do about a factor that makes paying late more likely. */
export const lateActions = {
  days_late_recently: 'remind_before_due',
  share_of_late_months: 'agree_on_due_day',
  paid_in_parts: 'agree_on_two_dates',
  pays_automatically: 'offer_autopay',
  days_since_payment: 'look_for_unmatched_payment',
  rent_raised_lately: 'explain_new_rent',
  months_as_tenant: 'explain_how_to_pay',
  months_owed: 'offer_payment_plan',
} as const satisfies Record<LateFactor, string>;
export type LateAction = (typeof lateActions)[LateFactor];

export interface LateReason {
  readonly factor: LateFactor;
  readonly value: number;
  /** How many basis points the chance has more than with the mean of the factor; negative where it has fewer. */
  readonly differenceBasisPoints: number;
  /** Null where the factor makes it less likely. */
  readonly action: LateAction | null;
}

export type LateChance =
  | {
      readonly isKnown: true;
      /** 0 to 10,000. */
      readonly chanceBasisPoints: number;
      /** The share of late months among all leases. */
      readonly usualBasisPoints: number;
      /** Every factor that moves the chance, the one that moves it most first. */
      readonly reasons: readonly LateReason[];
    }
  /** Not enough data: fewer than three months before the day. */
  | { readonly isKnown: false };

/**
 * The chance that the rent due on a day is paid later than the model's days of grace, by what was known that morning.
 * Errors: those of `factorsOn`.
 */
export function lateChance(model: LateModel, record: PaymentRecord, dueOn: IsoDate): LateChance {
  const factors = factorsOn(record, dueOn, model.lateAfterDays);
  if (!factors) return { isKnown: false };
  const row = rowOf(factors);
  const logit = logitOf(model.logistic, row);
  const chance = (value: number) => calibrated(model.steps, chanceOf(value));
  const reasons = shares(model.logistic, row).flatMap((share, at): LateReason[] => {
    const factor = lateFactors[at];
    const differenceBasisPoints = basisPoints(chance(logit) - chance(logit - share));
    if (!factor || differenceBasisPoints === 0) return [];
    const action = differenceBasisPoints > 0 ? lateActions[factor] : null;
    return [{ factor, value: factors[factor], differenceBasisPoints, action }];
  });
  const { lateCount, exampleCount } = model.record;
  return {
    isKnown: true,
    chanceBasisPoints: basisPoints(chance(logit)),
    usualBasisPoints: basisPoints(lateCount / exampleCount),
    reasons: reasons.sort((a, b) => Math.abs(b.differenceBasisPoints) - Math.abs(a.differenceBasisPoints)),
  };
}

const basisPoints = (chance: number) => Math.round(chance * BASIS_POINTS_IN_WHOLE) || 0;
