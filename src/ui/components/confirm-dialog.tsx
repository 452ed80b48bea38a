import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** A question that names the thing: "¿Reversar el pago de RD$25,000.00?" */
  title: string;
  /** What will happen, what stays, whether it can be undone; or fields that belong to it, such as a reason. */
  children: ReactNode;
  /** A verb, never "OK": "Reversar pago". */
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  tone?: 'danger' | 'normal';
  isBusy?: boolean;
};

/** Asks before what cannot be undone. The focus starts on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, children, confirmLabel, cancelLabel, closeLabel, tone, isBusy } =
    props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      role="alertdialog"
      isLocked={isBusy}
      footer={
        <>
          <Button variant={tone === 'normal' ? 'primary' : 'danger'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button data-autofocus disabled={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
