import { useQuery } from '@tanstack/react-query';
import { type Control, Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { currencyCodes, unitUses } from '#src/domain/foundation/enums.ts';
import { currencySymbol } from '#src/i18n/format.ts';
import { useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField, OptionalNumberField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { UnitInput } from './unit-schema.ts';

type UnitFormFieldsProps = {
  form: Pick<UseFormReturn<UnitInput>, 'control' | 'register'>;
  errorOf: (name: keyof UnitInput) => string | undefined;
  asksProperty: boolean;
};

/** What a unit is and what it could be let for. */
export function UnitFormFields({ form: { control, register }, errorOf, asksProperty }: UnitFormFieldsProps) {
  const { unitForm: text } = useText('ownerPortfolio');
  const { enums } = useText('common');
  return (
    <>
      {asksProperty ? <PropertyChoice control={control} error={errorOf('propertyId')} /> : null}
      <TextField
        label={text.label}
        hint={text.labelHint}
        autoComplete="off"
        error={errorOf('label')}
        {...register('label')}
      />
      <ChoiceGroup
        look="segments"
        label={text.use}
        choices={unitUses.map((use) => ({ value: use, label: enums.unitUse[use] }))}
        error={errorOf('unitUse')}
        {...register('unitUse')}
      />
      <DetailFields {...{ control, errorOf }} />
      <RentFields {...{ control, register, errorOf }} />
    </>
  );
}

type PartProps = Pick<UnitFormFieldsProps['form'], 'control'> & Pick<UnitFormFieldsProps, 'errorOf'>;

function DetailFields({ control, errorOf }: PartProps) {
  const { unitForm: text } = useText('ownerPortfolio');
  const { optional } = useText('common').states;
  const unitUse = useWatch({ control, name: 'unitUse' });
  return (
    <fieldset className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <legend className="mb-1.5 text-14 font-medium">
        {text.details} <span className="font-normal text-hint">({optional})</span>
      </legend>
      {unitUse === 'dwelling' ? (
        <Controller
          control={control}
          name="bedrooms"
          render={({ field }) => (
            <OptionalNumberField {...field} label={text.bedrooms} error={errorOf('bedrooms')} />
          )}
        />
      ) : null}
      <Controller
        control={control}
        name="bathrooms"
        render={({ field }) => (
          <OptionalNumberField {...field} decimals={1} label={text.bathrooms} error={errorOf('bathrooms')} />
        )}
      />
      <Controller
        control={control}
        name="areaM2"
        render={({ field }) => (
          <OptionalNumberField
            {...field}
            decimals={2}
            label={text.area}
            suffix={text.areaSuffix}
            error={errorOf('areaM2')}
          />
        )}
      />
    </fieldset>
  );
}

function RentFields({
  control,
  register,
  errorOf,
}: PartProps & Pick<UnitFormFieldsProps['form'], 'register'>) {
  const { unitForm: text } = useText('ownerPortfolio');
  const { optional } = useText('common').states;
  const currency = useWatch({ control, name: 'marketRentCurrency' });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Controller
        control={control}
        name="marketRentMinor"
        render={({ field }) => (
          <OptionalMoneyField
            {...field}
            {...{ optional, currency }}
            label={text.marketRent}
            hint={text.marketRentHint}
            error={errorOf('marketRentMinor')}
          />
        )}
      />
      <ChoiceGroup
        className="content-start"
        look="segments"
        label={text.currency}
        choices={currencyCodes.map((code) => ({ value: code, label: currencySymbol(code) }))}
        error={errorOf('marketRentCurrency')}
        {...register('marketRentCurrency')}
      />
    </div>
  );
}

type PropertyChoiceProps = { control: Control<UnitInput>; error: string | undefined };

function PropertyChoice({ control, error }: PropertyChoiceProps) {
  const { unitForm: text } = useText('ownerPortfolio');
  const { id } = useOrganization();
  const { data = [] } = useQuery(leaseQueries.properties(id));
  return (
    <Controller
      control={control}
      name="propertyId"
      render={({ field }) => (
        <Combobox
          {...field}
          value={field.value ?? null}
          label={text.property}
          emptyText={text.propertyNone}
          error={error}
          options={data.map((property) => ({
            value: property.id,
            label: property.name,
            detail: [property.sector, property.municipality].filter(Boolean).join(', '),
          }))}
        />
      )}
    />
  );
}
