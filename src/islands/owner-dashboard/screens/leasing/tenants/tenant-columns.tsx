import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { LeaseBadge } from '#src/islands/owner-dashboard/screens/money/parts/status-badges.tsx';
import { dayColumn, moneyColumn, NameLink } from '#src/islands/shell/list/columns.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { TenantBalance } from './tenant-balance.tsx';

/** Tenant, property, unit, rent, lease start, lease end, status, balance. */
export function useTenantColumns(): Column<Tenant>[] {
  const text = useText('ownerMoney').tenants;
  const { columns: heads } = text;
  return [
    {
      id: 'full_name',
      phone: 'title',
      header: heads.tenant,
      cell: (tenant) => tenant.fullName,
      note: (tenant) => (tenant.isPrimary ? null : text.secondary),
    },
    {
      id: 'property_name',
      phone: 'note',
      header: heads.property,
      cell: (tenant) => <NameLink to={`/properties/${tenant.propertyId}`}>{tenant.propertyName}</NameLink>,
    },
    { id: 'unit', phone: 'note', header: heads.unit, cell: (tenant) => tenant.unitLabel },
    moneyColumn('rent_minor', heads.rent, (tenant) => [tenant.rentMinor, tenant.currency], {
      phone: 'hidden',
    }),
    dayColumn('starts_on', heads.startsOn, (tenant) => tenant.startsOn, { phone: 'hidden' }),
    dayColumn('ends_on', heads.endsOn, (tenant) => tenant.endsOn, { phone: 'hidden' }),
    {
      id: 'status',
      phone: 'state',
      header: heads.status,
      cell: (tenant) => <LeaseBadge status={tenant.status} />,
    },
    {
      id: 'receivable_minor',
      phone: 'amount',
      header: heads.balance,
      align: 'end',
      cell: (tenant) => <TenantBalance tenant={tenant} />,
    },
  ];
}
