import { type FormHTMLAttributes, type ReactNode, useState } from 'react';
import { Form } from '#src/ui/components/form.tsx';
import { FailureNote } from './failure-note.tsx';

export interface DialogFormProps extends Pick<FormHTMLAttributes<HTMLFormElement>, 'autoComplete'> {
  id: string;
  /** Why what was sent last was refused. */
  error: string | null;
  /** Sends what was typed, or leaves it where something is missing. */
  onSubmit: () => unknown;
  /** Fields, which say what is missing once it was tried to send them. */
  children: ReactNode | ((isTried: boolean) => ReactNode);
}

/** The form of a dialog, whose button is at the foot. Nothing typed is lost by a refusal, which is said below the fields. */
export function DialogForm({ id, autoComplete, error, onSubmit, children }: DialogFormProps) {
  const [isTried, setTried] = useState(false);
  return (
    <Form
      id={id}
      autoComplete={autoComplete}
      className="grid gap-4"
      onSubmit={() => {
        setTried(true);
        void onSubmit();
      }}
    >
      {typeof children === 'function' ? children(isTried) : children}
      <FailureNote text={error} />
    </Form>
  );
}
