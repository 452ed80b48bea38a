import { useQuery } from '@tanstack/react-query';
import { updateProperty } from '#src/data/properties/mutations.ts';
import { type PropertyDetail, propertyQueries } from '#src/data/properties/queries.ts';
import { unitQueries } from '#src/data/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useAppForm } from '#src/islands/shell/use-app-form.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { FormErrors } from '#src/ui/components/form-errors.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { BackLink } from '../../back-link.tsx';
import { FactFields } from './fact-fields.tsx';
import { factsOf, factsSchema } from './property-schema.ts';

/** Changes what a property is called and where it stands. */
export function Screen({ params }: ScreenProps) {
  const { states } = useText('common');
  const organization = useOrganization();
  const query = useQuery(propertyQueries.byId(organization.id, params.id ?? ''));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(property) => <EditForm key={property.id} property={property} />}
    </QueryView>
  );
}

function EditForm({ property }: { property: PropertyDetail }) {
  const { propertyForm: text } = useText('ownerPortfolio');
  const { actions } = useText('common');
  const organization = useOrganization();
  const go = useGo();
  const place = `/properties/${property.id}`;
  const { form, errorOf, submit, summary, clearDraft } = useAppForm({
    schema: factsSchema,
    defaults: factsOf(property),
    draftKey: `property-${property.id}`,
    texts: text.problems,
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
      <form
        noValidate
        className="grid gap-6"
        onSubmit={submit((facts) =>
          save.run({ organizationId: organization.id, propertyId: property.id, property: facts }),
        )}
      >
        {summary ? <FormErrors {...summary} /> : null}
        {save.error ? <FormErrors title={save.error} errors={[]} /> : null}
        <FactFields register={(name) => form.register(name)} errorOf={errorOf} />
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button type="submit" variant="primary" size="lg" isBusy={save.isRunning}>
            {text.save}
          </Button>
          <Button size="lg" variant="quiet" onClick={leave}>
            {actions.cancel}
          </Button>
        </div>
      </form>
    </div>
  );
}
