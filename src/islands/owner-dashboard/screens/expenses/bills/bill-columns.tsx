import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { CellNote, dayColumn, moneyColumn, RowLink } from '#src/islands/shell/list/columns.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { BillBadge } from './bill-badge.tsx';

export const billPath = (bill: Bill) => `/finance/expenses/${bill.id}`;

/**
 * What, from whom, when, how much, how far.
 * @param isOfVendor on a vendor's page, where its name says nothing
 */
export function useBillColumns(isOfVendor = false): Column<Bill>[] {
  const { columns: heads } = useText('ownerBills');
  const what: Column<Bill> = {
    id: 'what',
    header: heads.what,
    cell: (row) => <What row={row} isLink={isOfVendor} />,
  };
  const vendor: Column<Bill> = {
    id: 'vendor_name',
    header: heads.vendor,
    cell: (row) => (
      <>
        <RowLink to={billPath(row)}>{row.vendorName}</RowLink>
        {row.ncf ? <span className="block text-12 tabular-nums text-hint">{row.ncf}</span> : null}
      </>
    ),
  };
  return [
    ...(isOfVendor ? [what] : [vendor, what]),
    dayColumn('billed_on', heads.billed, (row) => row.billedOn),
    { id: 'due_on', header: heads.due, align: 'end', cell: (row) => <Due row={row} /> },
    moneyColumn('total_minor', heads.total, (row) => [
      row.isCredit ? -row.totalMinor : row.totalMinor,
      row.currency,
    ]),
    moneyColumn('open', heads.open, (row) => [row.outstandingMinor, row.currency], {
      isHiddenOnPhone: true,
    }),
    {
      id: 'status',
      header: heads.status,
      cell: (row) => <BillBadge status={row.status} isCredit={row.isCredit} />,
    },
  ];
}

function What({ row, isLink }: { row: Bill; isLink: boolean }) {
  const text = useText('ownerBills');
  const place = row.propertyName
    ? text.place({ property: row.propertyName, unit: row.unitLabel })
    : text.general;
  return (
    <>
      {isLink ? <RowLink to={billPath(row)}>{row.description}</RowLink> : row.description}
      <CellNote>{place}</CellNote>
    </>
  );
}

function Due({ row }: { row: Bill }) {
  const { late } = useText('ownerBills');
  const today = useToday();
  const isLate = row.outstandingMinor > 0 && row.dueOn < today;
  return (
    <>
      <DateText date={row.dueOn} format="short" />
      {isLate ? <span className="block text-12 font-medium text-bad">{late}</span> : null}
    </>
  );
}
