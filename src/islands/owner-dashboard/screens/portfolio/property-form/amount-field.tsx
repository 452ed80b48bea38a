import type { ComponentProps } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { currencySymbol } from '#src/i18n/format.ts';
import { useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import type { DetailProps, WithDetails } from './detail-fields.tsx';

type AmountName =
  | 'valueMinor'
  | 'purchaseMinor'
  | 'closingCostsMinor'
  | 'loanMinor'
  | 'debtServiceMinor'
  | 'condominiumFeeMinor';

type AmountFieldProps = {
  control: Control<WithDetails>;
  errorOf: DetailProps['errorOf'];
  name: `details.${AmountName}`;
  label: string;
  hint?: string;
  currency: CurrencyCode;
};

/** An amount of a property's facts, which may stay unknown. */
export function AmountField({ control, errorOf, name, ...rest }: AmountFieldProps) {
  const { optional } = useText('common').states;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <OptionalMoneyField {...field} {...rest} {...{ optional }} error={errorOf(name)} />
      )}
    />
  );
}

/** The currency of the amounts beside it. */
export function CurrencyChoice(props: Omit<ComponentProps<typeof ChoiceGroup>, 'choices' | 'look'>) {
  return (
    <ChoiceGroup
      className="content-start"
      {...props}
      look="segments"
      choices={currencyCodes.map((code) => ({ value: code, label: currencySymbol(code) }))}
    />
  );
}
