import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteConversation } from '#src/data/messages/assistant/mutations.ts';
import { assistantQueries } from '#src/data/messages/assistant/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

interface ConversationPickerProps {
  /** Null for a new one. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Earlier conversations to go on with or to delete; nothing while there are none. */
export function ConversationPicker({ value, onChange }: ConversationPickerProps) {
  const text = useText('assistant');
  const { userId } = useSession();
  const conversations = useQuery(assistantQueries.conversations(userId));
  const [isAsking, setAsking] = useState(false);
  return (
    <QueryView query={conversations} skeleton={null} errorTitle={text.errorTitle}>
      {(all) =>
        all.length === 0 ? null : (
          <div className="grid grid-cols-[1fr_auto] items-end gap-2">
            <SelectField
              label={text.conversation}
              value={value ?? ''}
              options={[
                { value: '', label: text.fresh },
                ...all.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onChange={(event) => onChange(event.target.value || null)}
            />
            <IconButton
              icon={Trash2}
              label={text.remove}
              disabled={value === null}
              onClick={() => setAsking(true)}
            />
            {value && isAsking ? (
              <RemoveDialog
                conversationId={value}
                onClose={() => setAsking(false)}
                onRemoved={() => {
                  setAsking(false);
                  onChange(null);
                }}
              />
            ) : null}
          </div>
        )
      }
    </QueryView>
  );
}

interface RemoveDialogProps {
  conversationId: string;
  onClose: () => void;
  onRemoved: () => void;
}

function RemoveDialog({ conversationId, onClose, onRemoved }: RemoveDialogProps) {
  const text = useText('assistant');
  const { userId } = useSession();
  const removal = useAction({
    mutationFn: deleteConversation,
    toast: text.removed,
    invalidates: [assistantQueries.conversations(userId).queryKey],
    onDone: onRemoved,
  });
  return (
    <ActionDialog
      onClose={onClose}
      onConfirm={() => void removal.run(conversationId)}
      title={text.removeTitle}
      submitLabel={text.remove}
      action={removal}
      variant="danger"
    >
      <p>{text.removeText}</p>
    </ActionDialog>
  );
}
