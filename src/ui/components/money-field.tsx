import { type FocusEvent, useState } from 'react';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { parseMoneyText } from '#src/domain/foundation/money-text.ts';
import { currencySymbol, moneyParts } from '#src/i18n/format.ts';
import { useText } from '#src/i18n/react.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useLeft } from './use-left.ts';

export type MoneyFieldProps = Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'min' | 'max'
> & {
  currency: CurrencyCode;
  /** Minor units (centavos, cents) or null. */
  value: number | null;
  /** Minor units; null while the box is empty or cannot be read without a doubt. */
  onChange: (amountMinor: number | null) => void;
};

/**
 * An amount of money. People type "25000", "25,000.50" or "25,50"; on leaving the box it is written out in full.
 * The currency stands before the figure and is not part of what is typed.
 */
export function MoneyField({ currency, value, onChange, onBlur, error, ...props }: MoneyFieldProps) {
  const { language, form } = useText('common');
  const { isLeft, leave, enter } = useLeft();
  const [draft, setDraft] = useState<string | null>(null);
  const settled = value === null ? '' : moneyParts(value, currency, language).digits;
  const isOdd = draft !== null && draft.trim() !== '' && !parseMoneyText(draft, currency).ok;
  return (
    <TextField
      autoComplete="off"
      {...props}
      // Something that cannot be read is not told as if nothing were there.
      error={isOdd && (isLeft || error) ? form.amountInvalid : error}
      isUrgent={props.isUrgent || (isOdd && isLeft)}
      inputMode="decimal"
      inputClassName="tabular-nums text-right"
      prefix={currencySymbol(currency)}
      value={draft ?? settled}
      onChange={(event) => {
        setDraft(event.target.value);
        enter();
        const parsed = parseMoneyText(event.target.value, currency);
        onChange(parsed.ok ? parsed.amountMinor : null);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        // What could not be read stays visible next to its error.
        if (parseMoneyText(event.target.value, currency).ok || event.target.value === '') setDraft(null);
        leave();
        onBlur?.(event);
      }}
    />
  );
}
