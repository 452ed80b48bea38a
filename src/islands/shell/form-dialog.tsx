import { type ReactNode, useId } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Dialog, type DialogProps } from '#src/ui/components/dialog.tsx';
import { DialogButtons, type DialogButtonsProps } from '#src/ui/components/dialog-buttons.tsx';

/** What whoever opens a dialog gives it. */
export interface OpenedDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export interface FormDialogProps
  extends Pick<DialogProps, 'onClose' | 'title' | 'size' | 'role'>,
    Pick<DialogButtonsProps, 'isBusy' | 'isDisabled' | 'variant' | 'onConfirm'> {
  /** True when left out: the dialog is there as long as it is rendered. */
  isOpen?: boolean;
  /** "Save" when left out. */
  submitLabel?: string;
  /** "Cancel" when left out. */
  cancelLabel?: string;
  /** Of the form inside that the button sends, when the children do not take it. */
  formId?: string;
  /** The form, which carries the id that it is given; or what `onConfirm` is about. */
  children: ReactNode | ((formId: string) => ReactNode);
}

/** A dialog around one matter that is done or left: its main button is at the foot, and it stays while that works. */
export function FormDialog(props: FormDialogProps) {
  const { isOpen = true, onClose, title, size, role, submitLabel, cancelLabel, children, ...buttons } = props;
  const { actions } = useText('common');
  const ownId = useId();
  const formId = props.formId ?? (buttons.onConfirm ? undefined : ownId);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={actions.close}
      size={size}
      role={role ?? (buttons.variant === 'danger' ? 'alertdialog' : 'dialog')}
      isLocked={buttons.isBusy}
      footer={
        <DialogButtons
          {...buttons}
          label={submitLabel ?? actions.save}
          cancelLabel={cancelLabel ?? actions.cancel}
          onCancel={onClose}
          formId={formId}
        />
      }
    >
      {typeof children === 'function' ? children(ownId) : children}
    </Dialog>
  );
}
