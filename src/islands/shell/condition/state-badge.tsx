import { CircleCheck, CircleDashed, Hourglass, PencilLine } from 'lucide-react';
import type { ItemCondition } from '#src/domain/community/community.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge, type Tone } from '#src/ui/components/badge.tsx';
import type { ReportState } from './report-state.ts';

const LOOKS = {
  none: { tone: 'neutral', icon: CircleDashed },
  open: { tone: 'info', icon: PencilLine },
  waiting: { tone: 'warn', icon: Hourglass },
  yours: { tone: 'warn', icon: Hourglass },
  confirmed: { tone: 'good', icon: CircleCheck },
} as const;

/** How far a report has come. */
export function StateBadge({ state }: { state: ReportState }) {
  const text = useText('condition');
  return <Badge {...LOOKS[state]}>{text.state[state]}</Badge>;
}

const TONES: Record<ItemCondition, Tone> = {
  new: 'good',
  good: 'good',
  worn: 'neutral',
  damaged: 'warn',
  missing: 'bad',
};

/** The state of an item in a word. */
export function ConditionBadge({ condition }: { condition: ItemCondition }) {
  const text = useText('condition');
  return <Badge tone={TONES[condition]}>{text.item[condition]}</Badge>;
}
