import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';

interface MoneyChangeProps {
  amountMinor: number;
  beforeMinor: number;
  currency: CurrencyCode;
  /** The other period, in words; on the screen it stands once, beside the control. */
  period: string;
}

/** How an amount differs from that of another period: in words and an arrow. Whether that is good is for the reader to say. */
export function MoneyChange({ amountMinor, beforeMinor, currency, period }: MoneyChangeProps) {
  const text = useText('dates');
  const language = useLanguage();
  const change = amountMinor - beforeMinor;
  const amount = formatMoney(Math.abs(change), currency, language);
  const Arrow = change === 0 ? Minus : change > 0 ? TrendingUp : TrendingDown;
  const words = change === 0 ? text.same : (change > 0 ? text.more : text.less)({ amount });
  return (
    <span className="flex items-start gap-1 text-14 font-normal text-hint">
      <Arrow size={14} aria-hidden="true" className="mt-1 shrink-0" />
      <span>
        {words}
        <span className="sr-only">{`, ${text.compared({ period })}`}</span>
      </span>
    </span>
  );
}
