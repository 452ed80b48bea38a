import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { dayColumn, moneyColumn, NameLink } from '#src/islands/shell/list/columns.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { BillBadge } from './bill-badge.tsx';

export const billPath = (bill: Bill) => `/finance/expenses/${bill.id}`;

/**
 * What, from whom, when, how much, how far.
 * @param isOfVendor on a vendor's page, where its name says nothing
 */
export function useBillColumns(isOfVendor = false): Column<Bill>[] {
  const text = useText('ownerBills');
  const { columns: heads } = text;
  const vendor: Column<Bill> = {
    id: 'vendor_name',
    phone: 'note',
    header: heads.vendor,
    cell: (row) => <NameLink to={`/finance/vendors/${row.vendorId}`}>{row.vendorName}</NameLink>,
    note: (row) => <span className="tabular-nums">{row.ncf}</span>,
  };
  return [
    {
      id: 'what',
      phone: 'title',
      header: heads.what,
      cell: (row) => row.description,
      note: (row) =>
        row.propertyName ? text.place({ property: row.propertyName, unit: row.unitLabel }) : text.general,
    },
    ...(isOfVendor ? [] : [vendor]),
    dayColumn('billed_on', heads.billed, (row) => row.billedOn, { phone: 'hidden' }),
    { id: 'due_on', phone: 'note', header: heads.due, align: 'end', cell: (row) => <Due row={row} /> },
    moneyColumn('total_minor', heads.total, (row) => [
      row.isCredit ? -row.totalMinor : row.totalMinor,
      row.currency,
    ]),
    {
      id: 'open',
      phone: 'hidden',
      header: heads.open,
      align: 'end',
      // Its state says that a bill is paid: a column of zeros would hide what is left to pay.
      cell: ({ outstandingMinor, currency }) =>
        outstandingMinor === 0 ? null : <MoneyText amountMinor={outstandingMinor} currency={currency} />,
    },
    {
      id: 'status',
      phone: 'state',
      header: heads.status,
      cell: (row) => <BillBadge status={row.status} isCredit={row.isCredit} />,
    },
  ];
}

function Due({ row }: { row: Bill }) {
  const { late } = useText('ownerBills');
  const today = useToday();
  const isLate = row.outstandingMinor > 0 && row.dueOn < today;
  return (
    <>
      <DateText date={row.dueOn} format="short" />
      {isLate ? <span className="font-medium text-bad md:block md:text-12"> {late}</span> : null}
    </>
  );
}
