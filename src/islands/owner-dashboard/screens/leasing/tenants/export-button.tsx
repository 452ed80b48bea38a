import { Download } from 'lucide-react';
import { fetchAllTenants } from '#src/data/leasing/people/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { tenantsCsv } from './tenants-csv.ts';

/** Saves every tenant that the list's search and filters find, not only those on screen. */
export function ExportButton({ query }: { query: ListQuery }) {
  const text = useText('ownerMoney').tenants;
  const { enums } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const action = useAction({
    mutationFn: () => fetchAllTenants(id, query),
    onDone: (rows) => {
      const csv = tenantsCsv(rows, text.columns, enums);
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${text.fileName}-${today}.csv`);
    },
    toast: (rows) => text.exported({ count: rows.length }),
  });
  useErrorToast(action);
  return (
    <Button icon={Download} isBusy={action.isRunning} onClick={() => void action.run(undefined)}>
      {text.exportCsv}
    </Button>
  );
}
