import {
  type Control,
  Controller,
  type FieldPath,
  type FieldValues,
  type UseFormRegister,
} from 'react-hook-form';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField, OptionalNumberField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import type { WantedForm } from './application-schema.ts';

interface WantedFieldsProps<Form extends FieldValues & WantedForm> {
  control: Control<Form>;
  register: UseFormRegister<Form>;
  errorOf: (name: FieldPath<Form>) => string | undefined;
  currency: CurrencyCode;
}

/** When, for how long, for how much, and whether the deposit is ready. */
export function WantedFields<Form extends FieldValues & WantedForm>(props: WantedFieldsProps<Form>) {
  const { control, register, errorOf, currency } = props;
  const { form: text } = useText('ownerScreening');
  const { enums, states } = useText('common');
  const name = (field: keyof WantedForm) => field as FieldPath<Form>;
  const optional = states.optional;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        label={text.moveInOn}
        optional={optional}
        error={errorOf(name('moveInOn'))}
        {...register(name('moveInOn'))}
      />
      <Controller
        control={control}
        name={name('termMonths')}
        render={({ field }) => (
          <OptionalNumberField
            {...field}
            label={text.termMonths}
            optional={optional}
            error={errorOf(name('termMonths'))}
          />
        )}
      />
      <Controller
        control={control}
        name={name('rentMinor')}
        render={({ field }) => (
          <OptionalMoneyField
            {...field}
            label={text.rent}
            optional={optional}
            currency={currency}
            error={errorOf(name('rentMinor'))}
          />
        )}
      />
      <SelectField
        label={text.currency}
        options={currencyCodes.map((value) => ({ value, label: enums.currency[value] }))}
        {...register(name('currency'))}
      />
      <SelectField
        label={text.deposit}
        options={(['unknown', 'ready', 'later'] as const).map((value) => ({
          value,
          label: text.depositStates[value],
        }))}
        {...register(name('deposit'))}
      />
      <TextArea
        className="sm:col-span-2"
        label={text.note}
        hint={text.noteHint}
        optional={optional}
        error={errorOf(name('note'))}
        {...register(name('note'))}
      />
    </div>
  );
}
