import { useQuery } from '@tanstack/react-query';
import { Banknote, Check, Undo2, X } from 'lucide-react';
import type { PaymentDetails } from '#src/data/money/payments/queries.ts';
import { refundQueries } from '#src/data/money/refunds/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Timeline } from '#src/islands/shell/record/timeline.tsx';
import { newestFirst, type TimelineEvent } from '#src/islands/shell/record/timeline-events.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { isRecorded } from './payment-proof.tsx';

/** When it was reported or recorded, what was decided, what went back. */
export function PaymentTimeline({ payment }: { payment: PaymentDetails }) {
  const { timeline } = useText('record');
  const { payment: text } = useText('ownerMoney');
  const { refund: refunds } = useText('ownerCards');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const isPosted = payment.status === 'confirmed' || payment.status === 'reversed';
  const { data } = useQuery({ ...refundQueries.ofPayment(payment.id), enabled: isPosted });
  const begun: TimelineEvent = {
    id: 'begun',
    at: payment.createdAt,
    text: isRecorded(payment) ? text.happened.recorded : text.happened.reported,
    icon: Banknote,
  };
  const decided: TimelineEvent[] =
    payment.decidedAt && !isRecorded(payment)
      ? [
          {
            id: 'decided',
            at: payment.decidedAt,
            text: isPosted ? text.happened.confirmed : text.happened.rejected,
            note: isPosted ? undefined : payment.decisionReason || undefined,
            icon: isPosted ? Check : X,
          },
        ]
      : [];
  const reversed: TimelineEvent[] =
    payment.status === 'reversed' && payment.receiptVoidedAt
      ? [
          {
            id: 'reversed',
            at: payment.receiptVoidedAt,
            text: text.happened.reversed,
            note: payment.decisionReason || undefined,
            icon: Undo2,
          },
        ]
      : [];
  // One that is only asked for has no day yet, and stands in its own card.
  const back = (data?.refunds ?? [])
    .filter(({ refundedOn }) => refundedOn !== null)
    .map(
      (one): TimelineEvent => ({
        id: one.id,
        at: one.refundedOn ?? payment.createdAt,
        text: `${refunds.states[one.status]}: ${formatMoney(one.amountMinor, one.currency, language)}`,
        note: one.reason,
        icon: Undo2,
      }),
    );
  return (
    <Card title={timeline}>
      <Timeline events={newestFirst(timeZone, back, reversed, decided, [begun])} />
    </Card>
  );
}
