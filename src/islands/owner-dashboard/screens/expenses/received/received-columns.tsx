import type { ReceivedReceipt } from '#src/data/expenses/received/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { useText } from '#src/i18n/react.tsx';
import { dayColumn, moneyColumn } from '#src/islands/shell/list/columns.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { ReceivedBadge, useReceivedNote } from './received-badge.tsx';
import { ReceivedBill } from './received-bill.tsx';
import { ReceivedMenu } from './received-menu.tsx';

/** Who sent what, when, how much, how far. */
export function useReceivedColumns(onOpen: (row: ReceivedReceipt) => void): Column<ReceivedReceipt>[] {
  const { columns: heads } = useText('ownerReceived');
  const { kinds } = useText('ownerTaxes');
  const { timeZone } = useOrganization();
  const noteOf = useReceivedNote();
  return [
    {
      id: 'sender',
      phone: 'title',
      header: heads.sender,
      cell: (row) => row.senderName || row.senderTaxId,
    },
    {
      id: 'number',
      phone: 'note',
      header: heads.number,
      cell: (row) => <span className="tabular-nums">{row.encf}</span>,
      note: (row) => kinds[row.ncfKind],
    },
    dayColumn('issued_on', heads.issued, (row) => row.issuedOn),
    dayColumn('created_at', heads.received, (row) => todayIn(timeZone, Date.parse(row.createdAt)), {
      phone: 'hidden',
    }),
    moneyColumn('total_minor', heads.total, (row) => [row.totalMinor, 'DOP']),
    {
      id: 'state',
      phone: 'state',
      header: heads.state,
      cell: (row) => <ReceivedBadge state={row.state} />,
      note: noteOf,
    },
    { id: 'bill', phone: 'hidden', header: heads.bill, cell: (row) => <ReceivedBill received={row} /> },
    {
      id: 'actions',
      phone: 'menu',
      header: heads.actions,
      align: 'end',
      cell: (row) => <ReceivedMenu received={row} onOpen={() => onOpen(row)} />,
    },
  ];
}
