import { useSearch } from 'wouter';
import { openMaintenance } from '#src/data/maintenance/mutations.ts';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { begunProblem } from '#src/islands/shell/maintenance/begun-problem.ts';
import { ProblemFields } from '#src/islands/shell/maintenance/problem-fields.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { type Place, PlaceFields } from '../parts/place-fields.tsx';
import { type RequestInput, type RequestValues, requestSchema } from './request-schema.ts';

/** Where and what the address says already. */
const defaultsOf = (search: URLSearchParams): RequestInput => ({
  propertyId: search.get('property'),
  unitId: search.get('unit'),
  assetId: search.get('asset'),
  category: '' as never,
  title: search.get('title') ?? begunProblem(search).title,
  description: begunProblem(search).description,
  priority: begunProblem(search).priority,
  isShared: true,
});

/** The office writes down what it has seen itself or heard on the telephone. */
export function Screen() {
  const { office: text, fields } = useText('maintenance');
  const { id } = useOrganization();
  const go = useGo();
  const search = new URLSearchParams(useSearch());
  const app = useAppForm({
    schema: requestSchema,
    defaults: defaultsOf(search),
    draftKey: [
      'new-maintenance',
      search.get('unit') ?? search.get('property') ?? [],
      search.get('text') ?? [],
    ]
      .flat()
      .join(':'),
    texts: fields.problems,
  });
  const [propertyId, unitId, assetId] = app.form.watch(['propertyId', 'unitId', 'assetId']);
  const open = useAction({
    mutationFn: (values: RequestValues, requestId) => openMaintenance(values, requestId),
    invalidates: [maintenanceQueries.all],
    toast: text.opened,
    onDone: (requestId) => {
      app.clearDraft();
      go(`/maintenance/${requestId}`);
    },
  });
  const place = (part: Partial<Place>) => {
    for (const [name, value] of Object.entries(part))
      app.form.setValue(name as keyof Place, value, { shouldValidate: app.form.formState.isSubmitted });
  };
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={text.newTitle}
        description={text.newText}
        back={<BackLink to="/maintenance">{text.back}</BackLink>}
      />
      <Card>
        <ActionForm
          action={open}
          onSubmit={app.submit(open.run)}
          className="grid gap-6"
          buttons={
            <Button type="submit" variant="primary" isBlock isBusy={open.isRunning}>
              {text.submit}
            </Button>
          }
        >
          <PlaceFields
            place={{ propertyId, unitId, assetId }}
            propertyError={app.errorOf('propertyId')}
            hasAsset
            onChange={place}
          />
          {unitId ? <Checkbox label={text.isShared} {...app.register('isShared')} /> : null}
          <ProblemFields
            organizationId={id}
            register={app.register}
            control={app.form.control}
            errorOf={app.errorOf}
          />
        </ActionForm>
      </Card>
    </div>
  );
}
