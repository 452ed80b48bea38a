import { useState } from 'react';
import { callOffLease } from '#src/data/leases/draft-mutations.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { DraftDialogProps } from './draft-dialogs.tsx';

/** Calls a lease off before its first day, with the reason. */
export function CallOffDialog({ isOpen, onClose, lease, keys }: DraftDialogProps) {
  const { callOff: text } = useText('ownerContract');
  const [reason, setReason] = useState('');
  const action = useAction({
    mutationFn: callOffLease,
    invalidates: keys,
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      submitLabel={text.submit}
      variant="danger"
      action={action}
      onSubmit={() => {
        if (reason.trim()) void action.run({ leaseId: lease.id, reason });
      }}
    >
      {(isTried) => (
        <>
          <p className="text-secondary">{text.text}</p>
          <TextField
            label={text.reason}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={isTried && !reason.trim() ? text.reasonMissing : undefined}
          />
        </>
      )}
    </ActionDialog>
  );
}
