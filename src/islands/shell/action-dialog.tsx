import { DialogForm, type DialogFormProps } from './dialog-form.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import type { Action } from './use-action.ts';

interface ActionDialogProps
  extends Omit<FormDialogProps, 'children' | 'formId' | 'isBusy' | 'onConfirm'>,
    Pick<DialogFormProps, 'autoComplete' | 'onSubmit' | 'children'> {
  /** What sending it starts. */
  action: Pick<Action<never, unknown>, 'isRunning' | 'error'>;
}

/** A dialog whose form starts one action: it stays while that runs and says why it was refused. */
export function ActionDialog({ action, autoComplete, onSubmit, children, ...dialog }: ActionDialogProps) {
  return (
    <FormDialog {...dialog} isBusy={action.isRunning}>
      {(id) => (
        <DialogForm id={id} autoComplete={autoComplete} error={action.error} onSubmit={onSubmit}>
          {children}
        </DialogForm>
      )}
    </FormDialog>
  );
}
