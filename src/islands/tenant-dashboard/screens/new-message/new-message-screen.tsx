import { ArrowLeft } from 'lucide-react';
import * as v from 'valibot';
import { startConversations } from '#src/data/messages/mutations.ts';
import { messageQueries } from '#src/data/messages/queries.ts';
import type { TenantLease } from '#src/data/tenancy/rows.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useAppForm } from '#src/islands/shell/use-app-form.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { FormErrors } from '#src/ui/components/form-errors.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { WithLease } from '../../lease/with-lease.tsx';

/** Messages are keys of `messages.start.problems` and `messages.compose`. */
const schema = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1, 'empty'), v.maxLength(4000, 'tooLong')),
  subject: v.pipe(v.string(), v.trim(), v.maxLength(120, 'subject')),
});
type Values = v.InferOutput<typeof schema>;

/** Where a tenant writes to the landlord. */
export function Screen() {
  return <WithLease isFixed>{(lease) => <Write lease={lease} />}</WithLease>;
}

function Write({ lease }: { lease: TenantLease }) {
  const { tenant: text, thread, start, compose } = useText('messages');
  const { states } = useText('common');
  const go = useGo();
  const app = useAppForm({
    schema,
    defaults: { text: '', subject: '' },
    draftKey: `new-message:${lease.id}`,
    texts: { ...start.problems, empty: compose.empty, tooLong: compose.tooLong },
  });
  const send = useAction({
    mutationFn: (values: Values, requestId) =>
      startConversations({ ...values, leaseIds: [lease.id] }, requestId),
    invalidates: [messageQueries.all],
    toast: text.sent,
    errorTexts: { offline: text.offline },
    onDone: ([id]) => {
      app.clearDraft();
      go(`/messages/${id}`, { replace: true });
    },
  });
  return (
    <>
      <PageHeader
        title={text.write}
        description={text.to({ name: lease.organization_name })}
        back={
          <AppLink
            to="/messages"
            className="inline-flex min-h-11 items-center md:min-h-8 gap-1.5 text-14 text-action"
          >
            <ArrowLeft size={16} aria-hidden="true" />
            {thread.back}
          </AppLink>
        }
      />
      <Card>
        <form noValidate onSubmit={app.submit(send.run)} className="grid gap-6">
          {app.summary ? <FormErrors {...app.summary} /> : null}
          {send.error ? <FormErrors title={send.error} errors={[]} /> : null}
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
        </form>
      </Card>
    </>
  );
}
