import { partOf } from '#src/domain/decisions/weight.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';

export type WeightBasis = 'one_each' | 'unit' | 'area' | 'coefficient' | null;

const AREA_PARTS = 100;

/** How weights are said: votes, square metres, or a numerator over the whole. */
export function useWeightText(basis: WeightBasis) {
  const text = useText('decisions');
  const language = useLanguage();
  const percent = (weight: string | number, all: string | number) =>
    formatPercent(partOf(BigInt(weight), BigInt(all)), language, 2);
  const plain = (weight: string | number) =>
    basis === 'area'
      ? text.area({ count: formatNumber(Number(weight) / AREA_PARTS, language) })
      : formatNumber(Number(weight), language);
  return {
    /** "37.5%" */
    percent,
    /** "375", "120.5 m²" */
    plain,
    /** "375 of 1,000" */
    share: (weight: string | number, all: string | number) =>
      text.share({ part: plain(weight), all: plain(all) }),
  };
}
