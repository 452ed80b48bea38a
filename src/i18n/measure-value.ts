import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { MeasureUnit } from '#src/domain/insight/measures/catalog.ts';
import type { AnalyticsText } from '#src/i18n/dictionaries/insight/analytics.en.ts';
import { formatMoney, formatMoneyCompact, formatNumber, formatPercent } from './format.ts';
import type { Language } from './language.ts';

/** How values of a measure are written. */
export interface ValueWords {
  readonly currency: CurrencyCode;
  readonly language: Language;
  readonly units: AnalyticsText['units'];
}

/** A value of a measure in words: "RD$1,200.00", "94.5%", "12 días". Money is in minor units, a ratio is a share. */
export function formatMeasure(value: number, unit: MeasureUnit, words: ValueWords): string {
  const { currency, language, units } = words;
  const plain = formatNumber(value, language, 1);
  switch (unit) {
    case 'money':
      return formatMoney(Math.round(value), currency, language);
    case 'money_per_area':
      return units.perArea({ value: formatMoney(Math.round(value), currency, language) });
    case 'ratio':
      return formatPercent(value, language);
    case 'days':
      return units.days({ value: plain });
    case 'hours':
      return units.hours({ value: plain });
    case 'months':
      return units.months({ value: plain });
    case 'count':
      return plain;
  }
}

/** A value in short, for the labels of a chart. */
export function formatMeasureShort(value: number, unit: MeasureUnit, words: ValueWords): string {
  if (unit === 'money' || unit === 'money_per_area')
    return formatMoneyCompact(Math.round(value), words.currency, words.language);
  return unit === 'ratio' ? formatPercent(value, words.language, 0) : formatNumber(value, words.language, 1);
}
