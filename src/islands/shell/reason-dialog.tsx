import { type ReactNode, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { DialogForm } from './dialog-form.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

export interface ReasonDialogProps
  extends Pick<FormDialogProps, 'isOpen' | 'onClose' | 'title' | 'submitLabel' | 'cancelLabel' | 'isBusy'> {
  /** What will happen, what stays. */
  children: ReactNode;
  label: string;
  /** Said when nothing, or too little, was written where something is needed. */
  missingText: string;
  /** True when left out. */
  isRequired?: boolean;
  /** Letters that it needs; 1 when left out. */
  shortest?: number;
  /** 2000 when left out. */
  maxLength?: number;
  isDanger?: boolean;
  error: string | null;
  onConfirm: (reason: string) => void;
}

/** Asks why something is done, which whom it concerns will read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { isOpen, onClose, title, submitLabel, cancelLabel, isBusy, isDanger } = props;
  return (
    <FormDialog
      {...{ isOpen, onClose, title, submitLabel, cancelLabel, isBusy }}
      role="alertdialog"
      variant={isDanger ? 'danger' : 'primary'}
    >
      {(formId) => <ReasonForm {...props} id={formId} />}
    </FormDialog>
  );
}

function ReasonForm(props: ReasonDialogProps & { id: string }) {
  const { id, children, label, isRequired = true, shortest = 1, maxLength = 2000, error, onConfirm } = props;
  const { states } = useText('common');
  const [reason, setReason] = useState('');
  const isMissing = isRequired && reason.trim().length < shortest;
  return (
    <DialogForm
      id={id}
      error={error}
      onSubmit={() => {
        if (!isMissing) onConfirm(reason.trim());
      }}
    >
      {(isTried) => (
        <>
          <div className="grid gap-2 text-secondary">{children}</div>
          <TextArea
            label={label}
            optional={isRequired ? undefined : states.optional}
            value={reason}
            maxLength={maxLength}
            onChange={(event) => setReason(event.target.value)}
            error={isTried && isMissing ? props.missingText : undefined}
          />
        </>
      )}
    </DialogForm>
  );
}
