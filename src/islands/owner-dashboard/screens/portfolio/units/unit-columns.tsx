import type { Unit } from '#src/data/portfolio/units/queries.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { NameLink } from '#src/islands/shell/list/columns.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { UnitMenu } from './unit-menu.tsx';
import { UnitState } from './unit-state.tsx';

export const unitPath = (unit: Unit) => `/units/${unit.id}`;

/** A unit with its state, tenant and rent. */
export function useUnitColumns(onEdit: (unit: Unit) => void): Column<Unit>[] {
  const { columns: text, openEnd } = useText('ownerPortfolio').units;
  const rent = (minor: number | null, currency: Unit['rentCurrency']) =>
    minor === null || currency === null ? (
      <NotKnown />
    ) : (
      <MoneyText amountMinor={minor} currency={currency} />
    );
  return [
    {
      id: 'label',
      phone: 'title',
      header: text.label,
      cell: (row) => row.label,
      note: (row) => <UnitDetails unit={row} />,
    },
    {
      id: 'property_name',
      phone: 'note',
      header: text.property,
      cell: (row) => <NameLink to={`/properties/${row.propertyId}`}>{row.propertyName}</NameLink>,
    },
    { id: 'state', phone: 'state', header: text.state, cell: (row) => <UnitState unit={row} /> },
    { id: 'tenant', phone: 'note', header: text.tenant, cell: (row) => <TenantName unit={row} /> },
    {
      id: 'rent_minor',
      phone: 'amount',
      header: text.rent,
      align: 'end',
      cell: (row) => rent(row.rentMinor, row.rentCurrency),
    },
    {
      id: 'market_rent_minor',
      phone: 'hidden',
      header: text.marketRent,
      align: 'end',
      cell: (row) => rent(row.marketRentMinor, row.marketRentCurrency),
    },
    {
      id: 'lease_ends_on',
      phone: 'hidden',
      header: text.endsOn,
      align: 'end',
      cell: (row) => {
        if (row.leaseStatus === 'month_to_month') return <span className="whitespace-nowrap">{openEnd}</span>;
        return row.leaseEndsOn ? <DateText date={row.leaseEndsOn} format="short" /> : null;
      },
    },
    {
      id: 'actions',
      phone: 'menu',
      header: text.actions,
      align: 'end',
      cell: (row) => <UnitMenu unit={row} onEdit={onEdit} />,
    },
  ];
}

function UnitDetails({ unit }: { unit: Unit }) {
  const { units } = useText('ownerPortfolio');
  const { enums } = useText('common');
  const language = useLanguage();
  const details = units.details({
    bedrooms: unit.bedrooms === null ? null : formatNumber(unit.bedrooms, language),
    area: unit.areaM2 === null ? null : formatNumber(unit.areaM2, language),
  });
  return (
    <span className="whitespace-nowrap">
      {unit.unitUse === 'commercial' ? enums.unitUse.commercial : details}
    </span>
  );
}

function TenantName({ unit }: { unit: Unit }) {
  const { can } = useOrganization();
  if (unit.tenantName === null) return <NotKnown />;
  if (unit.leaseId === null || !can('leases.read')) return unit.tenantName;
  return <NameLink to={`/leases/${unit.leaseId}`}>{unit.tenantName}</NameLink>;
}
