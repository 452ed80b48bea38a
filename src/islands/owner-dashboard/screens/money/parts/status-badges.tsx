import { CircleCheck, Clock, RotateCcw, XCircle } from 'lucide-react';
import type { LeaseStatus, PaymentStatus } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge, type Tone } from '#src/ui/components/badge.tsx';

const PAYMENT_LOOKS = {
  reported: { tone: 'warn', icon: Clock },
  confirmed: { tone: 'good', icon: CircleCheck },
  rejected: { tone: 'bad', icon: XCircle },
  reversed: { tone: 'neutral', icon: RotateCcw },
} as const;

const LEASE_TONES: Readonly<Record<LeaseStatus, Tone>> = {
  draft: 'neutral',
  sent: 'info',
  partially_signed: 'info',
  signed: 'info',
  active: 'good',
  notice_given: 'warn',
  month_to_month: 'good',
  ended: 'neutral',
  terminated: 'neutral',
  renewed: 'neutral',
};

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { enums } = useText('common');
  const { tone, icon } = PAYMENT_LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {enums.paymentStatus[status]}
    </Badge>
  );
}

export function LeaseBadge({ status }: { status: LeaseStatus }) {
  const { enums } = useText('common');
  return <Badge tone={LEASE_TONES[status]}>{enums.leaseStatus[status]}</Badge>;
}
