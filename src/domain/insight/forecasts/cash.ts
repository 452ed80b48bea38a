import { type IsoMonth, monthsFrom } from '../../foundation/months.ts';
import {
  type Collected,
  type CollectedMonth,
  collectionPattern,
  MONTHS_OF_WAITING,
  restOf,
} from './collection.ts';
import { type Courses, coursesOf } from './courses.ts';
import { draws, pick, RUNS, spreadOf } from './draws.ts';
import {
  assertWhole,
  type MonthAmount,
  type MonthlySeries,
  monthlySeries,
  toWhole,
} from './monthly-series.ts';
import { planRents, type RentInputs, type RentPlan, runRents } from './simulated-rents.ts';

/** Charges of a month before the first one that are owed still. */
export interface OpenCharges {
  /** 1 for the month before the first one. */
  readonly monthsOld: number;
  readonly owedMinor: number;
}

/** What cash is made of, in minor units of one currency. */
export interface CashInputs {
  readonly rents: RentInputs;
  /** What there is on the first day of the first month. */
  readonly openingMinor: number;
  readonly openCharges: readonly OpenCharges[];
  /** Past months that have been waited for. */
  readonly collected: readonly CollectedMonth[];
  /** By the month in which they will be paid. */
  readonly bills: readonly MonthAmount[];
  /** Past months of all other costs, such as maintenance; the last one is the month before the first. */
  readonly costs: MonthlySeries;
}

export type CashGap = RentPlan['missing'][number] | 'collected_months' | 'cost_months';

export type CashForecast =
  | {
      readonly isKnown: true;
      readonly months: readonly CashMonth[];
      /** In percent: how many of such ranges should hold what comes. */
      readonly level: 90;
      readonly standsOn: {
        readonly collectedMonths: number;
        readonly costMonths: number;
        readonly costs: Courses['code'];
      };
    }
  /** Not enough data, and of what. */
  | { readonly isKnown: false; readonly missing: readonly CashGap[] };

/** At the end of a month. */
export interface CashMonth {
  readonly month: IsoMonth;
  readonly meanMinor: number;
  readonly lowMinor: number;
  readonly highMinor: number;
  /** Of 10,000 courses, in how many there is less than nothing. */
  readonly shortfallBasisPoints: number;
}

/**
 * Cash at the end of each month: what there is, and what is charged as it is usually collected, less bills and other costs.
 * The range has nine tenths of a thousand simulated courses, drawn from own past months; the same inputs give the same answer.
 * What a charge brings after four months does not count.
 * Errors: those of `rentIncome`, `amount_out_of_range`.
 */
export function cashForecast(inputs: CashInputs, from: IsoMonth, to: IsoMonth): CashForecast {
  const months = monthsFrom(from, to);
  assertWhole(inputs.openingMinor);
  for (const { owedMinor } of inputs.openCharges) assertWhole(owedMinor);
  for (const { chargedMinor, collectedMinor } of inputs.collected)
    for (const amount of [chargedMinor, ...collectedMinor]) assertWhole(amount);
  const plan = planRents(inputs.rents, from, to);
  const pattern = collectionPattern(inputs.collected);
  const costs = coursesOf(inputs.costs.amountsMinor, months.length);
  if (!pattern || !costs || plan.missing.length > 0) {
    const missing: CashGap[] = [...plan.missing];
    if (!pattern) missing.push('collected_months');
    if (!costs) missing.push('cost_months');
    return { isKnown: false, missing };
  }
  const bills = monthlySeries(inputs.bills, from, to).amountsMinor;
  const courses = Array.from({ length: RUNS }, (_, run) => {
    const draw = draws(run);
    const cost = costs.draw(draw);
    const income = collect(runRents(plan, draw), inputs.openCharges, pattern, draw);
    let cash = inputs.openingMinor;
    return months.map((_month, at) => {
      cash += (income[at] ?? 0) - (bills[at] ?? 0) - (cost[at] ?? 0);
      return cash;
    });
  });
  return {
    isKnown: true,
    level: 90,
    months: months.map((month, at) => {
      const ends = courses.map((course) => course[at] ?? 0);
      const { low, mean, high } = spreadOf(ends);
      const short = ends.filter((end) => end < 0).length;
      return {
        month,
        meanMinor: toWhole(mean),
        lowMinor: toWhole(low),
        highMinor: toWhole(high),
        shortfallBasisPoints: Math.round((short * 10_000) / RUNS),
      };
    }),
    standsOn: { collectedMonths: pattern.length, costMonths: costs.monthsGiven, costs: costs.code },
  };
}

/** What comes in each month: each month's charges are collected as those of a drawn past month were. */
function collect(
  charged: readonly number[],
  open: readonly OpenCharges[],
  pattern: readonly Collected[],
  draw: () => number,
): number[] {
  const income = charged.map(() => 0);
  const add = (shares: readonly number[], owed: number, first: number) => {
    for (const [late, share] of shares.entries())
      if (first + late < income.length) income[first + late] = (income[first + late] ?? 0) + owed * share;
  };
  for (const [at, amount] of charged.entries()) add(pattern[pick(draw, pattern.length)] ?? [], amount, at);
  for (const { monthsOld, owedMinor } of open) {
    const shares = pattern[pick(draw, pattern.length)] ?? [];
    if (monthsOld > 0 && monthsOld < MONTHS_OF_WAITING) add(restOf(shares, monthsOld), owedMinor, 0);
  }
  return income;
}
