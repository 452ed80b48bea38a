import { useState } from 'react';
import { amountStyleOf, readAmountText } from '#src/domain/bank/bank-amount.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { currencySymbol } from '#src/i18n/format.ts';
import { useText } from '#src/i18n/react.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

interface BalanceFieldProps {
  label: string;
  currency: CurrencyCode;
  /** Minor units; null while empty or unreadable. */
  onChange: (amountMinor: number | null) => void;
}

function parse(typed: string): number | null {
  const read = readAmountText(typed, amountStyleOf([typed]));
  return read.kind === 'amount' ? read.minor : null;
}

/** A balance as a statement prints it: it may be less than nothing, which a field for amounts does not take. */
export function BalanceField({ label, currency, onChange }: BalanceFieldProps) {
  const { form } = useText('common');
  const [typed, setTyped] = useState('');
  const isOdd = typed.trim() !== '' && parse(typed) === null;
  return (
    <TextField
      label={label}
      prefix={currencySymbol(currency)}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={isOdd ? form.amountInvalid : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parse(target.value));
      }}
    />
  );
}
