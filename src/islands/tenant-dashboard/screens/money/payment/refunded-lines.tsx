import { useQuery } from '@tanstack/react-query';
import type { Payment } from '#src/data/money/payments/queries.ts';
import { refundQueries } from '#src/data/money/refunds/queries.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { useRefundsLive } from '../parts/use-refunds-live.ts';

/** What of the payment came back to the tenant; nothing when nothing did. */
export function RefundedLines({ payment }: { payment: Payment }) {
  const text = useText('tenantPay');
  const { enums } = useText('common');
  const language = useLanguage();
  useRefundsLive(payment.leaseId);
  const { data } = useQuery(refundQueries.ofPayment(payment.id));
  const done = data?.refunds.filter(({ status }) => status === 'done') ?? [];
  if (done.length === 0) return null;
  return (
    <Notice title={text.refunds}>
      <ul>
        {done.map((refund) => (
          <li key={refund.id} className="mt-1">
            <p>
              {text.refunded({
                amount: formatMoney(refund.amountMinor, refund.currency, language),
                date: formatDate(refund.refundedOn ?? '', language),
                method: enums.paymentMethod[refund.method],
              })}
            </p>
            <p className="break-words">{text.moved.reason({ reason: refund.reason })}</p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
