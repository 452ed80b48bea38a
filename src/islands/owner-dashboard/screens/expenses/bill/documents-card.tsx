import { useQuery } from '@tanstack/react-query';
import { FileText, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type BillDocument,
  billDocumentQueries,
  fetchBillDocument,
  removeBillDocument,
} from '#src/data/expenses/bills/documents.ts';
import { type Bill, billQueries } from '#src/data/expenses/bills/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { DocumentDialog } from './document-dialog.tsx';

/** Papers of a bill. */
export function DocumentsCard({ bill }: { bill: Bill }) {
  const { detail: text } = useText('ownerBills');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(billDocumentQueries.ofBill(id, bill.id));
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<BillDocument | null>(null);
  return (
    <Card
      title={text.documents}
      description={text.documentsHint}
      action={
        can('money.write') ? (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {text.addDocument}
          </Button>
        ) : undefined
      }
    >
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="text-15 text-hint">{text.noDocuments}</p>}
      >
        {(rows) => (
          <ul className="grid divide-y divide-line">
            {rows.map((row) => (
              <Line key={row.id} document={row} onRemove={() => setRemoved(row)} />
            ))}
          </ul>
        )}
      </QueryView>
      {isAdding ? <DocumentDialog bill={bill} onClose={() => setAdding(false)} /> : null}
      {removed ? <RemoveDialog document={removed} onClose={() => setRemoved(null)} /> : null}
    </Card>
  );
}

function Line({ document, onRemove }: { document: BillDocument; onRemove: () => void }) {
  const { detail: text } = useText('ownerBills');
  const { can } = useOrganization();
  const { fileName: name, path } = document;
  const open = useAction({ mutationFn: fetchBillDocument, onDone: (file) => saveFile(file, name) });
  useErrorToast(open);
  return (
    <li className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
      <FileText size={20} aria-hidden="true" className="shrink-0 text-hint" />
      <button
        type="button"
        className="min-w-0 flex-1 rounded-mark text-left font-medium text-action wrap-anywhere hover:underline"
        onClick={() => void open.run(path)}
      >
        {name}
      </button>
      {can('money.write') ? (
        <IconButton size="sm" icon={Trash2} label={text.removeDocument({ name })} onClick={onRemove} />
      ) : null}
    </li>
  );
}

function RemoveDialog({ document, onClose }: { document: BillDocument; onClose: () => void }) {
  const { detail: text } = useText('ownerBills');
  const remove = useAction({
    mutationFn: removeBillDocument,
    invalidates: [billQueries.all],
    toast: text.removedDocument,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      onConfirm={() => void remove.run(document)}
      title={text.removeTitle({ name: document.fileName })}
      submitLabel={text.remove}
      action={remove}
      variant="danger"
    >
      <p>{text.removeText}</p>
    </ActionDialog>
  );
}
