import { type ReactNode, useId } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { DialogButtons } from '#src/ui/components/dialog-buttons.tsx';

/** What each dialog of the lease screen is given. */
export interface DeedDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

interface LeaseDialogProps extends DeedDialogProps {
  title: string;
  submitLabel: string;
  isBusy: boolean;
  variant?: 'primary' | 'danger';
  size?: 'normal' | 'wide';
  /** The form; it must carry the id, so that the button at the foot sends it. */
  children: (formId: string) => ReactNode;
}

/** A dialog around one form, whose main button is at the foot. What was typed is gone once it closes. */
export function LeaseDialog(props: LeaseDialogProps) {
  const { isOpen, onClose, title, submitLabel, isBusy, variant, size, children } = props;
  const { actions } = useText('common');
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={actions.close}
      size={size}
      role={variant === 'danger' ? 'alertdialog' : 'dialog'}
      isLocked={isBusy}
      footer={
        <DialogButtons
          label={submitLabel}
          cancelLabel={actions.cancel}
          onCancel={onClose}
          isBusy={isBusy}
          variant={variant}
          formId={formId}
        />
      }
    >
      {children(formId)}
    </Dialog>
  );
}
