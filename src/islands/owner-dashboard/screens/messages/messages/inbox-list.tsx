import type { Conversation } from '#src/data/messages/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ConversationLine } from '#src/islands/shell/messages/conversation-line.tsx';

interface InboxListProps {
  rows: readonly Conversation[];
  chosenId: string | null;
  /** The list's own state, which goes along to a conversation and back. */
  search: string;
}

const pathTo = (id: string, search: string) => `/messages/${id}${search ? `?${search}` : ''}`;

/** The conversations; the one that is open is marked. */
export function InboxList({ rows, chosenId, search }: InboxListProps) {
  const { inbox } = useText('messages');
  return (
    <ul aria-label={inbox.list} className="divide-y divide-line lg:max-h-[64dvh] lg:overflow-y-auto">
      {rows.map((row) => (
        <li key={row.id}>
          <ConversationLine
            conversation={row}
            side="office"
            to={pathTo(row.id, search)}
            isActive={row.id === chosenId}
          />
        </li>
      ))}
    </ul>
  );
}
