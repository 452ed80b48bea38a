import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

interface ExchangeDifferenceProps {
  /** A loss is above zero. */
  differenceMinor: number;
  base: CurrencyCode;
}

/** What an exchange is off the rate that it is measured by. */
export function ExchangeDifference({ differenceMinor, base }: ExchangeDifferenceProps) {
  const { exchange: text } = useText('ownerMoney').cash;
  const language = useLanguage();
  const amount = formatMoney(Math.abs(differenceMinor), base, language);
  if (differenceMinor === 0) return <Notice>{text.even}</Notice>;
  return differenceMinor > 0 ? (
    <Notice tone="warn">{text.loss({ amount })}</Notice>
  ) : (
    <Notice>{text.gain({ amount })}</Notice>
  );
}
