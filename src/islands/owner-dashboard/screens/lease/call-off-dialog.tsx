import { useState } from 'react';
import { callOffLease } from '#src/data/leases/draft-mutations.ts';
import { useText } from '#src/i18n/react.tsx';
import { FormDialog } from '#src/islands/shell/form-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { DraftDialogProps } from './draft-dialogs.tsx';

/** Calls a lease off before its first day, with the reason. */
export function CallOffDialog({ isOpen, onClose, lease, keys }: DraftDialogProps) {
  const { callOff: text } = useText('ownerContract');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const action = useAction({
    mutationFn: callOffLease,
    invalidates: keys,
    toast: text.done,
    onDone: onClose,
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      submitLabel={text.submit}
      variant="danger"
      isBusy={action.isRunning}
    >
      {(formId) => (
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (reason.trim()) void action.run({ leaseId: lease.id, reason });
          }}
        >
          <p className="text-secondary">{text.text}</p>
          <TextField
            label={text.reason}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={isTried && !reason.trim() ? text.reasonMissing : undefined}
          />
          {action.error ? <Notice tone="bad">{action.error}</Notice> : null}
        </form>
      )}
    </FormDialog>
  );
}
