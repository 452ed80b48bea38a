import { CircleAlert, CircleCheck, Clock, RefreshCw } from 'lucide-react';
import type { OutboxState } from '#src/domain/foundation/outbox.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

const looks = {
  waiting: { tone: 'warn', icon: Clock },
  sending: { tone: 'info', icon: RefreshCw },
  sent: { tone: 'good', icon: CircleCheck },
  failed: { tone: 'bad', icon: CircleAlert },
} as const;

/** How an entry of the outbox stands, in a word. */
export function EntryState({ state }: { state: OutboxState }) {
  const { states } = useText('outbox');
  return <Badge {...looks[state]}>{states[state]}</Badge>;
}
