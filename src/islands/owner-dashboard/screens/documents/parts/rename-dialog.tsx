import { useState } from 'react';
import { changeDocument } from '#src/data/documents/mutations.ts';
import { documentQueries, type StoredDocument } from '#src/data/documents/queries.ts';
import { documentKinds } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

/** The name and the kind of a document. */
export function RenameDialog({ document, onClose }: { document: StoredDocument; onClose: () => void }) {
  const text = useText('documents');
  const [name, setName] = useState(document.name);
  const [kind, setKind] = useState(document.kind);
  const action = useAction({
    mutationFn: changeDocument,
    invalidates: [documentQueries.all],
    toast: text.saved,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.editTitle}
      action={action}
      input={name.trim() ? { id: document.id, name, kind } : null}
    >
      <TextField
        label={text.name}
        maxLength={160}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={name.trim() ? undefined : text.nameMissing}
      />
      <SelectField
        label={text.kind}
        value={kind}
        options={documentKinds.map((value) => ({ value, label: text.kinds[value] }))}
        onChange={({ target }) => setKind(documentKinds.find((one) => one === target.value) ?? kind)}
      />
    </ActionDialog>
  );
}
