import { applicationQueries } from '#src/data/screening/applications/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';

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
  const remove = useAction({
    mutationFn,
    invalidates: [applicationQueries.all],
    toast: detail.removed,
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      onConfirm={() => void remove.run(undefined)}
      title={title}
      submitLabel={detail.remove}
      action={remove}
      variant="danger"
    >
      <div className="grid gap-4">
        <p>{text}</p>
      </div>
    </ActionDialog>
  );
}
