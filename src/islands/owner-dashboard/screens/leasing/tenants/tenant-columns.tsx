import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { LeaseBadge } from '#src/islands/owner-dashboard/screens/money/parts/status-badges.tsx';
import { CellNote, dayColumn, moneyColumn, RowLink } from '#src/islands/shell/list/columns.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { TenantBalance } from './tenant-balance.tsx';

/** Tenant, property, unit, rent, lease start, lease end, status, balance. */
export function useTenantColumns(): Column<Tenant>[] {
  const text = useText('ownerMoney').tenants;
  const { columns: heads } = text;
  return [
    {
      id: 'full_name',
      header: heads.tenant,
      cell: (tenant) => (
        <RowLink to={`/tenants/${tenant.personId}`}>
          {tenant.fullName}
          {tenant.isPrimary ? null : <CellNote>{text.secondary}</CellNote>}
        </RowLink>
      ),
    },
    { id: 'property_name', header: heads.property, cell: (tenant) => tenant.propertyName },
    { id: 'unit', header: heads.unit, cell: (tenant) => tenant.unitLabel },
    moneyColumn('rent_minor', heads.rent, (tenant) => [tenant.rentMinor, tenant.currency]),
    dayColumn('starts_on', heads.startsOn, (tenant) => tenant.startsOn, { isHiddenOnPhone: true }),
    dayColumn('ends_on', heads.endsOn, (tenant) => tenant.endsOn),
    { id: 'status', header: heads.status, cell: (tenant) => <LeaseBadge status={tenant.status} /> },
    {
      id: 'receivable_minor',
      header: heads.balance,
      align: 'end',
      cell: (tenant) => <TenantBalance tenant={tenant} />,
    },
  ];
}
