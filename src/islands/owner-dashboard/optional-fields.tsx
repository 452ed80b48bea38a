import { useRef } from 'react';
import { MoneyField, type MoneyFieldProps } from '#src/ui/components/money-field.tsx';
import { NumberField, type NumberFieldProps } from '#src/ui/components/number-field.tsx';

/*
 * A number that may stay empty. The plain fields say null both for an empty box and for a text that is no number;
 * here the latter is NaN, which a schema refuses, so that nothing typed is silently taken for "unknown".
 */
const toValue = (parsed: number | null, text: string) =>
  parsed === null && text.trim() !== '' ? Number.NaN : parsed;
const toShown = (value: number | null) => (Number.isNaN(value) ? null : value);

/** An amount that may stay empty: null when empty, NaN when what is typed is no amount. */
export function OptionalMoneyField({ value, onChange, ...props }: MoneyFieldProps) {
  const text = useRef('');
  return (
    <MoneyField
      {...props}
      value={toShown(value)}
      onInput={(event) => {
        text.current = event.currentTarget.value;
      }}
      onChange={(minor) => onChange(toValue(minor, text.current))}
    />
  );
}

/** A number that may stay empty: null when empty, NaN when what is typed is no number. */
export function OptionalNumberField({ value, onChange, ...props }: NumberFieldProps) {
  const text = useRef('');
  return (
    <NumberField
      {...props}
      value={toShown(value)}
      onInput={(event) => {
        text.current = event.currentTarget.value;
      }}
      onChange={(parsed) => onChange(toValue(parsed, text.current))}
    />
  );
}
