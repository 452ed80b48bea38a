import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { type ActionOptions, useAction } from '#src/islands/shell/use-action.ts';
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
      <ActionDialog
        isOpen={isAsking}
        title={label}
        submitLabel={verb}
        action={action}
        onClose={close}
        onConfirm={() => void action.run()}
        variant="danger"
      >
        <div className="grid gap-4">
          <div>{children}</div>
        </div>
      </ActionDialog>
    </>
  );
}
