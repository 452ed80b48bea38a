import { useState } from 'react';
import { enqueue } from '#src/data/foundation/outbox/box.ts';
import type { OutboxEntryOf } from '#src/data/foundation/outbox/entry.ts';
import { useText } from '#src/i18n/react.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useAction } from '../use-action.ts';

const LONGEST_MESSAGE = 2000;

interface MessageDialogProps {
  entry: OutboxEntryOf<'maintenance_message'>;
  onClose: () => void;
}

/** Changes a message that has not been sent. */
export function MessageDialog({ entry, onClose }: MessageDialogProps) {
  const text = useText('outbox');
  const [body, setBody] = useState(entry.action.body);
  const isEmpty = body.trim() === '';
  const save = useAction({
    worksOffline: true,
    mutationFn: () => enqueue(entry.userId, entry.kind, { ...entry.action, body: body.trim() }, entry.id),
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.editMessage}
      action={save}
      input={!isEmpty ? undefined : null}
    >
      <TextArea
        label={text.message}
        rows={4}
        maxLength={LONGEST_MESSAGE}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        error={isEmpty ? text.messageMissing : undefined}
      />
    </ActionDialog>
  );
}
