import { useState } from 'react';
import { withdrawNotice } from '#src/data/leases/change-mutations.ts';
import type { Lease } from '#src/data/leases/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/action-dialog.tsx';
import type { OpenedDialogProps } from '#src/islands/shell/form-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { leaseKeys } from './lease-keys.ts';

const LONGEST_REASON = 300;

/** Takes a notice back; the lease goes on as it was. */
export function WithdrawNoticeDialog({ isOpen, onClose, lease }: OpenedDialogProps & { lease: Lease }) {
  const text = useText('ownerLeasing').leasing.withdraw;
  const { states } = useText('common');
  const [reason, setReason] = useState('');
  const action = useAction({
    mutationFn: withdrawNotice,
    invalidates: leaseKeys,
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      submitLabel={text.confirm}
      action={action}
      onSubmit={() => action.run({ leaseId: lease.id, reason: reason.trim() })}
    >
      <p className="text-secondary">{text.text}</p>
      <TextArea
        label={text.reason}
        optional={states.optional}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
