import { Ban, CircleCheck, Clock, PencilLine, ReceiptText, ShieldCheck, Tags, Wrench } from 'lucide-react';
import type { WorkOrderStatus } from '#src/domain/maintenance/work-order-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

const LOOKS = {
  draft: { tone: 'neutral', icon: PencilLine },
  quoting: { tone: 'info', icon: Tags },
  awaiting_approval: { tone: 'warn', icon: Clock },
  approved: { tone: 'info', icon: ShieldCheck },
  in_progress: { tone: 'info', icon: Wrench },
  done: { tone: 'warn', icon: CircleCheck },
  billed: { tone: 'good', icon: ReceiptText },
  cancelled: { tone: 'neutral', icon: Ban },
} as const;

/** How far a work order has come. */
export function WorkOrderBadge({ status }: { status: WorkOrderStatus }) {
  const text = useText('workOrders');
  return <Badge {...LOOKS[status]}>{text.status[status]}</Badge>;
}
