import { Ban, CircleCheck, CircleDashed, Clock, HandCoins, PencilLine } from 'lucide-react';
import type { BillStatus } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

const LOOKS = {
  draft: { tone: 'neutral', icon: PencilLine },
  awaiting_approval: { tone: 'warn', icon: Clock },
  approved: { tone: 'info', icon: HandCoins },
  partially_paid: { tone: 'info', icon: CircleDashed },
  paid: { tone: 'good', icon: CircleCheck },
  void: { tone: 'neutral', icon: Ban },
} as const;

export function BillBadge({ status, isCredit = false }: { status: BillStatus; isCredit?: boolean }) {
  const { statuses, credit } = useText('ownerBills');
  const names = isCredit ? { ...statuses, ...credit.statuses } : statuses;
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {names[status]}
    </Badge>
  );
}
