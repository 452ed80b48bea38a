import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ContractStatus } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

const looks = {
  open: { tone: 'warn', icon: Clock },
  signed: { tone: 'good', icon: CircleCheck },
  refused: { tone: 'bad', icon: CircleX },
  voided: { tone: 'neutral', icon: CircleX },
} as const;

/** What became of a version. */
export function ContractBadge({ status }: { status: ContractStatus }) {
  const { statuses } = useText('contract');
  return <Badge {...looks[status]}>{statuses[status]}</Badge>;
}
