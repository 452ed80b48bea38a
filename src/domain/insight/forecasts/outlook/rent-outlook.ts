import type { CurrencyCode } from '../../../foundation/enums.ts';
import { firstDayOf, type IsoMonth, monthsFrom, shiftMonth } from '../../../foundation/months.ts';
import { type MonthlySeries, MONTHS_IN_YEAR as YEAR } from '../monthly-series.ts';
import { type RentIncome, rentIncome } from '../rent-income.ts';
import type { RentInputs } from '../simulated-rents.ts';
import { amountAt, bookSeries, type ForecastMaterial } from './material.ts';
import { monthsJudged } from './months-judged.ts';
import {
  errorsBefore,
  naiveErrors,
  type PastMonth,
  type PastRecord,
  pastRecord,
  rangeOfErrors,
  widened,
} from './past-record.ts';
import type { Position } from './tenancies.ts';

/** What is shown of a month: by leases, or, where that did better, what the same month of the year before was. */
export interface ShownMonth {
  readonly month: IsoMonth;
  readonly expectedMinor: number;
  /** Null where there is not enough data for a range. */
  readonly lowMinor: number | null;
  readonly highMinor: number | null;
  /** In percent. */
  readonly level: number | null;
  /** What leases that are agreed charge, whatever happens. */
  readonly agreedMinor: number;
  readonly naiveMinor: number | null;
}

export interface RentOutlook {
  readonly currency: CurrencyCode;
  /** Which of the two is shown. */
  readonly by: 'leases' | 'seasonal_naive';
  readonly months: readonly ShownMonth[];
  readonly missing: RentIncome['missing'];
  readonly cases: RentIncome['cases'];
  readonly record: PastRecord;
}

/** The rent of the running month and of those after it, with how such answers did. */
export function rentOutlook(
  material: ForecastMaterial,
  currency: CurrencyCode,
  inputs: RentInputs,
  from: IsoMonth,
  horizon: number,
  positionAt: (day: string) => Position,
): RentOutlook {
  const billed = bookSeries(material, currency, 'rentMinor', from);
  const record = rentRecord(billed, currency, from, monthsJudged(material), positionAt);
  const said = rentIncome(inputs, from, shiftMonth(from, horizon - 1));
  // The same month of the year before is known for the next twelve months alone.
  const isNaive = record.isNaiveBetter && horizon <= YEAR;
  const errors = isNaive ? naiveErrors(record) : errorsBefore(record.months, from);
  const months = said.months.map(({ month, agreedMinor, expected }): ShownMonth => {
    const naiveMinor = amountAt(billed, shiftMonth(month, -YEAR));
    const own = { month, agreedMinor, naiveMinor };
    const naive = isNaive && naiveMinor !== null ? rangeOfErrors(naiveMinor, errors) : null;
    if (naive && naiveMinor !== null)
      return {
        ...own,
        expectedMinor: naiveMinor,
        lowMinor: naive.low,
        highMinor: naive.high,
        level: naive.level,
      };
    if (!expected)
      return { ...own, expectedMinor: agreedMinor, lowMinor: null, highMinor: null, level: null };
    const { meanMinor, lowMinor: low, highMinor: high } = expected;
    const range = widened({ low, high }, meanMinor, isNaive ? [] : errors, 0);
    return {
      ...own,
      expectedMinor: meanMinor,
      lowMinor: range.low,
      highMinor: range.high,
      level: said.level,
    };
  });
  const { missing, cases } = said;
  return { currency, by: isNaive ? 'seasonal_naive' : 'leases', months, missing, cases, record };
}

/** Of each past month what would have been said on the first day of the month before it. */
function rentRecord(
  billed: MonthlySeries,
  currency: CurrencyCode,
  from: IsoMonth,
  judgedMonths: number,
  positionAt: (day: string) => Position,
): PastRecord {
  const first = shiftMonth(from, -judgedMonths);
  const judged = monthsFrom(billed.firstMonth > first ? billed.firstMonth : first, shiftMonth(from, -1));
  const past: PastMonth[] = [];
  for (const month of judged) {
    const before = shiftMonth(month, -1);
    const inputs = positionAt(firstDayOf(before)).rents(currency);
    const actual = amountAt(billed, month);
    if (inputs.leases.length === 0 || actual === null) continue;
    const said = rentIncome(inputs, before, month).months[1];
    if (!said) continue;
    const naive = amountAt(billed, shiftMonth(month, -YEAR));
    if (!said.expected) {
      past.push({ month, expected: said.agreedMinor, low: null, high: null, actual, naive });
      continue;
    }
    const { meanMinor: expected, lowMinor: low, highMinor: high } = said.expected;
    const range = widened({ low, high }, expected, errorsBefore(past, before), 0);
    past.push({ month, expected, ...range, actual, naive });
  }
  return pastRecord(past);
}
