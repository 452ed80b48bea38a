import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form } from '#src/ui/components/form.tsx';
import { FailureNote } from './failure-note.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import type { Action } from './use-action.ts';
import type { AppForm } from './use-app-form.ts';

interface AppFormDialogProps<Output>
  extends Omit<FormDialogProps, 'children' | 'formId' | 'isBusy' | 'onConfirm'> {
  app: Pick<AppForm<FieldValues, Output>, 'submit'>;
  /** What sending it starts. */
  action: Pick<Action<never, unknown>, 'isRunning' | 'error'>;
  onSubmit: (values: Output) => unknown;
  children: ReactNode;
}

/** A dialog whose form is checked by a schema: what is wrong with it, or why it was refused, is said above its fields. */
export function AppFormDialog<Output>(props: AppFormDialogProps<Output>) {
  const { app, action, onSubmit, children, ...dialog } = props;
  return (
    <FormDialog {...dialog} isBusy={action.isRunning}>
      {(id) => (
        <Form id={id} className="grid gap-4" onSubmit={app.submit(onSubmit)}>
          <FailureNote text={action.error} />
          {children}
        </Form>
      )}
    </FormDialog>
  );
}
