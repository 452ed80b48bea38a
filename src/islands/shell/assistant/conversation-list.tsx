import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteConversation, renameConversation } from '#src/data/messages/assistant/mutations.ts';
import { assistantQueries, type Conversation } from '#src/data/messages/assistant/queries.ts';
import { hasWords, searchWords } from '#src/domain/foundation/plain-text.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const LONGEST_TITLE = 120;
/** So many are looked over at a glance. */
const ENOUGH_TO_SEARCH = 5;

interface ConversationListProps {
  organizationId: string | null;
  /** Null for a new one. */
  openId: string | null;
  onOpen: (id: string | null) => void;
}

/** Earlier conversations: to find, go on with, rename or delete; nothing while there are none. */
export function ConversationList({ organizationId, openId, onOpen }: ConversationListProps) {
  const text = useText('ownerAssistant');
  const { actions, states } = useText('common');
  const { userId } = useSession();
  const conversations = useQuery(assistantQueries.conversations(userId, organizationId));
  const [search, setSearch] = useState('');
  return (
    <QueryView
      query={conversations}
      skeleton={<SkeletonText label={states.loading} rows={3} />}
      errorTitle={text.errorTitle}
    >
      {(all) => {
        const found = all.filter(({ title }) => hasWords(title, searchWords(search)));
        return all.length === 0 ? null : (
          <section aria-label={text.conversations} className="grid content-start gap-3" data-print="hidden">
            <h2 className="text-15 font-semibold">{text.conversations}</h2>
            {openId === null ? null : <Button onClick={() => onOpen(null)}>{text.fresh}</Button>}
            {all.length >= ENOUGH_TO_SEARCH ? (
              <SearchField
                label={text.search}
                clearLabel={actions.clear}
                value={search}
                onChange={setSearch}
              />
            ) : null}
            {found.length === 0 ? <p className="text-14 text-secondary">{text.noneFound}</p> : null}
            <ul className="grid gap-1">
              {found.map((one) => (
                <ConversationItem
                  key={one.id}
                  conversation={one}
                  isOpen={one.id === openId}
                  onOpen={() => onOpen(one.id)}
                  onRemoved={() => (one.id === openId ? onOpen(null) : undefined)}
                />
              ))}
            </ul>
          </section>
        );
      }}
    </QueryView>
  );
}

interface ConversationItemProps {
  conversation: Conversation;
  isOpen: boolean;
  onOpen: () => void;
  onRemoved: () => void;
}

function ConversationItem({ conversation, isOpen, onOpen, onRemoved }: ConversationItemProps) {
  const text = useText('ownerAssistant');
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  const { title } = conversation;
  const close = () => setDialog(null);
  return (
    <li className="grid grid-cols-[1fr_auto_auto] items-center gap-1">
      <Button aria-current={isOpen ? 'true' : undefined} onClick={onOpen} className="min-w-0 justify-start">
        <span className="truncate">{title}</span>
      </Button>
      <IconButton icon={Pencil} label={`${text.rename}: ${title}`} onClick={() => setDialog('rename')} />
      <IconButton icon={Trash2} label={`${text.remove}: ${title}`} onClick={() => setDialog('remove')} />
      {dialog === 'rename' ? <RenameDialog conversation={conversation} onClose={close} /> : null}
      {dialog === 'remove' ? (
        <RemoveDialog
          conversation={conversation}
          onClose={close}
          onRemoved={() => {
            close();
            onRemoved();
          }}
        />
      ) : null}
    </li>
  );
}

interface DialogProps {
  conversation: Conversation;
  onClose: () => void;
}

function RenameDialog({ conversation, onClose }: DialogProps) {
  const text = useText('ownerAssistant');
  const [title, setTitle] = useState(conversation.title);
  const isMissing = title.trim() === '';
  const renaming = useAction({
    mutationFn: renameConversation,
    toast: text.renamed,
    invalidates: [assistantQueries.all],
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.renameTitle}
      submitLabel={text.rename}
      action={renaming}
      input={isMissing ? null : { conversationId: conversation.id, title }}
    >
      <TextField
        id="title"
        label={text.name}
        value={title}
        maxLength={LONGEST_TITLE}
        autoComplete="off"
        error={isMissing ? text.nameMissing : undefined}
        onChange={(event) => setTitle(event.target.value)}
      />
    </ActionDialog>
  );
}

function RemoveDialog({ conversation, onClose, onRemoved }: DialogProps & { onRemoved: () => void }) {
  const text = useText('ownerAssistant');
  const removal = useAction({
    mutationFn: deleteConversation,
    toast: text.removed,
    invalidates: [assistantQueries.all],
    onDone: onRemoved,
  });
  return (
    <ActionDialog
      onClose={onClose}
      onConfirm={() => void removal.run(conversation.id)}
      title={text.removeTitle}
      submitLabel={text.remove}
      action={removal}
      variant="danger"
    >
      <p>{text.removeText}</p>
    </ActionDialog>
  );
}
