import type { Unit } from '#src/data/portfolio/units/queries.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { UnitMenu } from './unit-menu.tsx';
import { UnitState } from './unit-state.tsx';

export const unitPath = (unit: Unit) => `/units/${unit.id}`;

/** A unit with its state, tenant and rent. */
export function useUnitColumns(onEdit: (unit: Unit) => void): Column<Unit>[] {
  const { columns: text, openEnd } = useText('ownerPortfolio').units;
  const { states } = useText('common');
  const rent = (minor: number | null, currency: Unit['rent_currency']) =>
    minor === null || currency === null ? (
      <span className="text-hint">{states.unknown}</span>
    ) : (
      <MoneyText amountMinor={minor} currency={currency} />
    );
  return [
    { id: 'label', header: text.label, cell: (row) => <UnitName unit={row} /> },
    {
      id: 'property_name',
      header: text.property,
      cell: (row) => (
        <AppLink to={`/properties/${row.property_id}`} className="rounded-mark hover:underline">
          {row.property_name}
        </AppLink>
      ),
    },
    { id: 'state', header: text.state, cell: (row) => <UnitState unit={row} /> },
    { id: 'tenant', header: text.tenant, cell: (row) => <TenantName unit={row} /> },
    {
      id: 'rent_minor',
      header: text.rent,
      align: 'end',
      cell: (row) => rent(row.rent_minor, row.rent_currency),
    },
    {
      id: 'market_rent_minor',
      header: text.marketRent,
      align: 'end',
      isHiddenOnPhone: true,
      cell: (row) => rent(row.market_rent_minor, row.market_rent_currency),
    },
    {
      id: 'lease_ends_on',
      header: text.endsOn,
      align: 'end',
      isHiddenOnPhone: true,
      cell: (row) => {
        if (row.lease_status === 'month_to_month')
          return <span className="whitespace-nowrap">{openEnd}</span>;
        return row.lease_ends_on ? <DateText date={row.lease_ends_on} format="short" /> : null;
      },
    },
    {
      id: 'actions',
      header: text.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (row) => <UnitMenu unit={row} onEdit={onEdit} />,
    },
  ];
}

function UnitName({ unit }: { unit: Unit }) {
  const { units } = useText('ownerPortfolio');
  const { enums } = useText('common');
  const language = useLanguage();
  const details = units.details({
    bedrooms: unit.bedrooms === null ? null : formatNumber(unit.bedrooms, language),
    area: unit.area_m2 === null ? null : formatNumber(unit.area_m2, language),
  });
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <AppLink to={unitPath(unit)} className="rounded-mark font-medium hover:underline">
        {unit.label}
      </AppLink>
      <span className="text-14 font-normal whitespace-nowrap text-hint">
        {unit.unit_use === 'commercial' ? enums.unitUse.commercial : details}
      </span>
    </span>
  );
}

function TenantName({ unit }: { unit: Unit }) {
  const { states } = useText('common');
  const { can } = useOrganization();
  if (unit.tenant_name === null) return <span className="text-hint">{states.unknown}</span>;
  if (unit.lease_id === null || !can('leases.read')) return unit.tenant_name;
  return (
    <AppLink to={`/leases/${unit.lease_id}`} className="rounded-mark hover:underline">
      {unit.tenant_name}
    </AppLink>
  );
}
