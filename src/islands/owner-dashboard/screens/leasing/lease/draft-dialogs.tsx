import type { QueryKey } from '@tanstack/react-query';
import { deleteLeaseDraft, recordPaperSignature } from '#src/data/leasing/leases/draft-mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog, type OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { CancelLeaseDialog } from './cancel-lease-dialog.tsx';

export interface DraftDialogProps extends OpenedDialogProps {
  lease: Pick<Lease, 'id'>;
  /** What may show something else afterwards. */
  keys: readonly QueryKey[];
}

/** The dialog of an action before a lease has begun. */
export function DraftDialogs({
  action,
  ...rest
}: Omit<DraftDialogProps, 'isOpen'> & { action: string | null }) {
  if (action === 'callOff') return <CancelLeaseDialog {...rest} isOpen />;
  return action === 'signedOnPaper' ? (
    <PaperDialog {...rest} isOpen />
  ) : (
    <DeleteDraftDialog {...rest} isOpen />
  );
}

/** A draft was signed on paper: it is agreed at once. */
function PaperDialog({ isOpen, onClose, lease, keys }: DraftDialogProps) {
  const { paper: text } = useText('ownerContract');
  const action = useAction({
    mutationFn: recordPaperSignature,
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
      action={action}
      onConfirm={() => void action.run({ leaseId: lease.id })}
    >
      <Question text={text.text} error={action.error} />
    </ActionDialog>
  );
}

/** Throws a draft away, and leaves its screen. */
function DeleteDraftDialog({ isOpen, onClose, lease, keys }: DraftDialogProps) {
  const { remove: text } = useText('ownerContract');
  const go = useGo();
  const action = useAction({
    mutationFn: deleteLeaseDraft,
    invalidates: [...keys, ['applications']],
    toast: text.done,
    onDone: () => go('/tenants', { replace: true }),
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      submitLabel={text.submit}
      variant="danger"
      action={action}
      onConfirm={() => void action.run({ leaseId: lease.id })}
    >
      <Question text={text.text} error={action.error} />
    </ActionDialog>
  );
}

function Question({ text, error }: { text: string; error: string | null }) {
  return (
    <div className="grid gap-4">
      <p className="text-secondary">{text}</p>
      <FailureNote text={error} />
    </div>
  );
}
