import { useState } from 'react';
import { useSearch } from 'wouter';
import type { OutboxEntryOf } from '#src/data/foundation/outbox/entry.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { begunProblem } from '#src/islands/shell/maintenance/begun-problem.ts';
import { ProblemFields } from '#src/islands/shell/maintenance/problem-fields.tsx';
import { type Outcome, useQueuedAction } from '#src/islands/shell/outbox/use-queued-action.ts';
import { WithEntry } from '#src/islands/shell/outbox/with-entry.tsx';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { useGo } from '#src/islands/shell/use-go.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { ReportPhotos } from './report-photos.tsx';
import { type ReportValues, reportSchema } from './report-schema.ts';

/** Where a tenant says what is broken. */
export function Screen() {
  return (
    <WithLease isForParties isFixed>
      {(lease) => <Report lease={lease} />}
    </WithLease>
  );
}

function Report({ lease }: { lease: TenantLease }) {
  const { tenant: text } = useText('maintenance');
  return (
    <>
      <PageHeader
        title={text.newTitle}
        description={text.reportText}
        back={<TouchBackLink to="/maintenance">{text.back}</TouchBackLink>}
      />
      <Card>
        <WithEntry kind="maintenance_report" fallback={<CardSkeleton />}>
          {(entry) => <ReportForm key={entry?.id} lease={lease} entry={entry} />}
        </WithEntry>
      </Card>
    </>
  );
}

interface ReportFormProps {
  lease: TenantLease;
  /** The report in the outbox that is being changed. */
  entry: OutboxEntryOf<'maintenance_report'> | undefined;
}

const nothing = {
  category: '' as never,
  mayEnter: false,
  accessNote: '',
};

/** What is typed outlives a reload; without a connection the report waits in the outbox. */
function ReportForm({ lease, entry }: ReportFormProps) {
  const { tenant: text, fields } = useText('maintenance');
  const { states } = useText('common');
  const go = useGo();
  const search = new URLSearchParams(useSearch());
  const [photos, setPhotos] = useState(entry?.action.photos ?? []);
  const [isPreparing, setPreparing] = useState(false);
  const app = useAppForm({
    schema: reportSchema,
    defaults: entry?.action ?? { ...nothing, ...begunProblem(search) },
    draftKey: `report-maintenance:${entry?.id ?? lease.id}${search.get('text') ?? ''}`,
    texts: fields.problems,
  });
  const send = useQueuedAction({
    kind: 'maintenance_report',
    entryId: entry?.id,
    toAction: (values: ReportValues) => ({ ...values, photos, leaseId: entry?.action.leaseId ?? lease.id }),
    invalidates: [maintenanceQueries.all],
    toast: text.sent,
    onDone: (outcome: Outcome) => {
      app.clearDraft();
      go('id' in outcome ? `/maintenance/${outcome.id}` : entry ? '/outbox' : '/maintenance');
    },
  });
  return (
    <ActionForm
      action={send}
      onSubmit={app.submit(send.run)}
      className="grid gap-6"
      buttons={
        <Button type="submit" variant="primary" isBlock isBusy={send.isRunning || isPreparing}>
          {text.submit}
        </Button>
      }
    >
      <ProblemFields
        organizationId={lease.organizationId}
        register={app.register}
        control={app.form.control}
        errorOf={app.errorOf}
      />
      <ReportPhotos photos={photos} onChange={setPhotos} onPreparing={setPreparing} />
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
    </ActionForm>
  );
}
