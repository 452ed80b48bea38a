import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { formatMoney, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** As exact as a meter is read. */
export const READING_DECIMALS = 3;

interface PriceProps {
  currency: CurrencyCode;
  /** Since the reading before. */
  used: number;
  priceMinor: number | null;
  error: string | undefined;
  onChange: (priceMinor: number | null) => void;
}

/** What a unit used costs, and what that charges. */
export function ReadingPrice({ currency, used, priceMinor, error, onChange }: PriceProps) {
  const text = useText('ownerCharging').readings;
  const { states } = useText('common');
  const language = useLanguage();
  return (
    <>
      <OptionalMoneyField
        label={text.price}
        hint={text.priceHint}
        optional={states.optional}
        currency={currency}
        value={priceMinor}
        error={error}
        column="price_minor"
        onChange={onChange}
      />
      {used > 0 && priceMinor ? (
        <Notice>
          {text.sum({
            used: formatNumber(used, language, READING_DECIMALS),
            amount: formatMoney(Math.round(used * priceMinor), currency, language),
          })}
        </Notice>
      ) : null}
    </>
  );
}
