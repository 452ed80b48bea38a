import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormErrors } from '#src/ui/components/form-errors.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import type { Action } from './use-action.ts';
import type { AppForm } from './use-app-form.ts';

interface AppFormDialogProps<Output>
  extends Omit<FormDialogProps, 'children' | 'formId' | 'isBusy' | 'onConfirm'> {
  /** Of `useAppForm`; without the summary what is wrong is said at the fields alone. */
  app: Pick<AppForm<FieldValues, Output>, 'submit'> & Partial<Pick<AppForm<FieldValues, Output>, 'summary'>>;
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
        <form id={id} noValidate className="grid gap-4" onSubmit={app.submit(onSubmit)}>
          {app.summary ? <FormErrors {...app.summary} /> : null}
          {action.error ? <FormErrors title={action.error} errors={[]} /> : null}
          {children}
        </form>
      )}
    </FormDialog>
  );
}
