import type { WorkOrder } from '#src/data/maintenance/work-orders.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { dayColumn, NameLink } from '#src/islands/shell/list/columns.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { WorkOrderBadge } from './work-order-badge.tsx';

/** What is to be done, where, by whom, for how much, who pays, how far. */
export function useWorkOrderColumns(): Column<WorkOrder>[] {
  const { list, number, payer } = useText('workOrders');
  const { timeZone } = useOrganization();
  const { columns: heads } = list;
  return [
    {
      id: 'order',
      phone: 'title',
      header: heads.order,
      cell: (row) => row.title,
      note: (row) => number({ number: row.number }),
    },
    {
      id: 'property_name',
      phone: 'note',
      header: heads.place,
      cell: (row) => <NameLink to={recordPath.property(row.propertyId)}>{row.propertyName}</NameLink>,
      note: (row) => row.unitLabel,
    },
    {
      id: 'vendor',
      phone: 'note',
      header: heads.vendor,
      cell: (row) => row.vendorName ?? <NotKnown />,
    },
    { id: 'payer', phone: 'hidden', header: heads.payer, cell: (row) => payer[row.payer] },
    {
      id: 'total',
      phone: 'amount',
      align: 'end',
      header: heads.total,
      cell: ({ totalMinor, currency }) =>
        totalMinor === null ? <NotKnown /> : <MoneyText amountMinor={totalMinor} currency={currency} />,
    },
    {
      id: 'status',
      phone: 'state',
      header: heads.status,
      cell: (row) => <WorkOrderBadge status={row.status} />,
    },
    dayColumn('planned_on', heads.planned, (row) => row.plannedOn, {
      phone: 'hidden',
      unknown: <NotKnown />,
    }),
    dayColumn('created_at', heads.created, (row) => todayIn(timeZone, Date.parse(row.createdAt)), {
      phone: 'hidden',
    }),
  ];
}
