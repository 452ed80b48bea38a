import { ArrowLeft } from 'lucide-react';
import { reportMaintenance } from '#src/data/maintenance/mutations.ts';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import type { TenantLease } from '#src/data/tenancy/rows.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { TroubleFields } from '#src/islands/shell/maintenance/trouble-fields.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useAppForm } from '#src/islands/shell/use-app-form.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { FormErrors } from '#src/ui/components/form-errors.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { WithLease } from '../../lease/with-lease.tsx';
import { type ReportValues, reportSchema } from './report-schema.ts';

/** Where a tenant says what is broken. */
export function Screen() {
  return <WithLease isFixed>{(lease) => <Report lease={lease} />}</WithLease>;
}

function Report({ lease }: { lease: TenantLease }) {
  const { tenant: text } = useText('maintenance');
  return (
    <>
      <PageHeader
        title={text.newTitle}
        description={text.photosLater}
        back={
          <AppLink to="/maintenance" className="inline-flex min-h-8 items-center gap-1.5 text-14 text-action">
            <ArrowLeft size={16} aria-hidden="true" />
            {text.back}
          </AppLink>
        }
      />
      <Card>
        <ReportForm lease={lease} />
      </Card>
    </>
  );
}

/** What is typed outlives a reload and a lost connection. */
function ReportForm({ lease }: { lease: TenantLease }) {
  const { tenant: text, fields } = useText('maintenance');
  const { states } = useText('common');
  const go = useGo();
  const app = useAppForm({
    schema: reportSchema,
    defaults: {
      category: '' as never,
      title: '',
      description: '',
      priority: 'medium',
      mayEnter: false,
      accessNote: '',
    },
    draftKey: `report-maintenance:${lease.id}`,
    texts: fields.problems,
  });
  const send = useAction({
    mutationFn: (values: ReportValues, requestId) =>
      reportMaintenance({ ...values, leaseId: lease.id }, requestId),
    invalidates: [maintenanceQueries.all],
    toast: text.sent,
    errorTexts: { offline: text.offline },
    onDone: (id) => {
      app.clearDraft();
      go(`/maintenance/${id}`);
    },
  });
  return (
    <form noValidate onSubmit={app.submit(send.run)} className="grid gap-6">
      {app.summary ? <FormErrors {...app.summary} /> : null}
      {send.error ? <FormErrors title={send.error} errors={[]} /> : null}
      <TroubleFields
        organizationId={lease.organization_id}
        register={app.register}
        control={app.form.control}
        errorOf={app.errorOf}
      />
      <Checkbox label={fields.mayEnter} {...app.register('mayEnter')} />
      <TextField
        label={fields.accessNote}
        hint={fields.accessHint}
        optional={states.optional}
        autoComplete="off"
        maxLength={300}
        error={app.errorOf('accessNote')}
        {...app.register('accessNote')}
      />
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={send.isRunning}>
        {text.submit}
      </Button>
    </form>
  );
}
