import { ranked, sumOfBars } from '#src/domain/books/report-chart.ts';
import type { ReportAccount } from '#src/domain/books/report-data.ts';
import type { ChartBar } from '#src/domain/books/report-document.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { monthOf, monthsFrom } from '#src/domain/foundation/months.ts';
import { kindOfPeriod, type Period } from '#src/domain/foundation/period.ts';
import { byText } from '#src/domain/foundation/text-order.ts';
import { currencySymbol, formatDate } from '../../format.ts';
import type { Language } from '../../language.ts';
import { type ReportWords, reportAccountName } from '../words.ts';

type Values = ChartBar['values'];
type More = Pick<ChartBar, 'heading' | 'target' | 'starts'>;

export const lineBar = (key: string, label: string, values: Values, more: More = {}): ChartBar => ({
  key,
  label,
  level: 'line',
  values,
  ...more,
});

export const sumBar = (key: string, label: string, values: Values, more: More = {}): ChartBar => ({
  ...lineBar(key, label, values, more),
  level: 'sum',
});

/** The bar of an account leads where its row leads. */
export const accountBar = (account: ReportAccount, values: Values, words: ReportWords): ChartBar =>
  lineBar(account.id, reportAccountName(account, words), values, {
    target: { kind: 'entries', accountId: account.id },
  });

interface RankingOptions {
  readonly key: string;
  readonly heading?: string;
  /** Names what is not shown by itself. */
  readonly rest: (p: { count: number }) => string;
  /** Name of the sum, which is left out under a single bar. */
  readonly sum?: string;
  readonly weigh?: (bar: ChartBar) => number;
}

const widest = ({ values }: ChartBar) => Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
const isSomething = ({ values }: ChartBar) => values.some((value) => value !== null && value !== 0);

/** The biggest bars by name, all others as one, and their sum: nothing is lost. */
export function ranking(all: readonly ChartBar[], options: RankingOptions): ChartBar[] {
  const { key, heading, rest: nameOfRest, sum, weigh = widest } = options;
  const bars = all.filter(isSomething);
  const { shown, rest } = ranked(bars, weigh);
  const others: ChartBar[] =
    rest.length === 0
      ? []
      : [
          {
            ...lineBar(`rest-${key}`, nameOfRest({ count: rest.length }), sumOfBars(rest)),
            level: 'rest',
          },
        ];
  const total = sum !== undefined && bars.length > 1 ? [sumBar(`sum-${key}`, sum, sumOfBars(bars))] : [];
  return headed(heading, [...shown, ...others, ...total]);
}

/** A heading over the first of some bars. */
export function headed(heading: string | undefined, bars: readonly ChartBar[]): ChartBar[] {
  return bars.map((bar, index) => (index === 0 && heading !== undefined ? { ...bar, heading } : bar));
}

/** Of a report in all currencies: its chart's title says of which. */
export const titleIn = (title: string, currency: CurrencyCode, { text }: ReportWords): string =>
  text.chart.inCurrency({ title, currency: currencySymbol(currency) });

/** Currencies that occur, the reader's own first. */
export function currenciesOf(
  rows: readonly { readonly currency: CurrencyCode }[],
  first: CurrencyCode,
): CurrencyCode[] {
  const found = new Set(rows.map(({ currency }) => currency));
  return [...found].sort((a, b) => Number(b === first) - Number(a === first) || byText(a, b));
}

/** Months up to which each has its own bars; of more, years have. */
const MOST_MONTHS = 24;
const MONTHS_WITHOUT_YEAR = 12;

/** A month of a period, or a year of a long one. */
export interface TimeSlot {
  readonly key: string;
  readonly label: string;
  readonly has: (month: string) => boolean;
}

/** The months of a period in their order, or its years where there are too many. */
export function timeSlots(
  { from, to }: Period,
  language: Language,
): { each: 'month' | 'year'; slots: TimeSlot[] } {
  const months = monthsFrom(monthOf(from), monthOf(to));
  if (months.length > MOST_MONTHS) {
    const years = [...new Set(months.map((month) => month.slice(0, 4)))];
    return {
      each: 'year',
      slots: years.map((year) => ({ key: year, label: year, has: (month) => month.startsWith(year) })),
    };
  }
  return {
    each: 'month',
    slots: months.map((key) => {
      const name = formatDate(key, language, 'monthShort');
      const label = months.length <= MONTHS_WITHOUT_YEAR ? name : `${name} ${key.slice(2, 4)}`;
      return { key, label, has: (month) => month === key };
    }),
  };
}

/** Odd days that touch no more months are shown whole: parts of months cannot be compared. */
const MOST_MONTHS_OF_DAYS = 2;

/** Whether a period is one to be looked at month by month. */
export function isOverMonths(period: Period): boolean {
  const kind = kindOfPeriod(period);
  if (kind !== 'days') return kind !== 'month';
  return monthsFrom(monthOf(period.from), monthOf(period.to)).length > MOST_MONTHS_OF_DAYS;
}
