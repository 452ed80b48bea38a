import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/react.tsx';

export type NumberTextProps = { value: number; decimals?: number };

/** A number with its language's separators, in tabular figures. */
export function NumberText({ value, decimals }: NumberTextProps) {
  return <span className="tabular-nums">{formatNumber(value, useLanguage(), decimals)}</span>;
}

export type PercentTextProps = {
  /** 0.955 is 95.5 %. */
  share: number;
  decimals?: number;
};

/** A share as a percentage. */
export function PercentText({ share, decimals }: PercentTextProps) {
  return (
    <span className="whitespace-nowrap tabular-nums">{formatPercent(share, useLanguage(), decimals)}</span>
  );
}
