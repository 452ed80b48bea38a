import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { noFinances } from '#src/data/portfolio/properties/facts.ts';
import { createProperty } from '#src/data/portfolio/properties/mutations.ts';
import { propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import type { UnitFields as UnitFacts } from '#src/data/portfolio/units/mutations.ts';
import { unitQueries } from '#src/data/portfolio/units/queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Card } from '#src/ui/components/card.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { DetailFields } from './detail-fields.tsx';
import { detailsOf, savedDetails } from './detail-schema.ts';
import { AddressFields, KindFields, TownFields } from './fact-fields.tsx';
import { Folded } from './folded.tsx';
import { FormButtons } from './form-buttons.tsx';
import { type NewPropertyInput, newPropertySchema, noFacts, type UnitRow } from './property-schema.ts';
import { proposedUnits, resizedUnits, type UnitNames } from './proposed-units.ts';
import { UnitFields } from './unit-fields.tsx';

/** Adds a property with its units in one go. What most know by heart is asked; the rest waits, folded. */
export function Screen() {
  const { propertyForm: text } = useText('ownerPortfolio');
  const { propertyFacts } = useText('ownerProperty');
  const organization = useOrganization();
  const go = useGo();
  const { form, errorOf, submit, clearDraft } = useAppForm({
    schema: newPropertySchema,
    defaults: {
      ...noFacts,
      currency: organization.defaultCurrency,
      units: proposedUnits(1, undefined, text.unitNames),
      details: detailsOf({}, noFinances, [], organization.defaultCurrency),
    },
    draftKey: `property-${organization.id}`,
    texts: { ...text.problems, ...propertyFacts.problems },
  });
  const create = useAction({
    mutationFn: createProperty,
    invalidates: [propertyQueries.all, unitQueries.all, totalsQueries.all],
    toast: (_, { property }) => text.created({ name: property.name }),
    onDone: (id) => {
      clearDraft();
      go(`/properties/${id}`);
    },
  });
  const units = useWatch({ control: form.control, name: 'units' });
  const leave = () => {
    clearDraft();
    go('/properties');
  };
  const save = submit(({ currency, units, details, ...facts }) => {
    const { condominium, finances, owners } = savedDetails(details);
    return create.run({
      organizationId: organization.id,
      property: { ...facts, ...condominium },
      finances,
      owners,
      units: units.map((unit) => unitFieldsOf(unit, currency)),
    });
  });

  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={text.newTitle} back={<BackLink to="/properties">{text.back}</BackLink>} />
      <ActionForm
        action={create}
        onSubmit={save}
        className="grid gap-6"
        buttons={
          <FormButtons
            label={text.create({ count: units.length })}
            isBusy={create.isRunning}
            onCancel={leave}
          />
        }
      >
        <AskedFields form={form} errorOf={errorOf} />
        <Folded title={text.wholeAddress} text={text.wholeAddressText}>
          <AddressFields register={(name) => form.register(name)} errorOf={errorOf} />
        </Folded>
        <Folded title={text.units} text={text.unitsHint}>
          <UnitFields form={form} errorOf={errorOf} />
        </Folded>
        <Folded title={propertyFacts.later} text={propertyFacts.laterText}>
          <DetailFields form={form} errorOf={errorOf} />
        </Folded>
      </ActionForm>
    </div>
  );
}

interface AskedFieldsProps {
  form: Pick<UseFormReturn<NewPropertyInput>, 'control' | 'register' | 'getValues' | 'setValue'>;
  errorOf: Parameters<typeof KindFields>[0]['errorOf'];
}

/** What it is, where it is and how many homes are in it. */
function AskedFields({ form, errorOf }: AskedFieldsProps) {
  const { propertyForm: text } = useText('ownerPortfolio');
  const units = useWatch({ control: form.control, name: 'units' });
  const resize = useUnitCount(form, text.unitNames);
  const named = { onChange: () => propose(form, text.unitNames) };
  return (
    <Card title={text.about}>
      <div className="grid gap-5">
        <KindFields
          register={(name) => form.register(name, name === 'propertyType' ? named : {})}
          errorOf={errorOf}
        />
        <TownFields register={(name) => form.register(name)} errorOf={errorOf} />
        <NumberField
          className="sm:max-w-64"
          label={text.homes}
          hint={namesOf(units)}
          value={units.length}
          onChange={resize}
        />
      </div>
    </Card>
  );
}

type PropertyForm = Pick<UseFormReturn<NewPropertyInput>, 'getValues' | 'setValue'>;

/** Makes as many units as are said to be in it. A number is typed digit by digit: what was written of a unit comes back. */
function useUnitCount(form: PropertyForm, names: UnitNames): (count: number | null) => void {
  const written = useRef<readonly UnitRow[]>([]);
  return (count) => {
    if (count === null) return;
    const { units, propertyType } = form.getValues();
    written.current = [...units, ...written.current.slice(units.length)];
    form.setValue('units', resizedUnits(written.current, count, propertyType, names));
  };
}

/** Units are named by the kind that is chosen, and what stands in a condominium says so. */
function propose(form: PropertyForm, names: UnitNames): void {
  const { propertyType, units } = form.getValues();
  if (propertyType === 'condominium') form.setValue('details.inCondominium', true);
  form.setValue('units', resizedUnits(units, units.length, propertyType, names));
}

/** The names that the units have so far. */
function namesOf(units: readonly UnitRow[]): string | undefined {
  const [first, last] = [units[0]?.label, units.at(-1)?.label];
  return units.length > 1 ? `${first} … ${last}` : first;
}

/** A row of the table as the database takes it; bathrooms and area are added on the unit itself. */
function unitFieldsOf({ rentMinor, ...unit }: UnitRow, marketRentCurrency: CurrencyCode): UnitFacts {
  return { ...unit, bathrooms: null, areaM2: null, marketRentMinor: rentMinor, marketRentCurrency };
}
