import type { NoticeState as State } from '#src/data/messages/notices/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge, type Tone } from '#src/ui/components/badge.tsx';

const tones: Record<State, Tone> = { current: 'good', scheduled: 'info', past: 'neutral', withdrawn: 'warn' };

export function NoticeState({ state }: { state: State }) {
  const { state: text } = useText('notices');
  return <Badge tone={tones[state]}>{text[state]}</Badge>;
}
