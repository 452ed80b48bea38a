import * as v from 'valibot';
import { useSearch } from 'wouter';
import type { OutboxEntryOf } from '#src/data/foundation/outbox/entry.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { messageQueries } from '#src/data/messages/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useQueuedAction } from '#src/islands/shell/outbox/use-queued-action.ts';
import { WithEntry } from '#src/islands/shell/outbox/with-entry.tsx';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { useGo } from '#src/islands/shell/use-go.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

/** Messages are keys of `messages.start.problems` and `messages.compose`. */
const schema = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1, 'empty'), v.maxLength(4000, 'tooLong')),
  subject: v.pipe(v.string(), v.trim(), v.maxLength(120, 'subject')),
});
type Values = v.InferOutput<typeof schema>;

/** Where a tenant writes to the landlord. */
export function Screen() {
  return (
    <WithLease isForParties isFixed>
      {(lease) => <Write lease={lease} />}
    </WithLease>
  );
}

function Write({ lease }: { lease: TenantLease }) {
  const { tenant: text, thread } = useText('messages');
  return (
    <>
      <PageHeader
        title={text.write}
        description={text.to({ name: lease.organizationName })}
        back={<TouchBackLink to="/messages">{thread.back}</TouchBackLink>}
      />
      <Card>
        <WithEntry kind="conversation" fallback={<CardSkeleton />}>
          {(entry) => <WriteForm key={entry?.id} lease={lease} entry={entry} />}
        </WithEntry>
      </Card>
    </>
  );
}

interface WriteFormProps {
  lease: TenantLease;
  /** The conversation in the outbox that is being changed. */
  entry: OutboxEntryOf<'conversation'> | undefined;
}

/** What is typed outlives a reload; without a connection it waits in the outbox. */
function WriteForm({ lease, entry }: WriteFormProps) {
  const { tenant: text, start, compose } = useText('messages');
  const { states } = useText('common');
  const go = useGo();
  const begun = new URLSearchParams(useSearch()).get('text') ?? '';
  const app = useAppForm({
    schema,
    defaults: entry?.action ?? { text: begun, subject: '' },
    draftKey: `new-message:${entry?.id ?? lease.id}${begun}`,
    texts: { ...start.problems, empty: compose.empty, tooLong: compose.tooLong },
  });
  const send = useQueuedAction({
    kind: 'conversation',
    entryId: entry?.id,
    toAction: (values: Values) => ({ ...values, leaseId: entry?.action.leaseId ?? lease.id }),
    invalidates: [messageQueries.all],
    toast: text.sent,
    onDone: (outcome) => {
      app.clearDraft();
      go('id' in outcome ? `/messages/${outcome.id}` : entry ? '/outbox' : '/messages', { replace: true });
    },
  });
  return (
    <ActionForm action={send} onSubmit={app.submit(send.run)} className="grid gap-6">
      <TextArea
        id="text"
        label={compose.label}
        rows={6}
        error={app.errorOf('text')}
        {...app.register('text')}
      />
      <TextField
        id="subject"
        label={start.subject}
        hint={start.subjectHint}
        optional={states.optional}
        autoComplete="off"
        error={app.errorOf('subject')}
        {...app.register('subject')}
      />
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={send.isRunning}>
        {start.submit}
      </Button>
    </ActionForm>
  );
}
