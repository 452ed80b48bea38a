import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { type MoneyOptions, moneyParts } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/react.tsx';
import { classNames } from '../class-names.ts';

export type MoneyTextProps = MoneyOptions & {
  /** Minor units: 2500000 is RD$25,000.00. */
  amountMinor: number;
  currency: CurrencyCode;
  className?: string;
};

/** An amount with its currency, the currency quieter than the figure. */
export function MoneyText({ amountMinor, currency, className, ...options }: MoneyTextProps) {
  const { sign, symbol, digits } = moneyParts(amountMinor, currency, useLanguage(), options);
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>
      {sign}
      <span className="text-[0.82em] font-normal">{symbol}</span>
      {digits}
    </span>
  );
}
