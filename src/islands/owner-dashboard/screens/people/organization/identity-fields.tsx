import type { FieldValues } from 'react-hook-form';
import { organizationKinds } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import type { AppForm } from '#src/islands/shell/form/use-app-form.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import {
  checkTaxNumber,
  formatTaxNumber,
  formatTypedPhone,
  MAX_ADDRESS_LENGTH,
  type OrganizationInput,
  type OrganizationOutput,
} from './organization-schema.ts';

export interface FieldsProps {
  app: AppForm<OrganizationInput & FieldValues, OrganizationOutput>;
}

/** Who the organisation is to others. Numbers are put into their usual form on leaving the box. */
export function IdentityFields({ app: { form, register, errorOf } }: FieldsProps) {
  const { organization: text } = useText('ownerTeam');
  const { enums, states } = useText('common');
  const rnc = form.watch('rnc');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...register('name')}
        className="sm:col-span-2"
        label={text.name}
        hint={text.nameHint}
        autoComplete="organization"
        error={errorOf('name')}
      />
      <SelectField
        {...register('kind')}
        label={text.kind}
        options={organizationKinds.map((kind) => ({ value: kind, label: enums.organizationKind[kind] }))}
        error={errorOf('kind')}
      />
      <TextField
        {...register('rnc', { onBlur: () => form.setValue('rnc', formatTaxNumber(form.getValues('rnc'))) })}
        label={text.rnc}
        hint={text.rncHint}
        optional={states.optional}
        autoComplete="off"
        error={errorOf('rnc')}
      />
      {checkTaxNumber(rnc).status === 'suspicious' ? (
        <div className="sm:col-span-2" role="status">
          <Notice tone="warn">{text.rncSuspicious}</Notice>
        </div>
      ) : null}
      <TextField
        {...register('phone', {
          onBlur: () => form.setValue('phone', formatTypedPhone(form.getValues('phone'))),
        })}
        label={text.phone}
        hint={text.phoneHint}
        optional={states.optional}
        type="tel"
        autoComplete="tel"
        error={errorOf('phone')}
      />
      <TextField
        {...register('address')}
        label={text.address}
        optional={states.optional}
        autoComplete="street-address"
        maxLength={MAX_ADDRESS_LENGTH}
        error={errorOf('address')}
      />
    </div>
  );
}
