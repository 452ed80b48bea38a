import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { FailureNote } from './failure-note.tsx';
import { FormDialog } from './form-dialog.tsx';

interface ReasonDialogProps {
  title: string;
  text: string;
  label: string;
  /** Said when nothing, or too little, was written where something is needed. */
  missingText: string;
  submitLabel: string;
  isRequired: boolean;
  /** Letters that it needs; 1 when left out. */
  shortest?: number;
  /** 2000 when left out. */
  maxLength?: number;
  isDanger?: boolean;
  isBusy: boolean;
  error: string | null;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks why something is done, which whom it concerns will read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, submitLabel, isRequired, isDanger, isBusy, error, onClose, onConfirm } = props;
  const { states } = useText('common');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = isRequired && reason.trim().length < (props.shortest ?? 1);
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      submitLabel={submitLabel}
      isBusy={isBusy}
      role="alertdialog"
      variant={isDanger ? 'danger' : 'primary'}
    >
      {(formId) => (
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (!isMissing) onConfirm(reason.trim());
          }}
        >
          <p className="text-secondary">{text}</p>
          <TextArea
            label={label}
            optional={isRequired ? undefined : states.optional}
            value={reason}
            maxLength={props.maxLength ?? 2000}
            onChange={(event) => setReason(event.target.value)}
            error={isTried && isMissing ? props.missingText : undefined}
          />
          <FailureNote text={error} />
        </form>
      )}
    </FormDialog>
  );
}
