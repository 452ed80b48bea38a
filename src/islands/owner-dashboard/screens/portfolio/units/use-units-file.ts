import { fetchAllUnits, type Unit } from '#src/data/portfolio/units/queries.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import type { ListExport } from '#src/islands/shell/list/list-export.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';

const amount = (minor: number | null) => (minor === null ? null : (minor / 100).toFixed(2));

/** Units as a file. */
export function useUnitsFile(query: ListQuery): ListExport<Unit> {
  const { units } = useText('ownerPortfolio');
  const { enums } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const { columns, states } = units;
  const head = [
    columns.property,
    columns.label,
    columns.use,
    columns.state,
    columns.tenant,
    columns.rent,
    columns.currency,
    columns.endsOn,
    columns.marketRent,
    columns.currency,
    columns.bedrooms,
    columns.bathrooms,
    columns.area,
  ];
  const toLine = (row: Unit) => [
    row.propertyName,
    row.label,
    enums.unitUse[row.unitUse],
    row.archivedAt ? states.archived : row.isLeased ? states.let : states.vacant,
    row.tenantName,
    amount(row.rentMinor),
    row.rentCurrency,
    row.leaseEndsOn,
    amount(row.marketRentMinor),
    row.marketRentCurrency,
    row.bedrooms,
    row.bathrooms,
    row.areaM2,
  ];
  return {
    label: units.exportCsv,
    name: `${units.fileName}-${today}`,
    fetchAll: () => fetchAllUnits(id, query),
    csvOf: (rows) => toCsv(head, rows.map(toLine)),
  };
}
