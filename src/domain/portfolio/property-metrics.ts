import { divideRounded, toAmountMinor } from '../foundation/rounding.ts';

/** A month of a property in one currency; amounts in minor units. */
export interface PropertyMonth {
  /** Over, and the property was there from its first day. */
  readonly isFullMonth: boolean;
  readonly unitDays: number;
  readonly leasedDays: number;
  /** Days on which units without a known market rent stood empty. */
  readonly unpricedDays: number;
  readonly rentBilledMinor: number;
  readonly rentCollectedMinor: number;
  /** Market rent of the days on which units stood empty. */
  readonly vacantMinor: number;
  readonly expenseMinor: number;
}

/** What is known of a property in the same currency. */
export interface PropertyMoney {
  readonly valueMinor: number | null;
  readonly purchaseMinor: number | null;
  readonly closingCostsMinor: number | null;
  readonly loanMinor: number | null;
  /** Payments on the loan a year; zero without a loan. */
  readonly debtServiceMinor: number | null;
}

/** Why a figure cannot be told. */
export type MissingInput =
  | 'history'
  | 'rent'
  | 'market_rent'
  | 'value'
  | 'purchase'
  | 'loan'
  | 'debt_service'
  | 'no_debt';

export type Metric =
  | { readonly isKnown: true; readonly value: number }
  | { readonly isKnown: false; readonly missing: MissingInput };

/** A property's figures of a year, from the whole months there are (at most the last twelve). */
export interface PropertyMetrics {
  readonly monthCount: number;
  readonly rentBilledMinor: Metric;
  readonly rentCollectedMinor: Metric;
  readonly grossPotentialRentMinor: Metric;
  readonly vacancyLossMinor: Metric;
  readonly creditLossMinor: Metric;
  readonly operatingExpensesMinor: Metric;
  readonly netOperatingIncomeMinor: Metric;
  readonly marketValueMinor: Metric;
  readonly cashInvestedMinor: Metric;
  readonly debtServiceMinor: Metric;
  readonly capRate: Metric;
  readonly cashOnCash: Metric;
  readonly debtCoverage: Metric;
  /** Let days ÷ unit days. */
  readonly physicalOccupancy: Metric;
  /** Rent collected ÷ gross potential rent. */
  readonly economicOccupancy: Metric;
}

const MONTHS_OF_A_YEAR = 12;

const known = (value: number): Metric => ({ isKnown: true, value });
const unknown = (missing: MissingInput): Metric => ({ isKnown: false, missing });
/** The first one that is missing, else what is made of the values. */
const from = (parts: readonly Metric[], make: (...values: number[]) => Metric): Metric => {
  const gap = parts.find((part) => !part.isKnown);
  return gap ?? make(...parts.map((part) => (part.isKnown ? part.value : 0)));
};
const given = (value: number | null, missing: MissingInput) =>
  value === null ? unknown(missing) : known(value);
const share = (part: number, whole: number, missing: MissingInput) =>
  whole > 0 ? known(part / whole) : unknown(missing);

/**
 * NOI = GPR − vacancy and credit loss − operating expenses; cap rate = NOI ÷ value; cash-on-cash = (NOI − debt
 * service) ÷ cash invested; DSCR = NOI ÷ debt service. GPR is the rent charged plus the market rent of what stood
 * empty. Fewer than twelve months are projected to a year. Months come oldest first.
 */
export function propertyMetrics(months: readonly PropertyMonth[], money: PropertyMoney): PropertyMetrics {
  const whole = months.filter((month) => month.isFullMonth).slice(-MONTHS_OF_A_YEAR);
  const sum = (pick: (month: PropertyMonth) => number) =>
    whole.reduce((total, month) => total + pick(month), 0);
  /** What a year of such months would be. */
  const yearly = (pick: (month: PropertyMonth) => number): Metric => {
    if (whole.length === 0) return unknown('history');
    const year = BigInt(sum(pick)) * BigInt(MONTHS_OF_A_YEAR);
    return known(toAmountMinor(divideRounded(year, BigInt(whole.length))));
  };
  const priced = (metric: Metric): Metric =>
    metric.isKnown && sum((month) => month.unpricedDays) > 0 ? unknown('market_rent') : metric;

  const billed = yearly((month) => month.rentBilledMinor);
  const collected = yearly((month) => month.rentCollectedMinor);
  const vacancyLossMinor = priced(yearly((month) => month.vacantMinor));
  const creditLossMinor = from([billed, collected], (all, paid) => known(all - paid));
  const operatingExpensesMinor = yearly((month) => month.expenseMinor);
  const grossPotentialRentMinor = from([billed, vacancyLossMinor], (rent, empty) => known(rent + empty));
  // Vacancy stands on both sides of NOI and cancels out: it can be told without knowing what empty units could earn.
  const noi = from([collected, operatingExpensesMinor], (paid, spent) => known(paid - spent));
  const debt = given(money.debtServiceMinor, 'debt_service');
  const marketValueMinor = given(money.valueMinor, 'value');
  const cashInvestedMinor = cashInvested(money);
  return {
    monthCount: whole.length,
    rentBilledMinor: billed,
    rentCollectedMinor: collected,
    grossPotentialRentMinor,
    vacancyLossMinor,
    creditLossMinor,
    operatingExpensesMinor,
    netOperatingIncomeMinor: noi,
    marketValueMinor,
    cashInvestedMinor,
    debtServiceMinor: debt,
    capRate: from([noi, marketValueMinor], (income, value) => share(income, value, 'value')),
    cashOnCash: from([noi, cashInvestedMinor, debt], (income, cash, service) =>
      share(income - service, cash, 'purchase'),
    ),
    debtCoverage: from([noi, debt], (income, service) => share(income, service, 'no_debt')),
    physicalOccupancy:
      whole.length === 0
        ? unknown('history')
        : share(
            sum((month) => month.leasedDays),
            sum((month) => month.unitDays),
            'history',
          ),
    economicOccupancy: from([collected, grossPotentialRentMinor], (paid, potential) =>
      share(paid, potential, 'rent'),
    ),
  };
}

/** Price and closing costs less what was borrowed. Without payments on a loan there is taken to be none. */
function cashInvested(money: PropertyMoney): Metric {
  const { purchaseMinor, closingCostsMinor, loanMinor, debtServiceMinor } = money;
  if (purchaseMinor === null) return unknown('purchase');
  if (loanMinor === null && (debtServiceMinor ?? 0) > 0) return unknown('loan');
  return known(purchaseMinor + (closingCostsMinor ?? 0) - (loanMinor ?? 0));
}
