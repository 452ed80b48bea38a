import { Download } from 'lucide-react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { fetchAllUnits, type Unit } from '#src/data/portfolio/units/queries.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { useErrorToast } from '#src/islands/owner-dashboard/use-error-toast.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';

const amount = (minor: number | null) => (minor === null ? null : (minor / 100).toFixed(2));

/** Writes units into a file. */
export function useUnitsFile(): (rows: readonly Unit[]) => void {
  const { units } = useText('ownerPortfolio');
  const { enums } = useText('common');
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
    row.property_name,
    row.label,
    enums.unitUse[row.unit_use],
    row.archived_at ? states.archived : row.is_let ? states.let : states.vacant,
    row.tenant_name,
    amount(row.rent_minor),
    row.rent_currency,
    row.lease_ends_on,
    amount(row.market_rent_minor),
    row.market_rent_currency,
    row.bedrooms,
    row.bathrooms,
    row.area_m2,
  ];
  return (rows) => {
    const csv = toCsv(head, rows.map(toLine));
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${units.fileName}-${today}.csv`);
  };
}

/** Saves every unit that the search and the filters find, not only those on screen. */
export function ExportButton({ query }: { query: ListQuery }) {
  const { units } = useText('ownerPortfolio');
  const { id } = useOrganization();
  const save = useAction({ mutationFn: () => fetchAllUnits(id, query), onDone: useUnitsFile() });
  useErrorToast(save);
  return (
    <Button icon={Download} isBusy={save.isRunning} onClick={() => void save.run(undefined)}>
      {units.exportCsv}
    </Button>
  );
}
