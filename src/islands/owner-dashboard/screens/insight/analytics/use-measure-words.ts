import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { measures } from '#src/domain/insight/measures/catalog.ts';
import type { MeasureId } from '#src/domain/insight/measures/names.ts';
import { formatMeasure, formatMeasureShort, type ValueWords } from '#src/i18n/measure-value.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';

/** How measures and their values are said to the reader. */
export function useMeasureWords(currency: CurrencyCode) {
  const { measures: words, dimensions } = useText('measures');
  const { units } = useText('analytics');
  const language = useLanguage();
  const written: ValueWords = { currency, language, units };
  return {
    nameOf: (measure: MeasureId) => words[measure].name,
    formulaOf: (measure: MeasureId) => words[measure].formula,
    dimensions,
    format: (measure: MeasureId, value: number) => formatMeasure(value, measures[measure].unit, written),
    formatShort: (measure: MeasureId, value: number) =>
      formatMeasureShort(value, measures[measure].unit, written),
  };
}
