import { useText } from '#src/i18n/react.tsx';
import { Badge, type Tone } from '#src/ui/components/badge.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import type { SampleRow } from './sample-data.ts';

const tones: Record<SampleRow['status'], Tone> = {
  confirmed: 'good',
  reported: 'info',
  late: 'bad',
  rejected: 'bad',
  reversed: 'neutral',
};

/** The columns of the sample payments, and the name of each state. */
export function usePaymentColumns() {
  const { lists } = useText('gallery');
  const { enums } = useText('common');
  const stateName = (status: SampleRow['status']) =>
    status === 'late' ? lists.late : enums.paymentStatus[status];
  const columns: Column<SampleRow>[] = [
    {
      id: 'tenant',
      phone: 'title',
      header: lists.columns.tenant,
      cell: (row) => row.tenant,
      isSortable: true,
    },
    { id: 'unit', phone: 'note', header: lists.columns.unit, cell: (row) => row.unit },
    {
      id: 'due',
      phone: 'note',
      header: lists.columns.due,
      cell: (row) => <DateText date={row.dueOn} format="short" />,
    },
    {
      id: 'status',
      phone: 'state',
      header: lists.columns.state,
      cell: (row) => <Badge tone={tones[row.status]}>{stateName(row.status)}</Badge>,
    },
    {
      id: 'rent',
      phone: 'amount',
      header: lists.columns.rent,
      align: 'end',
      isSortable: true,
      cell: (row) => <MoneyText amountMinor={row.rentMinor} currency={row.currency} />,
    },
  ];
  return { columns, stateName };
}
