import { useQuery } from '@tanstack/react-query';
import {
  type OwnerTerm,
  type PropertyFinances,
  type PropertyOwner,
  propertyFactQueries,
} from '#src/data/portfolio/properties/facts.ts';
import { updateProperty } from '#src/data/portfolio/properties/mutations.ts';
import { type PropertyDetail, propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { unitQueries } from '#src/data/portfolio/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { DetailFields } from './detail-fields.tsx';
import { detailsOf, savedDetails } from './detail-schema.ts';
import { FactFields } from './fact-fields.tsx';
import { FormButtons } from './form-buttons.tsx';
import { presentSince, usualChange } from './owner-changes.ts';
import { factsOf, factsSchema } from './property-schema.ts';

/** Changes what a property is called, where it stands, who owns it and what it is worth. */
export function Screen({ params }: ScreenProps) {
  const { states } = useText('common');
  const { id } = useOrganization();
  const propertyId = params.id ?? '';
  const query = useQuery(propertyQueries.byId(id, propertyId));
  const finances = useQuery(propertyFactQueries.finances(id, propertyId));
  const owners = useQuery(propertyFactQueries.owners(id, propertyId));
  const terms = useQuery(propertyFactQueries.ownerTerms(id, propertyId));
  const skeleton = <SkeletonText label={states.loading} rows={8} />;
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(property) => (
        <QueryView query={finances} skeleton={skeleton}>
          {(money) => (
            <QueryView query={owners} skeleton={skeleton}>
              {(people) => (
                <QueryView query={terms} skeleton={skeleton}>
                  {(before) => (
                    <EditForm
                      key={property.id}
                      {...{ property }}
                      finances={money}
                      owners={people}
                      terms={before}
                    />
                  )}
                </QueryView>
              )}
            </QueryView>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

type EditFormProps = {
  property: PropertyDetail;
  finances: PropertyFinances;
  owners: readonly PropertyOwner[];
  terms: readonly OwnerTerm[];
};

function EditForm({ property, finances, owners, terms }: EditFormProps) {
  const { propertyForm: text } = useText('ownerPortfolio');
  const { propertyFacts } = useText('ownerProperty');
  const organization = useOrganization();
  const go = useGo();
  const today = useToday();
  const place = `/properties/${property.id}`;
  const since = presentSince(terms);
  const { form, errorOf, submit, clearDraft } = useAppForm({
    schema: factsSchema,
    defaults: {
      ...factsOf(property),
      details: {
        ...detailsOf(property, finances, owners, organization.defaultCurrency),
        ownersFrom: usualChange(since, owners.length, today),
      },
    },
    draftKey: `property-${property.id}`,
    texts: { ...text.problems, ...propertyFacts.problems },
  });
  const leave = () => {
    clearDraft();
    go(place);
  };
  const save = useAction({
    mutationFn: updateProperty,
    invalidates: [propertyQueries.all, unitQueries.all],
    toast: text.saved,
    onDone: leave,
  });
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={text.editTitle} back={<BackLink to={place}>{property.name}</BackLink>} />
      <ActionForm
        className="grid gap-6"
        buttons={<FormButtons label={text.save} isBusy={save.isRunning} onCancel={leave} />}
        action={save}
        onSubmit={submit(({ details, ...facts }) => {
          const { condominium, ...rest } = savedDetails(details);
          const place = { organizationId: organization.id, propertyId: property.id };
          return save.run({ ...place, property: { ...facts, ...condominium }, ...rest });
        })}
      >
        <FactFields register={(name) => form.register(name)} errorOf={errorOf} />
        <DetailFields form={form} errorOf={errorOf} ownersSince={since} />
      </ActionForm>
    </div>
  );
}
