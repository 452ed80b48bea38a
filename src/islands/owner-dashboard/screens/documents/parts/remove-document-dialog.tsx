import { removeDocument } from '#src/data/documents/mutations.ts';
import { documentQueries, type StoredDocument } from '#src/data/documents/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';

/** Asks before a file is gone for everybody. */
export function RemoveDocumentDialog({
  document,
  onClose,
}: {
  document: StoredDocument;
  onClose: () => void;
}) {
  const text = useText('documents');
  const action = useAction({
    mutationFn: removeDocument,
    invalidates: [documentQueries.all],
    toast: text.removed,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.removeTitle(document)}
      submitLabel={text.removeSubmit}
      variant="danger"
      action={action}
      onConfirm={() => void action.run(document)}
    >
      <div className="grid gap-4">
        <p className="text-secondary">{text.removeText}</p>
      </div>
    </ActionDialog>
  );
}
