import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/failure-note.tsx';
import { type ActionOptions, useAction } from '#src/islands/shell/use-action.ts';
import { ConfirmDialog } from '#src/ui/components/confirm-dialog.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';

interface RemoveButtonProps extends Pick<ActionOptions<void, unknown>, 'invalidates' | 'toast'> {
  /** What it takes away, named: also the question's title. */
  label: string;
  /** The verb alone. */
  verb: string;
  /** What ends with it, and what stays. */
  children: ReactNode;
  size?: 'sm' | 'md';
  remove: () => Promise<unknown>;
}

/** Takes away a row of a short list, after a question: there is no way to have it back but to write it again. */
export function RemoveButton({
  label,
  verb,
  children,
  size = 'sm',
  remove,
  invalidates,
  toast,
}: RemoveButtonProps) {
  const { actions } = useText('common');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const action = useAction<void, unknown>({
    mutationFn: remove,
    onDone: close,
    ...(invalidates && { invalidates }),
    ...(toast && { toast }),
  });
  return (
    <>
      <IconButton size={size} icon={Trash2} label={label} onClick={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={label}
        confirmLabel={verb}
        cancelLabel={actions.cancel}
        closeLabel={actions.close}
        isBusy={action.isRunning}
        onClose={close}
        onConfirm={() => void action.run()}
      >
        <div className="grid gap-4">
          <div>{children}</div>
          <FailureNote text={action.error} />
        </div>
      </ConfirmDialog>
    </>
  );
}
