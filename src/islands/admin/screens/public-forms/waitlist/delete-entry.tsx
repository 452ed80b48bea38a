import { deleteWaitlistEntry } from '#src/data/public-forms/visitor-mutations.ts';
import { visitorQueries, type WaitlistEntry } from '#src/data/public-forms/visitor-queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/failure-note.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { ConfirmDialog } from '#src/ui/components/confirm-dialog.tsx';

/** Asks before an address is deleted for good. */
export function DeleteEntry({ entry, onClose }: { entry: WaitlistEntry | null; onClose: () => void }) {
  const { waitlist: text } = useText('admin');
  const { actions } = useText('common');
  const action = useAction({
    mutationFn: (id: string) => deleteWaitlistEntry(id),
    invalidates: [visitorQueries.waitlistKey],
    toast: text.removed,
    onDone: onClose,
  });
  const close = () => {
    action.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={entry !== null}
      onClose={close}
      onConfirm={() => entry && void action.run(entry.id)}
      title={text.removeTitle({ email: entry?.email ?? '' })}
      confirmLabel={text.removeConfirm}
      cancelLabel={actions.cancel}
      closeLabel={actions.close}
      isBusy={action.isRunning}
    >
      <p>{text.removeText}</p>
      <FailureNote text={action.error} />
    </ConfirmDialog>
  );
}
