import { Download } from 'lucide-react';
import { fetchAllDocuments } from '#src/data/documents/list.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { documentsCsv } from './documents-csv.ts';

/** Saves the list of every document that search and filters find, not only those on screen. */
export function ExportButton({ query }: { query: ListQuery }) {
  const text = useText('ownerDocuments');
  const { kinds } = useText('documents');
  const { id, timeZone } = useOrganization();
  const today = useToday();
  const action = useAction({
    mutationFn: () => fetchAllDocuments(id, query),
    onDone: (rows) => {
      const csv = documentsCsv(rows, { text, kinds }, timeZone);
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
