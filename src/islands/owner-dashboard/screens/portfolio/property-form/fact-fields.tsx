import type { UseFormRegister } from 'react-hook-form';
import { propertyTypes } from '#src/domain/foundation/enums.ts';
import { provinces } from '#src/domain/foundation/provinces.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { FactsInput } from './property-schema.ts';

type FactName = keyof FactsInput;

type FactFieldsProps = {
  register: (name: FactName) => ReturnType<UseFormRegister<FactsInput>>;
  errorOf: (name: FactName) => string | undefined;
};

/** What a property is and where it stands, with an address as Dominicans give it. */
export function FactFields({ register, errorOf }: FactFieldsProps) {
  const { propertyForm: text } = useText('ownerPortfolio');
  const { enums, form, states } = useText('common');
  const field = (name: FactName) => ({ ...register(name), error: errorOf(name) });
  return (
    <>
      <Card title={text.about}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={text.name} hint={text.nameHint} autoComplete="off" {...field('name')} />
          <SelectField
            label={text.type}
            placeholder={form.chooseOption}
            options={propertyTypes.map((type) => ({ value: type, label: enums.propertyType[type] }))}
            {...field('propertyType')}
          />
        </div>
      </Card>
      <Card title={text.place}>
        <div className="grid gap-5 sm:grid-cols-6">
          <TextField
            className="sm:col-span-4"
            label={text.street}
            optional={states.optional}
            autoComplete="off"
            {...field('street')}
          />
          <TextField
            className="sm:col-span-2"
            label={text.streetNumber}
            optional={states.optional}
            autoComplete="off"
            {...field('streetNumber')}
          />
          <TextField
            className="sm:col-span-2"
            label={text.sector}
            optional={states.optional}
            autoComplete="off"
            {...field('sector')}
          />
          <TextField
            className="sm:col-span-2"
            label={text.municipality}
            autoComplete="off"
            {...field('municipality')}
          />
          <SelectField
            className="sm:col-span-2"
            label={text.province}
            placeholder={form.chooseOption}
            options={provinces.map((name) => ({ value: name, label: name }))}
            {...field('province')}
          />
          <TextArea
            className="sm:col-span-6"
            label={text.reference}
            optional={states.optional}
            hint={text.referenceHint}
            rows={2}
            {...field('reference')}
          />
        </div>
      </Card>
    </>
  );
}
