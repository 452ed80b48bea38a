import { useWatch } from 'react-hook-form';
import { createApplication } from '#src/data/screening/applications/mutations.ts';
import { applicationQueries } from '#src/data/screening/applications/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { type AppForm, useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import {
  type ApplicationForm,
  applicationSchema,
  emptyApplicant,
  toApplicantInput,
  toReferenceInput,
  toWanted,
} from './application-schema.ts';
import { PeopleFields, ReferenceFields } from './people-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { WantedFields } from './wanted-fields.tsx';

/** Enters an application that came by telephone, on paper or in person. */
export function Screen() {
  const { form: text } = useText('ownerScreening');
  const { actions } = useText('common');
  const go = useGo();
  const { app, create, save } = useNewApplication();
  const { form, errorOf, clearDraft } = app;
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title={text.title}
        description={text.description}
        back={<BackLink to="/tenant-screening">{text.back}</BackLink>}
      />
      <ActionForm
        action={create}
        onSubmit={save}
        className="grid gap-6"
        buttons={
          <>
            <Button type="submit" variant="primary" isBusy={create.isRunning}>
              {text.submit}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                clearDraft();
                go('/tenant-screening');
              }}
            >
              {actions.cancel}
            </Button>
          </>
        }
      >
        <Wanted {...app} />
        <PeopleFields {...{ form, errorOf }} />
        <ReferenceFields {...{ form, errorOf }} />
        <Notice title={text.fairTitle}>{text.fairText}</Notice>
      </ActionForm>
    </div>
  );
}

function useNewApplication() {
  const { form: text } = useText('ownerScreening');
  const { id, defaultCurrency } = useOrganization();
  const go = useGo();
  const app = useAppForm({
    schema: applicationSchema,
    defaults: {
      propertyId: null,
      unitId: null,
      moveInOn: '',
      termMonths: 12,
      rentMinor: null,
      currency: defaultCurrency,
      deposit: 'unknown',
      note: '',
      applicants: [emptyApplicant(defaultCurrency)],
      references: [],
    },
    draftKey: `application-${id}`,
    texts: text.problems,
  });
  const create = useAction({
    mutationFn: createApplication,
    invalidates: [applicationQueries.all],
    toast: text.created,
    onDone: (applicationId) => {
      app.clearDraft();
      go(`/tenant-screening/${applicationId}`, { replace: true });
    },
  });
  const save = app.submit((values) =>
    create.run({
      ...toWanted(values),
      propertyId: values.propertyId ?? '',
      unitId: values.unitId,
      applicants: values.applicants.map(toApplicantInput),
      references: values.references.map(toReferenceInput),
    }),
  );
  return { app, create, save };
}

/** The place, with the unit's market rent as the rent to begin with, and the terms. */
function Wanted({ form, errorOf }: AppForm<ApplicationForm, ApplicationForm>) {
  const { form: text } = useText('ownerScreening');
  const { defaultCurrency } = useOrganization();
  const { control, register } = form;
  const [propertyId, unitId, currency] = useWatch({ control, name: ['propertyId', 'unitId', 'currency'] });
  return (
    <Card title={text.wanted}>
      <div className="grid gap-4">
        <PlaceFields
          {...{ propertyId, unitId }}
          error={errorOf('propertyId')}
          onProperty={(value) => {
            form.setValue('propertyId', value, { shouldValidate: true });
            form.setValue('unitId', null);
          }}
          onUnit={(unit) => {
            form.setValue('unitId', unit?.id ?? null);
            if (!unit?.marketRentMinor || form.getValues('rentMinor') !== null) return;
            form.setValue('rentMinor', unit.marketRentMinor);
            form.setValue('currency', unit.marketRentCurrency ?? defaultCurrency);
          }}
        />
        <WantedFields {...{ control, register, errorOf, currency }} />
      </div>
    </Card>
  );
}
