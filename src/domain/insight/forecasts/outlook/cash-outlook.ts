import type { CurrencyCode } from '../../../foundation/enums.ts';
import { firstDayOf, type IsoMonth, monthOf, monthsFrom, shiftMonth } from '../../../foundation/months.ts';
import { type CashForecast, type CashInputs, cashForecast } from '../cash.ts';
import { MONTHS_OF_WAITING } from '../collection.ts';
import { type MonthlySeries, MONTHS_IN_YEAR as YEAR } from '../monthly-series.ts';
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

/** Cash at the end of a month as it is shown. */
export interface ShownCash {
  readonly month: IsoMonth;
  readonly expectedMinor: number;
  /** Null where nothing is known of a range. */
  readonly lowMinor: number | null;
  readonly highMinor: number | null;
  /** Of 10,000 courses, in how many there is less than nothing; null where none were drawn. */
  readonly shortfallBasisPoints: number | null;
}

export interface CashOutlook {
  readonly currency: CurrencyCode;
  readonly openingMinor: number;
  readonly forecast: CashForecast;
  /** Which is shown: what leases, collection and costs make, or, where that did better, the flows of the year before. */
  readonly by: 'courses' | 'seasonal_naive';
  /** Empty without enough data; `forecast` says of what. */
  readonly months: readonly ShownCash[];
  /** Months that are there of the two that cash needs nine of. */
  readonly monthsGiven: { readonly collected: number; readonly costs: number };
  /** Of what came in less what went out, over two months. */
  readonly record: PastRecord;
}

/** What cash is made of on the first day of the running month. */
export function cashInputsOf(
  material: ForecastMaterial,
  currency: CurrencyCode,
  rents: RentInputs,
  from: IsoMonth,
): CashInputs {
  const own = <Row extends { currency: CurrencyCode }>(rows: readonly Row[]) =>
    rows.filter((row) => row.currency === currency);
  const collections = own(material.collections);
  return {
    rents,
    openingMinor: own(material.cash)[0]?.openingMinor ?? 0,
    openCharges: collections
      .map(({ month, owedMinor }) => ({ monthsOld: monthsFrom(monthOf(month), from).length - 1, owedMinor }))
      .filter(({ monthsOld, owedMinor }) => monthsOld < MONTHS_OF_WAITING && owedMinor > 0),
    collected: waitedFor(collections, from),
    bills: own(material.bills).map(({ month, owedMinor }) => ({
      month: monthOf(month),
      amountMinor: owedMinor,
    })),
    costs: bookSeries(material, currency, 'costMinor', from),
  };
}

/** Months of which all four months of waiting are over before a month begins. */
const waitedFor = <Row extends { month: string }>(rows: readonly Row[], from: IsoMonth) =>
  rows.filter(({ month }) => monthOf(month) <= shiftMonth(from, -MONTHS_OF_WAITING));

/** Cash at the end of the running month and of those after it, with how such answers did. */
export function cashOutlook(
  material: ForecastMaterial,
  currency: CurrencyCode,
  rents: RentInputs,
  from: IsoMonth,
  horizon: number,
  positionAt: (day: string) => Position,
): CashOutlook {
  const inputs = cashInputsOf(material, currency, rents, from);
  const forecast = cashForecast(inputs, from, shiftMonth(from, horizon - 1));
  const record = cashRecord(material, currency, from, positionAt);
  const isNaive = forecast.isKnown && record.isNaiveBetter && horizon <= YEAR;
  return {
    currency,
    openingMinor: inputs.openingMinor,
    forecast,
    by: isNaive ? 'seasonal_naive' : 'courses',
    months: isNaive
      ? naiveMonths(bookSeries(material, currency, 'flowMinor', from), inputs.openingMinor, forecast, record)
      : drawnMonths(forecast, errorsBefore(record.months, from)),
    monthsGiven: { collected: inputs.collected.length, costs: inputs.costs.amountsMinor.length },
    record,
  };
}

function drawnMonths(forecast: CashForecast, errors: readonly number[]): ShownCash[] {
  if (!forecast.isKnown) return [];
  return forecast.months.map(({ month, meanMinor, lowMinor, highMinor, shortfallBasisPoints }) => {
    const { low, high } = widened({ low: lowMinor, high: highMinor }, meanMinor, errors);
    return { month, expectedMinor: meanMinor, lowMinor: low, highMinor: high, shortfallBasisPoints };
  });
}

/** The flows of the year before, added up. Its errors are known of two months together, and so is its range. */
function naiveMonths(
  flows: MonthlySeries,
  openingMinor: number,
  forecast: CashForecast & { isKnown: true },
  record: PastRecord,
): ShownCash[] {
  let cash = openingMinor;
  return forecast.months.map(({ month }, at) => {
    cash += amountAt(flows, shiftMonth(month, -YEAR)) ?? 0;
    const range = at === 1 ? rangeOfErrors(cash, naiveErrors(record), Number.NEGATIVE_INFINITY) : null;
    const [lowMinor, highMinor] = [range?.low ?? null, range?.high ?? null];
    return { month, expectedMinor: cash, lowMinor, highMinor, shortfallBasisPoints: null };
  });
}

/**
 * Of each past month what would have been said, on the first day of the month before it, of both months together. Bills that
 * were owed then are not known any more; they were paid as the costs of a month are.
 */
function cashRecord(
  material: ForecastMaterial,
  currency: CurrencyCode,
  from: IsoMonth,
  positionAt: (day: string) => Position,
): PastRecord {
  const flows = bookSeries(material, currency, 'flowMinor', from);
  const collections = material.collections.filter((row) => row.currency === currency);
  const ofTwo = (month: IsoMonth) => {
    const [first, second] = [amountAt(flows, shiftMonth(month, -1)), amountAt(flows, month)];
    return first === null || second === null ? null : first + second;
  };
  const judged = monthsFrom(shiftMonth(from, -monthsJudged(material)), shiftMonth(from, -1));
  const past: PastMonth[] = [];
  for (const month of judged) {
    const before = shiftMonth(month, -1);
    const actual = ofTwo(month);
    const rents = positionAt(firstDayOf(before)).rents(currency);
    if (actual === null || rents.leases.length === 0) continue;
    const said = cashForecast(
      {
        rents,
        openingMinor: 0,
        openCharges: openThen(collections, before),
        collected: waitedFor(collections, before),
        bills: [],
        costs: bookSeries(material, currency, 'costMinor', before),
      },
      before,
      month,
    );
    const end = said.isKnown ? said.months[1] : undefined;
    if (!end) continue;
    const { meanMinor: expected, lowMinor: low, highMinor: high } = end;
    // Both months of what was said before were over by then.
    const range = widened({ low, high }, expected, errorsBefore(past, before));
    past.push({ month, expected, ...range, actual, naive: ofTwo(shiftMonth(month, -YEAR)) });
  }
  return pastRecord(past);
}

/** What was owed of the charges of each of the three months before a past month, when it began. */
function openThen(collections: ForecastMaterial['collections'], from: IsoMonth): CashInputs['openCharges'] {
  return collections.flatMap(({ month, chargedMinor, collectedMinor }) => {
    const monthsOld = monthsFrom(monthOf(month), from).length - 1;
    if (monthsOld < 1 || monthsOld >= MONTHS_OF_WAITING) return [];
    const owedMinor =
      chargedMinor - collectedMinor.slice(0, monthsOld).reduce((sum, minor) => sum + minor, 0);
    return owedMinor > 0 ? [{ monthsOld, owedMinor }] : [];
  });
}
