import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useTableSort } from '#src/islands/shell/list/use-table-sort.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { type Column, DataTable, type TableSelection } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { BillBadge } from './bill-badge.tsx';

const pathOf = (bill: Bill) => `/finance/expenses/${bill.id}`;

interface BillsTableProps {
  /** Left out where the order is given. */
  list?: ListControls;
  rows: readonly Bill[];
  selection?: TableSelection;
  /** On a vendor's page, where its name says nothing. */
  isOfVendor?: boolean;
}

/** Bills as a table; a row opens the bill. */
export function BillsTable({ list, rows, selection, isOfVendor = false }: BillsTableProps) {
  const text = useText('ownerBills');
  const go = useGo();
  return (
    <DataTable
      caption={text.caption}
      columns={useColumns(isOfVendor, list !== undefined)}
      rows={rows}
      rowKey={(row) => row.id}
      {...useTableSort(list)}
      onOpen={(row) => go(pathOf(row))}
      {...(selection && { selection })}
    />
  );
}

function useColumns(isOfVendor: boolean, isSortable: boolean): Column<Bill>[] {
  const { columns: heads } = useText('ownerBills');
  const what: Column<Bill> = {
    id: 'what',
    header: heads.what,
    cell: (row) => <What row={row} isLink={isOfVendor} />,
  };
  const vendor: Column<Bill> = {
    id: 'vendor_name',
    header: heads.vendor,
    isSortable,
    cell: (row) => (
      <>
        <AppLink to={pathOf(row)} className="rounded-mark font-medium text-action hover:underline">
          {row.vendor_name}
        </AppLink>
        {row.ncf ? <span className="block text-12 tabular-nums text-hint">{row.ncf}</span> : null}
      </>
    ),
  };
  return [
    ...(isOfVendor ? [what] : [vendor, what]),
    {
      id: 'billed_on',
      header: heads.billed,
      align: 'end',
      isSortable,
      cell: (row) => <DateText date={row.billed_on} format="short" />,
    },
    { id: 'due_on', header: heads.due, align: 'end', isSortable, cell: (row) => <Due row={row} /> },
    {
      id: 'total_minor',
      header: heads.total,
      align: 'end',
      isSortable,
      cell: (row) => (
        <MoneyText amountMinor={row.is_credit ? -row.total_minor : row.total_minor} currency={row.currency} />
      ),
    },
    {
      id: 'open',
      header: heads.open,
      align: 'end',
      isHiddenOnPhone: true,
      cell: (row) => <MoneyText amountMinor={row.outstanding_minor} currency={row.currency} />,
    },
    {
      id: 'status',
      header: heads.status,
      cell: (row) => <BillBadge status={row.status} isCredit={row.is_credit} />,
    },
  ];
}

function What({ row, isLink }: { row: Bill; isLink: boolean }) {
  const text = useText('ownerBills');
  const place = row.property_name
    ? text.place({ property: row.property_name, unit: row.unit_label })
    : text.general;
  return (
    <>
      {isLink ? (
        <AppLink to={pathOf(row)} className="rounded-mark font-medium text-action hover:underline">
          {row.description}
        </AppLink>
      ) : (
        row.description
      )}
      <span className="block text-12 text-hint">{place}</span>
    </>
  );
}

function Due({ row }: { row: Bill }) {
  const { late } = useText('ownerBills');
  const today = useToday();
  const isLate = row.outstanding_minor > 0 && row.due_on < today;
  return (
    <>
      <DateText date={row.due_on} format="short" />
      {isLate ? <span className="block text-12 font-medium text-bad">{late}</span> : null}
    </>
  );
}
