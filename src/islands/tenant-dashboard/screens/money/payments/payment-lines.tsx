import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { Payment } from '#src/data/money/payments/queries.ts';
import { leaseRefundQueries } from '#src/data/money/refunds/lease-queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { PaymentBadge } from '../parts/payment-badge.tsx';
import { useRefundsLive } from '../parts/use-refunds-live.ts';

interface PaymentLinesProps {
  lease: TenantLease;
  payments: readonly Payment[];
}

/**
 * Every payment with what of it went back. The home's own list holds only payments that wait, and must stay small:
 * refunds are read here.
 */
export function PaymentLines({ lease, payments }: PaymentLinesProps) {
  const refunds = useQuery(leaseRefundQueries.ofLease(lease.id));
  useRefundsLive(lease.id);
  const refundedOf = (paymentId: string) =>
    (refunds.data ?? [])
      .filter((refund) => refund.paymentId === paymentId)
      .reduce((sum, refund) => sum + refund.amountMinor, 0);
  return (
    <ul>
      {payments.map((payment) => (
        <li key={payment.id} className="border-t border-line first:border-0">
          <Line payment={payment} refundedMinor={refundedOf(payment.id)} />
        </li>
      ))}
    </ul>
  );
}

function Line({ payment, refundedMinor }: { payment: Payment; refundedMinor: number }) {
  const { enums } = useText('common');
  const { refundedPart } = useText('tenantPay');
  const language = useLanguage();
  const isVoid = payment.status === 'rejected' || payment.status === 'reversed';
  return (
    <AppLink
      to={`/payments/${payment.id}`}
      className="flex min-h-14 items-center gap-3 px-5 py-2 hover:bg-hover focus-visible:-outline-offset-2"
    >
      <span className="grid min-w-0 flex-1">
        <span className="flex items-center justify-between gap-3">
          <MoneyText
            amountMinor={payment.amountMinor}
            currency={payment.currency}
            className={isVoid ? 'line-through' : 'font-semibold'}
          />
          <PaymentBadge status={payment.status} />
        </span>
        <span className="flex flex-wrap gap-x-2 text-14 text-secondary">
          <DateText date={payment.paidOn} />
          <span>{enums.paymentMethod[payment.method]}</span>
        </span>
        {refundedMinor > 0 ? (
          <span className="text-14 text-warn">
            {refundedPart({ amount: formatMoney(refundedMinor, payment.currency, language) })}
          </span>
        ) : null}
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-hint max-[380px]:hidden" />
    </AppLink>
  );
}
