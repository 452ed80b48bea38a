import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { BASIS_POINTS_IN_WHOLE } from '#src/domain/foundation/money.ts';
import { firstDayOf, type IsoMonth } from '#src/domain/foundation/months.ts';
import {
  formatDate,
  formatMoney,
  formatMoneyCompact,
  formatNumber,
  formatPercent,
} from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/react.tsx';

const TENTHS = 10;
const PERCENT = 100;

/** How the figures of forecasts are written in the reader's language. Forecasts are rounded to whole units. */
export function useFigures(currency: CurrencyCode) {
  const language = useLanguage();
  return {
    money: (minor: number) => formatMoney(minor, currency, language, { look: 'whole' }),
    short: (minor: number) => formatMoneyCompact(minor, currency, language),
    month: (month: IsoMonth) => formatDate(firstDayOf(month), language, 'month'),
    /** With the year, so that each name stands for one month of two years. */
    shortMonth: (month: IsoMonth) =>
      `${formatDate(firstDayOf(month), language, 'monthShort')} ${month.slice(2, 4)}`,
    day: (day: string) => formatDate(day, language, 'long'),
    chance: (basisPoints: number) => formatPercent(basisPoints / BASIS_POINTS_IN_WHOLE, language, 0),
    level: (percent: number) => formatPercent(percent / PERCENT, language, 0),
    share: (share: number) => formatPercent(share, language, 0),
    /** Tenths of a day, said in whole days. */
    days: (tenths: number) => formatNumber(tenths / TENTHS, language, 0),
  };
}

/** A figure of a file: units with two decimals, nothing where it is not known. */
export const inUnits = (minor: number | null): number | null => (minor === null ? null : minor / 100);
