import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import type { MoneyFieldProps } from '#src/ui/components/money-field.tsx';

/** One of many amounts that may stay empty. What cannot be read is said as soon as the box is left: the form is long. */
export function OpeningAmount(props: MoneyFieldProps) {
  const { form } = useText('common');
  const [isLeft, setLeft] = useState(false);
  return (
    <OptionalMoneyField
      {...props}
      error={isLeft && Number.isNaN(props.value) ? form.amountInvalid : undefined}
      onBlur={() => setLeft(true)}
    />
  );
}
