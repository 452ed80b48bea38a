import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { startConversations } from '#src/data/messages/mutations.ts';
import { messageQueries } from '#src/data/messages/queries.ts';
import { type Recipient, recipientQueries } from '#src/data/messages/recipients.ts';
import { leasesOfSearch } from '#src/domain/foundation/lease-choice.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { type AppForm, useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { TemplatesMenu } from '#src/islands/shell/messages/templates-menu.tsx';
import { WordsPreview } from '#src/islands/shell/messages/words-preview.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { RecipientsField } from '../parts/recipients-field.tsx';
import { type MessageInput, type MessageValues, messageSchema } from './message-schema.ts';

/** A first message to one tenant, to several, or to those of a property: each lease gets its own conversation. */
export function Screen() {
  const { start, thread } = useText('messages');
  const search = useSearch();
  const address = new URLSearchParams(search);
  const leaseId = address.get('lease');
  const leaseIds = leaseId ? [leaseId] : leasesOfSearch(search);
  const personId = address.get('person');
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={start.title}
        description={start.text}
        back={<BackLink to="/messages">{thread.back}</BackLink>}
      />
      <Card>
        {leaseIds.length > 0 || personId ? (
          <Given by={leaseIds.length > 0 ? { leaseIds } : { personId: personId ?? '' }} />
        ) : (
          <MessageForm given={[]} propertyId={address.get('property')} />
        )}
      </Card>
    </div>
  );
}

function Given({ by }: { by: { leaseIds: readonly string[] } | { personId: string } }) {
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(recipientQueries.given(id, by));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={6} />}>
      {(given) => <MessageForm given={given} propertyId={null} />}
    </QueryView>
  );
}

interface MessageFormProps {
  /** Who was chosen before, on another screen. */
  given: readonly Recipient[];
  propertyId: string | null;
}

/** What is typed outlives a reload and a lost connection. */
function MessageForm({ given, propertyId }: MessageFormProps) {
  const { start, compose } = useText('messages');
  const go = useGo();
  const leaseIds = given.map((one) => one.leaseId);
  const app = useAppForm({
    schema: messageSchema,
    defaults: { leaseIds, subject: '', text: '' },
    draftKey: `new-message:${leaseIds.join(',') || propertyId || ''}`,
    texts: { ...start.problems, empty: compose.empty, tooLong: compose.tooLong },
  });
  const send = useAction({
    mutationFn: (values: MessageValues, requestId) =>
      startConversations(
        { leaseIds: values.leaseIds, subject: values.subject, body: values.text },
        requestId,
      ),
    invalidates: [messageQueries.all],
    toast: (ids) => start.sent({ count: ids.length }),
    onDone: (ids) => {
      app.clearDraft();
      go(ids.length === 1 ? `/messages/${ids[0]}` : '/messages');
    },
  });
  return (
    <ActionForm
      action={send}
      onSubmit={app.submit(send.run)}
      className="grid gap-6"
      buttons={<SendButton isBusy={send.isRunning} />}
    >
      <To app={app} given={given} propertyId={propertyId} />
      <TextField
        id="subject"
        label={start.subject}
        hint={start.subjectHint}
        autoComplete="off"
        error={app.errorOf('subject')}
        {...app.register('subject')}
      />
      <div className="grid gap-2">
        <TextArea
          id="text"
          label={compose.label}
          hint={compose.hint}
          rows={6}
          error={app.errorOf('text')}
          {...app.register('text')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) app.submit(send.run)(event);
          }}
        />
        <div>
          <TemplatesMenu
            kind="message"
            written={{ title: app.form.watch('subject'), body: app.form.watch('text') }}
            onUse={({ body }) => {
              const typed = app.form.getValues('text').trimEnd();
              app.form.setValue('text', typed ? `${typed}\n\n${body}` : body, { shouldDirty: true });
            }}
          />
        </div>
        <WordsPreview
          text={app.form.watch('text')}
          leaseId={app.form.watch('leaseIds')[0] ?? null}
          hasSeveral={app.form.watch('leaseIds').length > 1}
        />
      </div>
    </ActionForm>
  );
}

function SendButton({ isBusy }: { isBusy: boolean }) {
  const { start } = useText('messages');
  return (
    <Button type="submit" variant="primary" isBusy={isBusy}>
      {start.submit}
    </Button>
  );
}

function To({ app, given, propertyId }: MessageFormProps & { app: AppForm<MessageInput, MessageValues> }) {
  const { start } = useText('messages');
  const chosen = app.form.watch('leaseIds');
  if (given.length === 1) {
    return (
      <div>
        <p className="text-14 text-hint">{start.to}</p>
        <p className="text-16 font-medium">{given[0]?.names}</p>
        <p className="text-14 text-secondary">
          {given[0]?.place}
          {given[0]?.hasAccount ? null : ` · ${start.noAccount}`}
        </p>
      </div>
    );
  }
  return (
    <RecipientsField
      chosen={chosen}
      given={given}
      propertyId={propertyId}
      error={app.errorOf('leaseIds')}
      onChange={(leaseIds) =>
        app.form.setValue('leaseIds', [...leaseIds], {
          shouldValidate: true,
          shouldDirty: true,
        })
      }
    />
  );
}
