import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { LeaseBadge } from '#src/islands/owner-dashboard/screens/money/parts/status-badges.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useTableSort } from '#src/islands/shell/list/use-table-sort.ts';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { TenantBalance } from './tenant-balance.tsx';

export interface TenantsTableProps {
  list: ListControls;
  rows: readonly Tenant[];
  /** Id of the row that the side panel shows. */
  activeKey: string | undefined;
  onOpen: (tenant: Tenant) => void;
  /** Loads what follows. */
  onEnd: (() => void) | undefined;
}

/** The list's table: tenant, property, unit, rent, lease start, lease end, status, balance. */
export function TenantsTable({ list, rows, activeKey, onOpen, onEnd }: TenantsTableProps) {
  const text = useText('ownerMoney').tenants;
  const { columns: heads } = text;
  const columns: Column<Tenant>[] = [
    {
      id: 'full_name',
      header: heads.tenant,
      isSortable: true,
      cell: (tenant) => (
        <AppLink
          to={`/tenants/${tenant.person_id}`}
          className="rounded-mark text-left font-medium text-action hover:underline"
        >
          {tenant.full_name}
          {tenant.is_primary ? null : <span className="block text-12 text-hint">{text.secondary}</span>}
        </AppLink>
      ),
    },
    { id: 'property_name', header: heads.property, isSortable: true, cell: (tenant) => tenant.property_name },
    { id: 'unit', header: heads.unit, cell: (tenant) => tenant.unit_label },
    {
      id: 'rent_minor',
      header: heads.rent,
      align: 'end',
      isSortable: true,
      cell: (tenant) => <MoneyText amountMinor={tenant.rent_minor} currency={tenant.currency} />,
    },
    {
      id: 'starts_on',
      header: heads.startsOn,
      isHiddenOnPhone: true,
      align: 'end',
      isSortable: true,
      cell: (tenant) => <DateText date={tenant.starts_on} format="short" />,
    },
    {
      id: 'ends_on',
      header: heads.endsOn,
      align: 'end',
      isSortable: true,
      cell: (tenant) => <DateText date={tenant.ends_on} format="short" />,
    },
    { id: 'status', header: heads.status, cell: (tenant) => <LeaseBadge status={tenant.status} /> },
    {
      id: 'receivable_minor',
      header: heads.balance,
      align: 'end',
      isSortable: true,
      cell: (tenant) => <TenantBalance tenant={tenant} />,
    },
  ];
  return (
    <DataTable
      caption={text.caption}
      columns={columns}
      rows={rows}
      rowKey={(tenant) => tenant.id}
      {...useTableSort(list)}
      onOpen={onOpen}
      onEnd={onEnd}
      activeKey={activeKey}
    />
  );
}
