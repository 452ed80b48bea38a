import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { FormDialog } from '../form-dialog.tsx';

interface ReasonDialogProps {
  title: string;
  text: string;
  label: string;
  submitLabel: string;
  isRequired: boolean;
  isDanger?: boolean;
  isBusy: boolean;
  error: string | null;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks what is to be said with a change of a request's status. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, submitLabel, isRequired, isDanger, isBusy, error, onClose, onConfirm } = props;
  const { office } = useText('maintenance');
  const { states } = useText('common');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = isRequired && reason.trim() === '';
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
            maxLength={2000}
            onChange={(event) => setReason(event.target.value)}
            error={isTried && isMissing ? office.dialogs.reasonMissing : undefined}
          />
          {error ? (
            <div role="alert">
              <Notice tone="bad">{error}</Notice>
            </div>
          ) : null}
        </form>
      )}
    </FormDialog>
  );
}
