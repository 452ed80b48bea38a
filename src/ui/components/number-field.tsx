import { type FocusEvent, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type NumberFieldProps = Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
> & {
  value: number | null;
  /** null when the box is empty or holds no number. */
  onChange: (value: number | null) => void;
  /** Digits allowed after the point; 0 unless told. */
  decimals?: number;
};

/** Reads "1,250.5" (commas between thousands, a point before decimals); null when it is no number. */
export function parseNumberText(text: string, decimals: number): number | null {
  const bare = text.replaceAll(/[,\s]/g, '').replace('\u2212', '-');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(bare)) return null;
  const fraction = bare.split('.')[1] ?? '';
  return fraction.length > decimals ? null : Number(bare);
}

/** A number typed as text, so that a wheel or arrow key never changes it by accident. */
export function NumberField({ value, onChange, decimals = 0, onBlur, ...props }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const settled = value === null ? '' : String(value);
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      inputClassName="tabular-nums"
      value={draft ?? settled}
      onChange={(event) => {
        setDraft(event.target.value);
        onChange(parseNumberText(event.target.value, decimals));
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        // What could not be read stays visible next to its error.
        if (parseNumberText(event.target.value, decimals) !== null || event.target.value === '')
          setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
