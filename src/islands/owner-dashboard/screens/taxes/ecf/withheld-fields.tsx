import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { Withholding } from '#src/domain/taxes/rent-tax.ts';
import { useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';

interface WithheldFieldsProps {
  expected: Withholding;
  itbisMinor: number | null;
  isrMinor: number | null;
  currency: CurrencyCode;
  onChange: (more: { itbisToWithhold?: number | null; isrToWithhold?: number | null }) => void;
  error: string | undefined;
}

/** What the client will withhold: an e-CF says it when it is given out. */
export function WithheldFields({ expected, currency, onChange, error, ...typed }: WithheldFieldsProps) {
  const { withheld: text } = useText('ownerEcf');
  const isAny = expected.itbisMinor + expected.isrMinor > 0;
  return (
    <fieldset className="grid gap-2">
      <legend className="text-15 font-semibold">{text.title}</legend>
      <p className="text-14 text-hint">
        {isAny ? text.suggestion : text.nothing}
        {expected.isItbisCertain ? null : ` ${text.uncertain}`}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <OptionalMoneyField
          label={text.itbis}
          currency={currency}
          value={typed.itbisMinor}
          error={error}
          onChange={(itbisToWithhold) => onChange({ itbisToWithhold })}
        />
        <OptionalMoneyField
          label={text.isr}
          currency={currency}
          value={typed.isrMinor}
          error={error}
          onChange={(isrToWithhold) => onChange({ isrToWithhold })}
        />
      </div>
    </fieldset>
  );
}
