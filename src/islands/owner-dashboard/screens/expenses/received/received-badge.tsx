import { CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import type { ReceivedReceipt } from '#src/data/expenses/received/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

const LOOKS = {
  received: { tone: 'info', icon: Clock },
  refused: { tone: 'neutral', icon: Undo2 },
  accepted_by_dgii: { tone: 'good', icon: CircleCheck },
  rejected_by_dgii: { tone: 'bad', icon: CircleX },
} as const;

export function ReceivedBadge({ state }: Pick<ReceivedReceipt, 'state'>) {
  const { states } = useText('ownerReceived');
  const { tone, icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {states[state]}
    </Badge>
  );
}

/** Why it was not received, or that it is only a test; nothing where there is nothing to say. */
export function useReceivedNote(): (row: ReceivedReceipt) => string | null {
  const { refusals, environments } = useText('ownerReceived');
  const { codes } = useText('errors');
  return ({ refusal, environment, billId, billProblem }) => {
    if (refusal !== null) return refusals[refusal as keyof typeof refusals];
    const problem = billProblem && !billId ? codes[billProblem as keyof typeof codes] : undefined;
    if (problem) return problem;
    return environment === 'ecf' ? null : environments[environment];
  };
}
