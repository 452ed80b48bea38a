import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useSearch } from 'wouter';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { openMaintenance } from '#src/data/maintenance/mutations.ts';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { type AppForm, useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { ProblemFields } from '#src/islands/shell/maintenance/problem-fields.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonFields } from '#src/ui/components/skeleton.tsx';
import { type RequestInput, type RequestValues, requestSchema } from './request-schema.ts';

/** The office writes down what it has seen itself or heard on the telephone. */
export function Screen() {
  const { office: text, fields } = useText('maintenance');
  const { states } = useText('common');
  const { id } = useOrganization();
  const properties = useQuery(leaseQueries.properties(id));
  const go = useGo();
  const search = new URLSearchParams(useSearch());
  const app = useAppForm({
    schema: requestSchema,
    defaults: {
      propertyId: search.get('property'),
      unitId: search.get('unit'),
      category: '' as never,
      title: search.get('title') ?? '',
      description: '',
      priority: 'medium',
      isShared: true,
    },
    draftKey: ['new-maintenance', search.get('unit') ?? search.get('property') ?? []].flat().join(':'),
    texts: fields.problems,
  });
  const open = useAction({
    mutationFn: (values: RequestValues, requestId) => openMaintenance(values, requestId),
    invalidates: [maintenanceQueries.all],
    toast: text.opened,
    onDone: (requestId) => {
      app.clearDraft();
      go(`/maintenance/${requestId}`);
    },
  });
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
          <QueryView query={properties} skeleton={<SkeletonFields label={states.loading} rows={2} />}>
            {(rows) => <PlaceFields app={app} properties={rows} />}
          </QueryView>
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

interface PlaceFieldsProps {
  app: AppForm<RequestInput, RequestValues>;
  properties: readonly { readonly id: string; readonly name: string }[];
}

function PlaceFields({ app, properties }: PlaceFieldsProps) {
  const { office: text } = useText('maintenance');
  const { states } = useText('common');
  const { id } = useOrganization();
  const { form, register, errorOf } = app;
  const [propertyId, unitId] = form.watch(['propertyId', 'unitId']);
  const units = useQuery({
    ...maintenanceQueries.units(id, propertyId ?? ''),
    enabled: Boolean(propertyId),
  });
  return (
    <>
      <Controller
        control={form.control}
        name="propertyId"
        render={({ field }) => (
          <Combobox
            id="propertyId"
            label={text.property}
            value={field.value}
            options={properties.map((row) => ({ value: row.id, label: row.name }))}
            emptyText={text.noProperty}
            error={errorOf('propertyId')}
            onChange={(next) => {
              field.onChange(next);
              form.setValue('unitId', null);
            }}
          />
        )}
      />
      <Controller
        control={form.control}
        name="unitId"
        render={({ field }) => (
          <Combobox
            id="unitId"
            label={text.unit}
            value={field.value}
            options={(units.data ?? []).map((row) => ({ value: row.id, label: row.label }))}
            emptyText={units.isFetching ? states.loading : text.noUnit}
            optional={states.optional}
            onChange={field.onChange}
          />
        )}
      />
      {unitId ? <Checkbox label={text.isShared} {...register('isShared')} /> : null}
    </>
  );
}
