import { fetchAllProperties, type Property } from '#src/data/portfolio/properties/queries.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import type { ListExport } from '#src/islands/shell/list/list-export.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { addressLine } from '../parts/address.ts';

/** Properties as a file. */
export function usePropertiesFile(query: ListQuery): ListExport<Property> {
  const { properties } = useText('ownerPortfolio');
  const { enums } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const { columns } = properties;
  const head = [
    columns.name,
    columns.type,
    columns.address,
    columns.municipality,
    columns.province,
    columns.units,
    columns.occupied,
  ];
  const toLine = (row: Property) => [
    row.name,
    enums.propertyType[row.propertyType],
    addressLine({ ...row, municipality: '' }),
    row.municipality,
    row.province,
    row.unitCount,
    row.occupiedUnitCount,
  ];
  return {
    label: properties.exportCsv,
    name: `${properties.fileName}-${today}`,
    fetchAll: () => fetchAllProperties(id, query),
    csvOf: (rows) => toCsv(head, rows.map(toLine)),
  };
}
