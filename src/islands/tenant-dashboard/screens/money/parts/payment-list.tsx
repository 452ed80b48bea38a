import { ChevronRight } from 'lucide-react';
import type { Payment } from '#src/data/money/payments/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { PaymentBadge } from './payment-badge.tsx';

/** Payments that wait, as lines under one another; each opens its payment. Belongs into a flush card. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  return (
    <ul>
      {payments.map((payment) => (
        <li key={payment.id} className="border-t border-line first:border-0">
          <PaymentLine payment={payment} />
        </li>
      ))}
    </ul>
  );
}

function PaymentLine({ payment }: { payment: Payment }) {
  const { enums } = useText('common');
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
            className="font-semibold"
          />
          <PaymentBadge status={payment.status} />
        </span>
        <span className="flex flex-wrap gap-x-2 text-14 text-secondary">
          <DateText date={payment.paidOn} />
          <span>{enums.paymentMethod[payment.method]}</span>
        </span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-hint max-[380px]:hidden" />
    </AppLink>
  );
}
