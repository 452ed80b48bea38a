import { useState } from 'react';
import { refuseContract } from '#src/data/contracts/mutations.ts';
import { contractQueries } from '#src/data/contracts/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { TextArea } from '#src/ui/components/text-area.tsx';

/** Why the reader does not sign. */
export function RefuseDialog({ signerId, onClose }: { signerId: string; onClose: () => void }) {
  const { refuse: text } = useText('contract');
  const [reason, setReason] = useState('');
  const action = useAction({
    mutationFn: refuseContract,
    invalidates: [contractQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.title}
      submitLabel={text.submit}
      variant="danger"
      action={action}
      onSubmit={() => {
        if (reason.trim()) void action.run({ signerId, reason });
      }}
    >
      {(isTried) => (
        <>
          <p className="text-secondary">{text.text}</p>
          <TextArea
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
