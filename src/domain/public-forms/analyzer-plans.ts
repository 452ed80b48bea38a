import { type CurrencyCode, currencyCodes } from '../foundation/enums.ts';

type Price = Readonly<Record<CurrencyCode, number>>;

/** A plan as the analyzer needs it. Prices are minor units a month. */
export interface AnalyzerPlan {
  readonly id: string;
  readonly unitsIncluded: number;
  readonly monthlyMinor: Price;
  /** What each further unit costs; null when the plan takes no more. */
  readonly extraUnitMinor: Price | null;
}

/** What a month costs for so many units: the cheapest plan that takes them. Null when none does. */
export function monthlyPriceMinor(
  plans: readonly AnalyzerPlan[],
  unitCount: number,
  currency: CurrencyCode,
): number | null {
  const prices = plans.flatMap(({ unitsIncluded, monthlyMinor, extraUnitMinor }) => {
    const extraCount = Math.max(0, unitCount - unitsIncluded);
    if (extraCount === 0) return [monthlyMinor[currency]];
    return extraUnitMinor ? [monthlyMinor[currency] + extraCount * extraUnitMinor[currency]] : [];
  });
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The plans of a price list as it is published (src/content/prices.json). Null when it is none. */
export function readPlans(list: unknown): AnalyzerPlan[] | null {
  if (!isRecord(list) || !Array.isArray(list.plans) || list.plans.length === 0) return null;
  const plans = list.plans.map(readPlan);
  return plans.every((plan) => plan !== null) ? plans : null;
}

function readPlan(plan: unknown): AnalyzerPlan | null {
  if (!isRecord(plan) || typeof plan.id !== 'string' || !isAmount(plan.units_included)) return null;
  const monthlyMinor = readPrice(plan.monthly_minor);
  const extraUnitMinor = plan.extra_unit_minor === null ? null : readPrice(plan.extra_unit_minor);
  if (!monthlyMinor || (plan.extra_unit_minor !== null && !extraUnitMinor)) return null;
  return { id: plan.id, unitsIncluded: plan.units_included, monthlyMinor, extraUnitMinor };
}

function readPrice(price: unknown): Price | null {
  if (!isRecord(price) || !currencyCodes.every((code) => isAmount(price[code]))) return null;
  return price as Price;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
