import { type ReactNode, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { ActionDialog, type DialogFrameProps } from './action-dialog.tsx';
import { ActionForm, type StartedAction } from './action-form.tsx';

export interface ReasonDialogProps
  extends Pick<DialogFrameProps, 'isOpen' | 'onClose' | 'title' | 'submitLabel' | 'cancelLabel'> {
  action: StartedAction;
  /** What will happen, what stays; and fields that belong to it. */
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
  onConfirm: (reason: string) => void;
}

/** Asks why something is done, which whom it concerns will read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { isOpen, onClose, title, submitLabel, cancelLabel, isDanger } = props;
  return (
    <ActionDialog
      {...{ isOpen, onClose, title, submitLabel, cancelLabel }}
      role="alertdialog"
      variant={isDanger ? 'danger' : 'primary'}
    >
      <ReasonForm {...props} />
    </ActionDialog>
  );
}

function ReasonForm(props: ReasonDialogProps) {
  const { action, children, label, isRequired = true, shortest = 1, maxLength = 2000, onConfirm } = props;
  const { states } = useText('common');
  const [reason, setReason] = useState('');
  const isMissing = isRequired && reason.trim().length < shortest;
  return (
    <ActionForm
      action={action}
      onSubmit={() => {
        if (!isMissing) onConfirm(reason.trim());
      }}
    >
      <div className="grid gap-2 text-secondary">{children}</div>
      <TextArea
        label={label}
        optional={isRequired ? undefined : states.optional}
        value={reason}
        maxLength={maxLength}
        onChange={(event) => setReason(event.target.value)}
        error={isMissing ? props.missingText : undefined}
      />
    </ActionForm>
  );
}
