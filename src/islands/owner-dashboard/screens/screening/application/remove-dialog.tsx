import { applicationQueries } from '#src/data/screening/applications/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/failure-note.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { ConfirmDialog } from '#src/ui/components/confirm-dialog.tsx';

interface RemoveDialogProps {
  title: string;
  /** What is lost. */
  text: string;
  mutationFn: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a part of an application is deleted. */
export function RemoveDialog({ title, text, mutationFn, onClose }: RemoveDialogProps) {
  const { detail } = useText('ownerScreening');
  const { actions } = useText('common');
  const remove = useAction({
    mutationFn,
    invalidates: [applicationQueries.all],
    toast: detail.removed,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void remove.run(undefined)}
      title={title}
      confirmLabel={detail.remove}
      cancelLabel={actions.cancel}
      closeLabel={actions.close}
      isBusy={remove.isRunning}
    >
      <div className="grid gap-4">
        <p>{text}</p>
        <FailureNote text={remove.error} />
      </div>
    </ConfirmDialog>
  );
}
