import { type ReactNode, useId, useMemo, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Dialog, type DialogProps } from '#src/ui/components/dialog.tsx';
import { DialogButtons, type DialogButtonsProps } from '#src/ui/components/dialog-buttons.tsx';
import { ActionForm, type ActionFormProps, type StartedAction, type WhatIsSent } from './action-form.tsx';
import { FailureNote } from './failure-note.tsx';
import { FormPlace } from './form-place.ts';

/** What whoever opens a dialog gives it. */
export interface OpenedDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** How a dialog looks and is left. */
export interface DialogFrameProps
  extends Pick<DialogProps, 'onClose' | 'title' | 'size' | 'role'>,
    Pick<DialogButtonsProps, 'isDisabled' | 'variant'> {
  /** True when left out: the dialog is there as long as it is rendered. */
  isOpen?: boolean;
  /** "Save" when left out. */
  submitLabel?: string | undefined;
  /** "Cancel" when left out. */
  cancelLabel?: string | undefined;
  children: ReactNode;
}

type OwnForm<Input> = WhatIsSent<Input> &
  Pick<ActionFormProps<Input>, 'autoComplete'> & { onConfirm?: undefined };

/** A question that is answered by a press. */
interface Question {
  action?: StartedAction | undefined;
  onConfirm: () => unknown;
  input?: undefined;
  onSubmit?: undefined;
}

/** Somewhere in it stands an `ActionForm`, where what it needs is there. */
interface FormFurtherDown {
  action?: undefined;
  onConfirm?: undefined;
  input?: undefined;
  onSubmit?: undefined;
}

export type ActionDialogProps<Input> = DialogFrameProps & (OwnForm<Input> | Question | FormFurtherDown);

/**
 * Every dialog around one matter that is done or left: a form, or a question. It stays while that runs, says why it was
 * refused, and loses nothing of what was typed.
 */
export function ActionDialog<Input>(props: ActionDialogProps<Input>) {
  const { isOpen = true, onClose, title, size, submitLabel, cancelLabel, variant, isDisabled } = props;
  const { actions } = useText('common');
  const formId = useId();
  const [isSending, setSending] = useState(false);
  const place = useMemo(() => ({ formId, onBusy: setSending }), [formId]);
  const isBusy = props.action?.isRunning ?? isSending;
  const role = props.role ?? (variant === 'danger' ? 'alertdialog' : 'dialog');
  return (
    <Dialog
      {...{ isOpen, onClose, title, size, role }}
      closeLabel={actions.close}
      isLocked={isBusy}
      footer={
        <DialogButtons
          label={submitLabel ?? actions.save}
          cancelLabel={cancelLabel ?? actions.cancel}
          onCancel={onClose}
          {...{ isBusy, variant, isDisabled }}
          isCancelFirst={props.onConfirm !== undefined && role === 'alertdialog'}
          {...(props.onConfirm ? { onConfirm: () => void props.onConfirm() } : { formId })}
        />
      }
    >
      {props.onConfirm ? (
        <div className="grid gap-4">
          {props.children}
          <FailureNote text={props.action?.error} />
        </div>
      ) : (
        <FormPlace value={place}>
          <FormContent {...props} />
        </FormPlace>
      )}
    </Dialog>
  );
}

function FormContent<Input>(props: DialogFrameProps & (OwnForm<Input> | FormFurtherDown)) {
  if (!props.action) return props.children;
  const { autoComplete, children } = props;
  const sent: WhatIsSent<Input> = props.onSubmit
    ? { action: props.action, onSubmit: props.onSubmit }
    : { action: props.action, input: props.input };
  return (
    <ActionForm {...sent} autoComplete={autoComplete}>
      {children}
    </ActionForm>
  );
}
