import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { measures } from '#src/domain/insight/measures/catalog.ts';
import type { MeasureId } from '#src/domain/insight/measures/names.ts';
import { formatMoney, formatNumber } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/react.tsx';

/** How numerator and denominator of a measure are written: each is money or a number. */
export function usePartFormat(measure: MeasureId, currency: CurrencyCode) {
  const language = useLanguage();
  const { unit, hasCurrency, isRatio } = measures[measure];
  const money = (value: number) => formatMoney(Math.round(value), currency, language);
  const plain = (value: number) => formatNumber(value, language);
  // Of what is in money and no share, the denominator counts units, leases or square meters.
  const isShareOfMoney = unit === 'ratio' && hasCurrency;
  return {
    numerator: hasCurrency ? money : plain,
    denominator: isShareOfMoney ? money : plain,
    isRatio,
  };
}
