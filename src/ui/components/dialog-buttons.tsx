import { Button } from './button.tsx';
import type { ButtonLook } from './button-class.ts';

export interface DialogButtonsProps {
  label: string;
  cancelLabel: string;
  onCancel: () => void;
  isBusy: boolean;
  variant?: ButtonLook['variant'];
  isDisabled?: boolean;
  /** Begins on the way out. */
  isCancelFirst?: boolean;
  /** The form that the main button sends; without one it calls `onConfirm`. */
  formId?: string;
  onConfirm?: () => void;
}

/** The foot of a dialog that does one thing or nothing. While it is being done, neither can be chosen. */
export function DialogButtons(props: DialogButtonsProps) {
  const { label, cancelLabel, onCancel, isBusy, variant = 'primary', isDisabled, isCancelFirst } = props;
  const { formId, onConfirm } = props;
  return (
    <>
      <Button
        type={formId ? 'submit' : 'button'}
        form={formId}
        variant={variant}
        isBusy={isBusy}
        disabled={isDisabled}
        onClick={onConfirm}
      >
        {label}
      </Button>
      <Button disabled={isBusy} onClick={onCancel} data-autofocus={isCancelFirst || undefined}>
        {cancelLabel}
      </Button>
    </>
  );
}
