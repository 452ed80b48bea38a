import { useQuery } from '@tanstack/react-query';
import type { Payment } from '#src/data/money/payments/queries.ts';
import { refundQueries } from '#src/data/money/refunds/queries.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';

const TONE = { requested: 'info', done: 'warn', failed: 'bad' } as const;

/** What of the payment went back, or should have; nothing when nothing did. */
export function RefundsCard({ payment }: { payment: Payment }) {
  const { refund: text } = useText('ownerCards');
  const { enums } = useText('common');
  const language = useLanguage();
  const { data, isLoading } = useQuery(refundQueries.ofPayment(payment.id));
  if (!data || data.refunds.length === 0) return isLoading ? <WaitingMark /> : null;
  return (
    <Card title={text.list} isFlush>
      <ul className="divide-y divide-line">
        {data.refunds.map((refund) => (
          <li key={refund.id} className="grid gap-1 px-5 py-3">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="tabular-nums font-medium">
                {formatMoney(refund.amountMinor, refund.currency, language)}
              </span>
              <Badge tone={TONE[refund.status]}>{text.states[refund.status]}</Badge>
            </span>
            <span className="text-14 text-secondary">{refund.reason}</span>
            <span className="text-14 text-hint">
              {[
                enums.paymentMethod[refund.method],
                refund.refundedOn ? formatDate(refund.refundedOn, language) : null,
                refund.reference || refund.failure,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
