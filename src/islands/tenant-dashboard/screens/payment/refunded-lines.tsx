import { useQuery } from '@tanstack/react-query';
import type { Payment } from '#src/data/payments/queries.ts';
import { refundQueries } from '#src/data/refunds/queries.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** What of the payment came back to the tenant; nothing when nothing did. */
export function RefundedLines({ payment }: { payment: Payment }) {
  const text = useText('tenantPay');
  const language = useLanguage();
  const { data } = useQuery(refundQueries.ofPayment(payment.id));
  const done = data?.refunds.filter(({ status }) => status === 'done') ?? [];
  if (done.length === 0) return null;
  return (
    <Notice title={text.refunds}>
      <ul>
        {done.map((refund) => (
          <li key={refund.id}>
            {text.refunded({
              amount: formatMoney(refund.amount_minor, refund.currency, language),
              date: formatDate(refund.refunded_on ?? '', language),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
