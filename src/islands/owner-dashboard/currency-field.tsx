import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

/** Which currency amounts are in. */
export function CurrencyField(props: {
  label: string;
  value: CurrencyCode;
  onChange: (currency: CurrencyCode) => void;
}) {
  const { enums } = useText('common');
  return (
    <SelectField
      label={props.label}
      value={props.value}
      options={currencyCodes.map((value) => ({ value, label: enums.currency[value] }))}
      onChange={(event) => props.onChange(event.target.value as CurrencyCode)}
    />
  );
}
