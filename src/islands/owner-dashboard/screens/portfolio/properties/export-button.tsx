import { Download } from 'lucide-react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { fetchAllProperties, type Property } from '#src/data/portfolio/properties/queries.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { useErrorToast } from '#src/islands/owner-dashboard/use-error-toast.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { addressLine } from '../parts/address.ts';

/** Writes properties into a file. */
export function usePropertiesFile(): (rows: readonly Property[]) => void {
  const { properties } = useText('ownerPortfolio');
  const { enums } = useText('common');
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
    enums.propertyType[row.property_type],
    addressLine({ ...row, municipality: '' }),
    row.municipality,
    row.province,
    row.unit_count,
    row.occupied_unit_count,
  ];
  return (rows) => {
    const csv = toCsv(head, rows.map(toLine));
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${properties.fileName}-${today}.csv`);
  };
}

/** Saves every property that the search and the filters find, not only those on screen. */
export function ExportButton({ query }: { query: ListQuery }) {
  const { properties } = useText('ownerPortfolio');
  const { id } = useOrganization();
  const save = useAction({ mutationFn: () => fetchAllProperties(id, query), onDone: usePropertiesFile() });
  useErrorToast(save);
  return (
    <Button icon={Download} isBusy={save.isRunning} onClick={() => void save.run(undefined)}>
      {properties.exportCsv}
    </Button>
  );
}
