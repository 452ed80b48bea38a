import { useState } from 'react';
import { refuseContract } from '#src/data/contracts/mutations.ts';
import { contractQueries } from '#src/data/contracts/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { FormDialog } from '#src/islands/shell/form-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

/** Why the reader does not sign. */
export function RefuseDialog({ signerId, onClose }: { signerId: string; onClose: () => void }) {
  const { refuse: text } = useText('contract');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const action = useAction({
    mutationFn: refuseContract,
    invalidates: [contractQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <FormDialog
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
            if (reason.trim()) void action.run({ signerId, reason });
          }}
        >
          <p className="text-secondary">{text.text}</p>
          <TextArea
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
