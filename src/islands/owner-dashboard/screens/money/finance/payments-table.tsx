import type { Payment } from '#src/data/money/payments/queries.ts';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useTableSort } from '#src/islands/shell/list/use-table-sort.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { PaymentBadge } from '../parts/status-badges.tsx';

const pathOf = (payment: Payment) => `/finance/payments/${payment.id}`;

type PaymentsTableProps = {
  list: ListControls;
  rows: readonly Payment[];
  /** Loads what follows. */
  onEnd: (() => void) | undefined;
};

/** Payments as a table; a row opens the payment. */
export function PaymentsTable({ list, rows, onEnd }: PaymentsTableProps) {
  const text = useText('ownerMoney').finance;
  const { enums } = useText('common');
  const go = useGo();
  const { columns: heads } = text;
  const columns: Column<Payment>[] = [
    {
      id: 'tenant',
      header: heads.tenant,
      cell: (payment) => (
        <AppLink to={pathOf(payment)} className="text-action hover:underline">
          {payment.tenant_name ?? text.noTenant}
        </AppLink>
      ),
    },
    {
      id: 'place',
      header: heads.place,
      cell: (payment) => text.place({ property: payment.property_name, unit: payment.unit_label }),
    },
    {
      id: 'paid_on',
      header: heads.paidOn,
      align: 'end',
      isSortable: true,
      cell: (payment) => <DateText date={payment.paid_on} format="short" />,
    },
    {
      id: 'method',
      header: heads.method,
      isHiddenOnPhone: true,
      cell: (payment) => enums.paymentMethod[payment.method],
    },
    {
      id: 'amount_minor',
      header: heads.amount,
      align: 'end',
      isSortable: true,
      cell: (payment) => <MoneyText amountMinor={payment.amount_minor} currency={payment.currency} />,
    },
    { id: 'status', header: heads.status, cell: (payment) => <PaymentBadge status={payment.status} /> },
    {
      id: 'receipt',
      header: heads.receipt,
      isHiddenOnPhone: true,
      align: 'end',
      cell: (payment) => <Receipt payment={payment} />,
    },
  ];
  return (
    <DataTable
      caption={text.paymentsCaption}
      columns={columns}
      rows={rows}
      rowKey={(payment) => payment.id}
      {...useTableSort(list)}
      onOpen={(payment) => go(pathOf(payment))}
      onEnd={onEnd}
    />
  );
}

function Receipt({ payment }: { payment: Payment }) {
  const text = useText('ownerMoney').finance;
  const { states } = useText('common');
  if (payment.receipt_number === null) return <span className="text-hint">{states.unknown}</span>;
  return (
    <span className="tabular-nums">
      {formatReceiptNumber(payment.receipt_number)}
      {payment.receipt_voided_at ? <span className="text-hint"> ({text.voided})</span> : null}
    </span>
  );
}
