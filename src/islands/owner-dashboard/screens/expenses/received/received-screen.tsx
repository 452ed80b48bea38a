import { Inbox } from 'lucide-react';
import { useState } from 'react';
import {
  type ReceivedReceipt,
  receivedListSpec,
  receivedQueries,
} from '#src/data/expenses/received/queries.ts';
import { receivedStates } from '#src/domain/expenses/received.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { dayColumn, moneyColumn, RowLink } from '#src/islands/shell/list/columns.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { ReceivedBadge, useReceivedNote } from './received-badge.tsx';
import { ReceivedBill } from './received-bill.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** Electronic receipts that others sent to the office. */
export function Screen() {
  const text = useText('ownerReceived');
  const { back } = useText('ownerBills');
  const { id, can } = useOrganization();
  const [isAdding, setAdding] = useState(false);
  const list = useList({ asks: receivedListSpec, query: (asked) => receivedQueries.list(id, asked) });
  return (
    <>
      <ListScreen
        list={list}
        text={text}
        icon={Inbox}
        back={<BackLink to="/finance/expenses">{back}</BackLink>}
        add={can('money.write') ? { label: text.add, onSelect: () => setAdding(true) } : null}
        section={<SectionLine />}
        filters={{
          fields: [
            {
              by: 'choice',
              name: 'state',
              label: text.status,
              every: text.everyStatus,
              options: receivedStates.map((value) => ({ value, label: text.states[value] })),
            },
          ],
          chips: [{ label: text.filters, of: { bill: { none: text.withoutBill } } }],
        }}
        columns={useColumns()}
      />
      {isAdding ? <UploadDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function useColumns(): Column<ReceivedReceipt>[] {
  const { columns: heads } = useText('ownerReceived');
  const noteOf = useReceivedNote();
  return [
    {
      id: 'sender',
      phone: 'title',
      header: heads.sender,
      cell: (row) => {
        const name = row.senderName || row.senderTaxId;
        return row.billId ? <RowLink to={`/finance/expenses/${row.billId}`}>{name}</RowLink> : name;
      },
    },
    {
      id: 'number',
      phone: 'note',
      header: heads.number,
      cell: (row) => <span className="tabular-nums">{row.encf}</span>,
    },
    dayColumn('issued', heads.issued, (row) => row.issuedOn),
    moneyColumn('total', heads.total, (row) => [row.totalMinor, 'DOP']),
    {
      id: 'state',
      phone: 'state',
      header: heads.state,
      cell: (row) => <ReceivedBadge state={row.state} />,
      note: noteOf,
    },
    { id: 'bill', phone: 'menu', header: heads.bill, cell: (row) => <ReceivedBill received={row} /> },
  ];
}
