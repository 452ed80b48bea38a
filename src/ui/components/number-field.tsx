import { type FocusEvent, useState } from 'react';
import { withPoint } from '#src/domain/foundation/typed-number.ts';
import { useText } from '#src/i18n/react.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useLeft } from './use-left.ts';

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

const PLAIN = /^-?(?:\d+\.?\d*|\.\d+)$/;
const GROUPED = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * Reads "1,250.5": a point before decimals, commas between thousands; and "85,5" or "1.250,5", which can mean nothing else.
 * Null when it is no number, has more decimals than are taken, or could be read in two ways.
 */
export function parseNumberText(text: string, decimals: number): number | null {
  const typed = withPoint(text.trim().replace('\u2212', '-'));
  if (!PLAIN.test(typed) && !GROUPED.test(typed)) return null;
  const bare = typed.replaceAll(',', '');
  const fraction = bare.split('.')[1] ?? '';
  return fraction.length > decimals ? null : Number(bare);
}

/** A number typed as text, so that a wheel or arrow key never changes it by accident. */
export function NumberField({ value, onChange, decimals = 0, onBlur, error, ...props }: NumberFieldProps) {
  const { form } = useText('common');
  const { isLeft, leave, enter } = useLeft();
  const [draft, setDraft] = useState<string | null>(null);
  const settled = value === null ? '' : String(value);
  const isOdd = draft !== null && draft.trim() !== '' && parseNumberText(draft, decimals) === null;
  const odd = decimals > 0 ? form.numberInvalid : form.wholeNumberInvalid;
  return (
    <TextField
      autoComplete="off"
      {...props}
      // Something that cannot be read is not told as if nothing were there.
      error={isOdd && (isLeft || error) ? odd : error}
      isUrgent={props.isUrgent || (isOdd && isLeft)}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      inputClassName="tabular-nums"
      value={draft ?? settled}
      onChange={(event) => {
        setDraft(event.target.value);
        enter();
        onChange(parseNumberText(event.target.value, decimals));
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        // What could not be read stays visible next to its error.
        if (parseNumberText(event.target.value, decimals) !== null || event.target.value === '')
          setDraft(null);
        leave();
        onBlur?.(event);
      }}
    />
  );
}
