import { CircleCheck, Clock, RotateCcw, XCircle } from 'lucide-react';
import type { PaymentStatus } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

const LOOKS = {
  reported: { tone: 'warn', icon: Clock },
  confirmed: { tone: 'good', icon: CircleCheck },
  rejected: { tone: 'bad', icon: XCircle },
  reversed: { tone: 'neutral', icon: RotateCcw },
} as const;

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { enums } = useText('common');
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {enums.paymentStatus[status]}
    </Badge>
  );
}
