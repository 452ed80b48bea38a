import { callOffLease } from '#src/data/leasing/leases/draft-mutations.ts';
import { useText } from '#src/i18n/react.tsx';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import type { DraftDialogProps } from './draft-dialogs.tsx';

const LONGEST_REASON = 300;

/** Calls a lease off before its first day, with the reason. */
export function CancelLeaseDialog({ isOpen, onClose, lease, keys }: DraftDialogProps) {
  const { callOff: text } = useText('ownerContract');
  const action = useAction({
    mutationFn: callOffLease,
    invalidates: keys,
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      submitLabel={text.submit}
      label={text.reason}
      missingText={text.reasonMissing}
      maxLength={LONGEST_REASON}
      isDanger
      action={action}
      onConfirm={(reason) => void action.run({ leaseId: lease.id, reason })}
    >
      <p>{text.text}</p>
    </ReasonDialog>
  );
}
