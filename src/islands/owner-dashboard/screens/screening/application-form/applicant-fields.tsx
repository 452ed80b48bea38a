import {
  type Control,
  Controller,
  type FieldPath,
  type FieldValues,
  type UseFormRegister,
} from 'react-hook-form';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { currencyCodes, identityTypes } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { ApplicantForm } from './application-schema.ts';

export interface ApplicantFieldsProps<Form extends FieldValues> {
  /** The form's name of one of the person's fields. */
  nameOf: (field: keyof ApplicantForm) => FieldPath<Form>;
  control: Control<Form>;
  register: UseFormRegister<Form>;
  errorOf: (name: FieldPath<Form>) => string | undefined;
  currency: CurrencyCode;
}

/** What is written down of somebody who would like to rent: what the decision needs and no more. */
export function ApplicantFields<Form extends FieldValues>(props: ApplicantFieldsProps<Form>) {
  const { nameOf, register, errorOf } = props;
  const { form: text } = useText('ownerScreening');
  const { enums, states } = useText('common');
  const field = (name: keyof ApplicantForm) => ({
    error: errorOf(nameOf(name)),
    autoComplete: 'off',
    ...register(nameOf(name)),
  });
  const optional = states.optional;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('fullName')} className="sm:col-span-2" label={text.fullName} />
      <TextField {...field('email')} label={text.email} type="email" optional={optional} />
      <TextField {...field('phone')} label={text.phone} type="tel" optional={optional} />
      <SelectField
        {...field('identityType')}
        label={text.identityType}
        options={[
          ...identityTypes.map((value) => ({ value, label: enums.identityType[value] })),
          { value: '', label: text.noIdentity },
        ]}
      />
      <TextField {...field('identityNumber')} label={text.identityNumber} optional={optional} />
      <TextField {...field('occupation')} label={text.occupation} optional={optional} />
      <TextField {...field('employer')} label={text.employer} optional={optional} />
      <IncomeFields {...props} />
      <Checkbox
        className="sm:col-span-2"
        label={text.consent}
        error={errorOf(nameOf('hasConsented'))}
        {...register(nameOf('hasConsented'))}
      />
    </div>
  );
}

function IncomeFields<Form extends FieldValues>(props: ApplicantFieldsProps<Form>) {
  const { nameOf, control, register, errorOf, currency } = props;
  const { form: text } = useText('ownerScreening');
  const { enums, states } = useText('common');
  return (
    <>
      <Controller
        control={control}
        name={nameOf('incomeMinor')}
        render={({ field }) => (
          <OptionalMoneyField
            {...field}
            label={text.income}
            optional={states.optional}
            currency={currency}
            error={errorOf(nameOf('incomeMinor'))}
          />
        )}
      />
      <SelectField
        label={text.currency}
        options={currencyCodes.map((value) => ({ value, label: enums.currency[value] }))}
        {...register(nameOf('incomeCurrency'))}
      />
    </>
  );
}
