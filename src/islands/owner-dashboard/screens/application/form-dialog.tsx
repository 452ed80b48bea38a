import type { ReactNode } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Dialog, type DialogProps } from '#src/ui/components/dialog.tsx';
import { DialogButtons } from '#src/ui/components/dialog-buttons.tsx';

interface FormDialogProps {
  title: string;
  /** Of the form inside that the button sends. */
  formId: string;
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
  size?: DialogProps['size'];
  /** "Save" when left out. */
  label?: string;
}

/** A dialog with a form that is saved or left. */
export function FormDialog({ title, formId, isBusy, onClose, children, size, label }: FormDialogProps) {
  const { detail } = useText('ownerScreening');
  const { actions } = useText('common');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={actions.close}
      size={size}
      isLocked={isBusy}
      footer={
        <DialogButtons
          label={label ?? detail.save}
          cancelLabel={actions.cancel}
          onCancel={onClose}
          isBusy={isBusy}
          formId={formId}
        />
      }
    >
      {children}
    </Dialog>
  );
}
