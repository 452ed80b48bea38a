import { CircleDashed, ClipboardCheck, Lock, Radio } from 'lucide-react';
import type { Decision } from '#src/data/decisions/decisions.ts';
import { useText } from '#src/i18n/react.tsx';
import { OutcomeBadge } from '#src/islands/shell/decisions/outcome-badge.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

const looks = {
  draft: { tone: 'neutral', icon: CircleDashed },
  open: { tone: 'info', icon: Radio },
  closed: { tone: 'warn', icon: Lock },
  certified: { tone: 'good', icon: ClipboardCheck },
} as const satisfies Record<Decision['status'], object>;

/** In what state a decision is, and what came out of it. */
export function DecisionState({ decision }: { decision: Pick<Decision, 'status' | 'outcome'> }) {
  const { status: text } = useText('decisions');
  const { status, outcome } = decision;
  const { tone, icon } = looks[status];
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={tone} icon={icon}>
        {text[status]}
      </Badge>
      {outcome ? <OutcomeBadge outcome={outcome} /> : null}
    </span>
  );
}
