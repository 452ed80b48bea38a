import { Send } from 'lucide-react';
import { useState } from 'react';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { ActionForm } from '../form/action-form.tsx';
import { useQueuedAction } from '../outbox/use-queued-action.ts';

const LONGEST_MESSAGE = 2000;

interface MessageFormProps {
  side: 'office' | 'tenant';
  isSeenByTenant: boolean;
  maintenanceId: string;
}

/** Says something to the other side, or writes a note for the team; without a connection it waits in the outbox. */
export function MessageForm({ side, isSeenByTenant, maintenanceId }: MessageFormProps) {
  const { thread } = useText('maintenance');
  const [body, setBody] = useState('');
  const [isNote, setNote] = useState(false);
  const action = useQueuedAction({
    kind: 'maintenance_message',
    toAction: (input: { body: string; isNote: boolean }) => ({
      maintenanceId,
      body: input.body,
      isInternal: input.isNote,
    }),
    invalidates: [maintenanceQueries.all],
    toast: thread.sent,
    onDone: () => {
      setBody('');
    },
  });
  const isEmpty = body.trim() === '';
  const hint = side === 'tenant' ? thread.toLandlord : isSeenByTenant ? thread.toTenant : thread.toNobody;
  return (
    <ActionForm
      className="grid gap-3 border-t border-line pt-5"
      action={action}
      input={!isEmpty ? { body: body.trim(), isNote } : null}
    >
      <TextArea
        label={thread.write}
        hint={isNote ? undefined : hint}
        rows={3}
        maxLength={LONGEST_MESSAGE}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        error={isEmpty ? thread.empty : undefined}
      />
      {side === 'office' && isSeenByTenant ? (
        <Checkbox label={thread.note} checked={isNote} onChange={(event) => setNote(event.target.checked)} />
      ) : null}
      <div>
        <Button type="submit" icon={Send} isBusy={action.isRunning}>
          {thread.send}
        </Button>
      </div>
    </ActionForm>
  );
}
