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

const useField = ({ register, errorOf }: FactFieldsProps) => {
  return (name: FactName) => ({ ...register(name), error: errorOf(name) });
};

/** What a property is and where it stands, with an address as Dominicans give it. */
export function FactFields(props: FactFieldsProps) {
  const { propertyForm: text } = useText('ownerPortfolio');
  return (
    <>
      <Card title={text.about}>
        <KindFields {...props} />
      </Card>
      <Card title={text.place}>
        <div className="grid gap-5">
          <TownFields {...props} />
          <AddressFields {...props} />
        </div>
      </Card>
    </>
  );
}

/** What it is called and what it is. */
export function KindFields(props: FactFieldsProps) {
  const { propertyForm: text } = useText('ownerPortfolio');
  const { enums, form } = useText('common');
  const field = useField(props);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={text.name} hint={text.nameHint} autoComplete="off" {...field('name')} />
      <SelectField
        label={text.type}
        placeholder={form.chooseOption}
        options={propertyTypes.map((type) => ({ value: type, label: enums.propertyType[type] }))}
        {...field('propertyType')}
      />
    </div>
  );
}

/** The least that is known of where it stands. */
export function TownFields(props: FactFieldsProps) {
  const { propertyForm: text } = useText('ownerPortfolio');
  const { form } = useText('common');
  const field = useField(props);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={text.municipality} autoComplete="off" {...field('municipality')} />
      <SelectField
        label={text.province}
        placeholder={form.chooseOption}
        options={provinces.map((name) => ({ value: name, label: name }))}
        {...field('province')}
      />
    </div>
  );
}

/** The rest of the address; all of it may stay empty. */
export function AddressFields(props: FactFieldsProps) {
  const { propertyForm: text } = useText('ownerPortfolio');
  const { states } = useText('common');
  const field = useField(props);
  const optional = { optional: states.optional, autoComplete: 'off' };
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <TextField className="sm:col-span-3" label={text.street} {...optional} {...field('street')} />
      <TextField
        className="sm:col-span-1"
        label={text.streetNumber}
        {...optional}
        {...field('streetNumber')}
      />
      <TextField className="sm:col-span-2" label={text.sector} {...optional} {...field('sector')} />
      <TextArea
        className="sm:col-span-6"
        label={text.reference}
        optional={states.optional}
        hint={text.referenceHint}
        rows={2}
        {...field('reference')}
      />
    </div>
  );
}
