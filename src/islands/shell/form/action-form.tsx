import { type ReactNode, type SubmitEvent, useCallback, useContext, useEffect } from 'react';
import { Form, type FormProps } from '#src/ui/components/form.tsx';
import { type FilledColumn, RefusedColumns } from '#src/ui/components/in-form.ts';
import type { Action } from '../use-action.ts';
import { FailureNote } from './failure-note.tsx';
import { FormPlace } from './form-place.ts';
import { refusedAt } from './refused-at.ts';
import { SaveBar } from './save-bar.tsx';

/** What a form starts, as far as the form has to know of it. */
export type StartedAction = Pick<Action<never, unknown>, 'isRunning' | 'error'> &
  Partial<Pick<Action<never, unknown>, 'failure' | 'round'>>;

/** What is typed is read into what the action takes. */
interface ReadInput<Input> {
  action: StartedAction & Pick<Action<Input, unknown>, 'run'>;
  /** What is sent. Null while something is missing or wrong, of which the fields say what. */
  input: NoInfer<Input> | null;
  onSubmit?: undefined;
}

/** What is typed is checked by a schema (`useAppForm`), or is for its sender to judge. */
interface OwnSubmit {
  action: StartedAction;
  input?: undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
}

export type WhatIsSent<Input> = ReadInput<Input> | OwnSubmit;

export type ActionFormProps<Input> = Pick<FormProps, 'className' | 'autoComplete' | 'isBegun'> &
  WhatIsSent<Input> & {
    /** Fields; each says what is wrong with it by its `error`, which is shown once the form was sent. */
    children: ReactNode;
    /** Its buttons on a page, which stay in reach however long the form is. A short one has its button among the children. */
    buttons?: ReactNode;
  };

/**
 * A form that starts one action: on a page, with `buttons`, or in an `ActionDialog`, which has the
 * button. It says what is wrong with the fields and why the action was refused, and loses nothing of what was typed.
 */
export function ActionForm<Input>(props: ActionFormProps<Input>) {
  const { action, children, className = 'grid gap-4', autoComplete, isBegun, buttons } = props;
  const place = useContext(FormPlace);
  useEffect(() => {
    place?.onBusy(action.isRunning);
    return () => place?.onBusy(false);
  }, [place, action.isRunning]);
  const { failure = null, error } = action;
  const refusedOf = useCallback(
    (column: FilledColumn) => refusedAt({ failure, error }, ...[column].flat()),
    [failure, error],
  );
  return (
    <Form
      {...{ autoComplete, isBegun }}
      // What is in a cell of a grid cannot stay while the grid goes by.
      className={buttons ? 'flex min-w-0 flex-col gap-4' : className}
      id={place?.formId}
      round={action.round}
      onSubmit={(event) => {
        if (props.onSubmit) void props.onSubmit(event);
        else if (props.input !== null) void props.action.run(props.input);
      }}
    >
      {place ? null : <FailureNote text={error} />}
      <RefusedColumns value={refusedOf}>
        {buttons ? <div className={className}>{children}</div> : children}
      </RefusedColumns>
      {place ? <FailureNote text={error} /> : null}
      {buttons ? <SaveBar>{buttons}</SaveBar> : null}
    </Form>
  );
}
