import { Controller, useWatch } from 'react-hook-form';
import { useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import type { BillApp } from './bill-form.tsx';

type TaxField =
  | 'itbisMinor'
  | 'itbisToCostMinor'
  | 'itbisProportionalMinor'
  | 'exciseMinor'
  | 'otherTaxesMinor'
  | 'tipMinor'
  | 'itbisWithheldMinor'
  | 'isrWithheldMinor';

interface AmountProps {
  app: BillApp;
  name: TaxField;
  label: string;
  hint?: string | undefined;
  onTyped?: (minor: number | null) => void;
}

/** One of a bill's amounts that may stay empty. */
export function Amount({ app, name, label, hint, onTyped }: AmountProps) {
  const { states } = useText('common');
  const currency = useWatch({ control: app.form.control, name: 'currency' });
  return (
    <Controller
      control={app.form.control}
      name={name}
      render={({ field }) => (
        <OptionalMoneyField
          {...field}
          label={label}
          currency={currency}
          optional={states.optional}
          error={app.errorOf(name)}
          onChange={(minor) => {
            field.onChange(minor);
            onTyped?.(minor);
          }}
          {...(hint && { hint })}
        />
      )}
    />
  );
}
