import { Ellipsis, FileDown, Printer } from 'lucide-react';
import { type Conversation, fetchAllMessages } from '#src/data/messages/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Menu, type MenuItem } from '#src/ui/components/menu.tsx';
import { useSession, useToday } from '../session.ts';
import { useAction } from '../use-action.ts';
import { transcriptOf } from './transcript.ts';

interface ConversationMenuProps {
  conversation: Conversation;
  side: 'office' | 'tenant';
  items?: readonly MenuItem[];
}

/** What else can be done with a conversation: keep it as a text, put it on paper. */
export function ConversationMenu({ conversation, side, items = [] }: ConversationMenuProps) {
  const text = useText('messages');
  const language = useLanguage();
  const { userId } = useSession();
  const today = useToday(conversation.timeZone);
  const save = useAction({
    mutationFn: () => fetchAllMessages(conversation.id),
    onDone: (all) =>
      saveFile(
        new Blob([transcriptOf(conversation, all, { text, language, userId, side })], {
          type: 'text/plain;charset=utf-8',
        }),
        `${text.thread.fileName}-${today}.txt`,
      ),
  });
  return (
    <Menu
      label={text.thread.more}
      trigger={(trigger) => (
        <Button {...trigger} icon={Ellipsis} isBusy={save.isRunning}>
          {text.thread.more}
        </Button>
      )}
      items={[
        ...items,
        {
          id: 'save',
          label: text.thread.saveText,
          icon: FileDown,
          onSelect: () => void save.run(undefined),
        },
        { id: 'print', label: text.thread.print, icon: Printer, onSelect: () => window.print() },
      ]}
    />
  );
}
