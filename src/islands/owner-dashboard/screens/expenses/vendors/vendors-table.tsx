import type { Vendor } from '#src/data/expenses/vendors/queries.ts';
import type { ExpenseKind } from '#src/domain/expenses/bill.ts';
import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useGo } from '#src/islands/shell/use-go.ts';
import type { ListControls } from '#src/islands/shell/use-list-query.ts';
import { useTableSort } from '#src/islands/shell/use-table-sort.ts';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';

const pathOf = (vendor: Vendor) => `/finance/vendors/${vendor.id}`;

/** Vendors as a table; a row opens the vendor. */
export function VendorsTable({ list, rows }: { list: ListControls; rows: readonly Vendor[] }) {
  const text = useText('ownerVendors');
  const go = useGo();
  return (
    <DataTable
      caption={text.caption}
      columns={useColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      {...useTableSort(list)}
      onOpen={(row) => go(pathOf(row))}
    />
  );
}

function useColumns(): Column<Vendor>[] {
  const { columns: heads, kinds } = useText('ownerVendors');
  const { states } = useText('common');
  return [
    {
      id: 'name',
      header: heads.name,
      isSortable: true,
      cell: (row) => (
        <AppLink to={pathOf(row)} className="rounded-mark font-medium text-action hover:underline">
          {row.name}
        </AppLink>
      ),
    },
    {
      id: 'identity',
      header: heads.identity,
      cell: (row) => (
        <span className="tabular-nums">
          {row.identity_type ? formatIdentity(row.identity_type, row.identity_number) : states.unknown}
        </span>
      ),
    },
    {
      id: 'kind',
      header: heads.kind,
      isHiddenOnPhone: true,
      cell: (row) => (row.expense_kind ? kinds[row.expense_kind as ExpenseKind] : states.unknown),
    },
    {
      id: 'contact',
      header: heads.contact,
      isHiddenOnPhone: true,
      cell: (row) => formatPhone(row.phone) || row.email || states.unknown,
    },
    {
      id: 'bill_count',
      header: heads.bills,
      align: 'end',
      isSortable: true,
      cell: (row) => <span className="tabular-nums">{row.bill_count}</span>,
    },
    {
      id: 'last',
      header: heads.last,
      align: 'end',
      isHiddenOnPhone: true,
      cell: (row) =>
        row.last_billed_on ? <DateText date={row.last_billed_on} format="short" /> : states.unknown,
    },
  ];
}
