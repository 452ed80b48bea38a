import { useEffect, useRef } from 'react';
import type { Conversation } from '#src/data/messages/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ConversationLine } from '#src/islands/shell/messages/conversation-line.tsx';
import { useGo } from '#src/islands/shell/use-go.ts';
import { areLettersOn } from '#src/islands/shell/use-quick-keys.ts';

interface InboxListProps {
  rows: readonly Conversation[];
  chosenId: string | null;
  /** The list's own state, which goes along to a conversation and back. */
  search: string;
}

const pathTo = (id: string, search: string) => `/messages/${id}${search ? `?${search}` : ''}`;
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** The conversations. J and K go to the next and the one before, R to where the answer is written. */
export function InboxList({ rows, chosenId, search }: InboxListProps) {
  const { inbox } = useText('messages');
  const go = useGo();
  const latest = useRef({ rows, chosenId, search });
  latest.current = { rows, chosenId, search };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || !areLettersOn()) return;
      const { rows: all, chosenId: chosen, search: kept } = latest.current;
      const step = { j: 1, k: -1 }[event.key];
      if (event.key === 'r') {
        const box = document.querySelector<HTMLTextAreaElement>('[data-message-box]');
        if (box) event.preventDefault();
        box?.focus();
      } else if (step !== undefined) {
        const next = all[all.findIndex(({ id }) => id === chosen) + step];
        if (next) go(pathTo(next.id, kept), { replace: chosen !== null });
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [go]);

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
