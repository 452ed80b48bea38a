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
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { DetailFields } from './detail-fields.tsx';
import { detailsOf, savedDetails } from './detail-schema.ts';
import { FactFields } from './fact-fields.tsx';
import { Folded } from './folded.tsx';
import { FormButtons } from './form-buttons.tsx';
import {
  emptyUnit,
  type NewPropertyInput,
  newPropertySchema,
  noFacts,
  type UnitRow,
} from './property-schema.ts';
import { UnitFields } from './unit-fields.tsx';

/** Adds a property with its units in one go. */
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
      units: [],
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
  const unitCount = useWatch({ control: form.control, name: 'units' }).length;

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
      <ActionForm action={create} onSubmit={save} className="grid gap-6">
        <FactFields
          register={(name) =>
            form.register(
              name,
              name === 'propertyType' ? { onChange: () => propose(form, text.oneUnit) } : {},
            )
          }
          errorOf={errorOf}
        />
        <UnitFields form={form} errorOf={errorOf} />
        <Folded title={propertyFacts.later} text={propertyFacts.laterText}>
          <DetailFields form={form} errorOf={errorOf} />
        </Folded>
        <FormButtons
          label={text.create({ count: unitCount })}
          isBusy={create.isRunning}
          onCancel={() => {
            clearDraft();
            go('/properties');
          }}
        />
      </ActionForm>
    </div>
  );
}

/** A house is one unit, a condominium is one: that is there already when the kind is chosen, and can be changed. */
function propose(
  form: Pick<UseFormReturn<NewPropertyInput>, 'getValues' | 'setValue'>,
  oneUnit: string,
): void {
  const { propertyType, units } = form.getValues();
  if (propertyType === 'condominium') form.setValue('details.inCondominium', true);
  if (propertyType === 'single_family' && units.length === 0)
    form.setValue('units', [emptyUnit(oneUnit, propertyType)]);
}

/** A row of the table as the database takes it; bathrooms and area are added on the unit itself. */
function unitFieldsOf({ rentMinor, ...unit }: UnitRow, marketRentCurrency: CurrencyCode): UnitFacts {
  return { ...unit, bathrooms: null, areaM2: null, marketRentMinor: rentMinor, marketRentCurrency };
}
