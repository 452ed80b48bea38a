import type { Payment } from '#src/data/money/payments/queries.ts';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import { useText } from '#src/i18n/react.tsx';
import { dayColumn, moneyColumn, NameLink } from '#src/islands/shell/list/columns.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { PaymentBadge } from '../parts/status-badges.tsx';

export const paymentPath = (payment: Payment) => `/finance/payments/${payment.id}`;

/** When it was paid, by whom, for what place, how, how much, how far. */
export function usePaymentColumns(): Column<Payment>[] {
  const text = useText('ownerMoney').finance;
  const { enums } = useText('common');
  const { columns: heads } = text;
  return [
    dayColumn('paid_on', heads.paidOn, (payment) => payment.paidOn, { align: 'start', phone: 'title' }),
    {
      id: 'tenant',
      phone: 'note',
      header: heads.tenant,
      cell: (payment) => (
        <NameLink to={`/leases/${payment.leaseId}`}>{payment.tenantName ?? text.noTenant}</NameLink>
      ),
    },
    {
      id: 'place',
      phone: 'note',
      header: heads.place,
      cell: (payment) => text.place({ property: payment.propertyName, unit: payment.unitLabel }),
    },
    {
      id: 'method',
      phone: 'hidden',
      header: heads.method,
      cell: (payment) => enums.paymentMethod[payment.method],
    },
    moneyColumn('amount_minor', heads.amount, (payment) => [payment.amountMinor, payment.currency]),
    {
      id: 'status',
      phone: 'state',
      header: heads.status,
      cell: (payment) => <PaymentBadge status={payment.status} />,
    },
    {
      id: 'receipt',
      phone: 'hidden',
      header: heads.receipt,
      align: 'end',
      cell: (payment) => <Receipt payment={payment} />,
    },
  ];
}

function Receipt({ payment }: { payment: Payment }) {
  const text = useText('ownerMoney').finance;
  if (payment.receiptNumber === null) return <NotKnown />;
  return (
    <span className="tabular-nums">
      {formatReceiptNumber(payment.receiptNumber)}
      {payment.receiptVoidedAt ? <span className="text-hint"> ({text.voided})</span> : null}
    </span>
  );
}
