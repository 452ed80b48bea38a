import { CircleCheck, CircleSlash, Equal, Users } from 'lucide-react';
import type { DecisionOutcome } from '#src/domain/decisions/decision-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

const looks = {
  adopted: { tone: 'good', icon: CircleCheck },
  chosen: { tone: 'good', icon: CircleCheck },
  shared: { tone: 'good', icon: CircleCheck },
  rejected: { tone: 'neutral', icon: CircleSlash },
  no_majority: { tone: 'neutral', icon: CircleSlash },
  tied: { tone: 'warn', icon: Equal },
  no_quorum: { tone: 'warn', icon: Users },
} as const satisfies Record<DecisionOutcome, object>;

/** What came out of a decision. */
export function OutcomeBadge({ outcome }: { outcome: DecisionOutcome }) {
  const { outcomes } = useText('decisions');
  const { tone, icon } = looks[outcome];
  return (
    <Badge tone={tone} icon={icon}>
      {outcomes[outcome]}
    </Badge>
  );
}
