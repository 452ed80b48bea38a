import type { IsoMonth } from '../../foundation/months.ts';
import { draws, RUNS, spreadOf } from './draws.ts';
import { toWhole } from './monthly-series.ts';
import { planRents, type RentInputs, type RentPlan, runRents } from './simulated-rents.ts';

export interface RentMonth {
  readonly month: IsoMonth;
  /** What leases that are agreed charge, whatever happens. */
  readonly agreedMinor: number;
  /** With renewals and new leases as likely as in the past; null without enough data. */
  readonly expected: {
    readonly meanMinor: number;
    readonly lowMinor: number;
    readonly highMinor: number;
  } | null;
}

export interface RentIncome {
  readonly months: readonly RentMonth[];
  /** Not enough data of these; only what is agreed is known then. */
  readonly missing: RentPlan['missing'];
  /** In percent: how many of such ranges should hold what comes. */
  readonly level: 90;
  /** Own cases that the chances stand on. */
  readonly cases: { readonly renewals: number; readonly openEndedMonths: number; readonly relets: number };
}

/**
 * The rent that will be charged from month to month: what is agreed (terms, rent steps, notices), and with it how agreed ends
 * and vacancies went in the past. The range has nine tenths of a thousand simulated courses. A unit that is rented again brings
 * the rent that it brought. One that is vacant for longer than all past vacancies is taken to stay so. All amounts are of one currency.
 * Errors: those of `rentCharges`, `date_out_of_range` for a window that is not of 1 to 24 months.
 */
export function rentIncome(inputs: RentInputs, from: IsoMonth, to: IsoMonth): RentIncome {
  const plan = planRents(inputs, from, to);
  const isKnown = plan.missing.length === 0;
  const courses = isKnown ? Array.from({ length: RUNS }, (_, run) => runRents(plan, draws(run))) : [];
  const { renewed, leftInMonth, relet } = inputs.rates;
  return {
    months: plan.months.map((month, at) => {
      const { low, mean, high } = spreadOf(courses.map((course) => course[at] ?? 0));
      const expected = { meanMinor: toWhole(mean), lowMinor: toWhole(low), highMinor: toWhole(high) };
      return { month, agreedMinor: plan.known[at] ?? 0, expected: isKnown ? expected : null };
    }),
    missing: plan.missing,
    level: 90,
    cases: {
      renewals: renewed.caseCount,
      openEndedMonths: leftInMonth.caseCount,
      relets: relet?.caseCount ?? 0,
    },
  };
}
