import { useState } from 'react';
import { recallContract } from '#src/data/contracts/mutations.ts';
import { contractQueries } from '#src/data/contracts/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { FormDialog } from '#src/islands/shell/form-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { moneyKeys } from '../finance/money-keys.ts';

/** Takes a document back: it can be changed and sent anew. */
export function RecallDialog({ leaseId, onClose }: { leaseId: string; onClose: () => void }) {
  const { waiting: text } = useText('ownerContract');
  const { states } = useText('common');
  const [reason, setReason] = useState('');
  const action = useAction({
    mutationFn: recallContract,
    invalidates: [contractQueries.all, ...moneyKeys],
    toast: text.recalled,
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={text.recallTitle}
      submitLabel={text.recall}
      variant="danger"
      isBusy={action.isRunning}
      onConfirm={() => void action.run({ leaseId, reason })}
    >
      <div className="grid gap-4">
        <p className="text-secondary">{text.recallText}</p>
        <TextField
          label={text.recallReason}
          optional={states.optional}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {action.error ? <Notice tone="bad">{action.error}</Notice> : null}
      </div>
    </FormDialog>
  );
}
