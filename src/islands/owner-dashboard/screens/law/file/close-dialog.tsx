import { useState } from 'react';
import { closeLegalFile } from '#src/data/law/files/mutations.ts';
import { legalFileQueries } from '#src/data/law/files/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { TextField } from '#src/ui/components/text-field.tsx';

/** Closes a file for good. */
export function CloseDialog({ fileId, onClose }: { fileId: string; onClose: () => void }) {
  const text = useText('legalFiles');
  const [outcome, setOutcome] = useState('');
  const close = useAction({
    mutationFn: closeLegalFile,
    invalidates: [legalFileQueries.all, ['calendar']],
    toast: text.closed,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.close}
      submitLabel={text.close}
      onClose={onClose}
      action={close}
      input={{ fileId, outcome }}
    >
      <p className="text-15 text-secondary">{text.closeText}</p>
      <TextField
        label={text.outcome}
        maxLength={500}
        value={outcome}
        onChange={({ target }) => setOutcome(target.value)}
      />
    </ActionDialog>
  );
}
