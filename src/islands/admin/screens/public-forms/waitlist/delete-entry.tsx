import { deleteWaitlistEntry } from '#src/data/public-forms/visitor-mutations.ts';
import { visitorQueries, type WaitlistEntry } from '#src/data/public-forms/visitor-queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';

/** Asks before an address is deleted for good. */
export function DeleteEntry({ entry, onClose }: { entry: WaitlistEntry | null; onClose: () => void }) {
  const { waitlist: text } = useText('admin');
  const action = useAction({
    mutationFn: (id: string) => deleteWaitlistEntry({ id }),
    invalidates: [visitorQueries.waitlistKey],
    toast: text.removed,
    onDone: onClose,
  });
  const close = () => {
    action.reset();
    onClose();
  };
  return (
    <ActionDialog
      isOpen={entry !== null}
      onClose={close}
      onConfirm={() => entry && void action.run(entry.id)}
      title={text.removeTitle({ email: entry?.email ?? '' })}
      submitLabel={text.removeConfirm}
      action={action}
      variant="danger"
    >
      <p>{text.removeText}</p>
    </ActionDialog>
  );
}
