import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { FormDialog } from '#src/islands/shell/form-dialog.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

const LONGEST_REASON = 300;

export interface ReasonDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, what stays. */
  children: ReactNode;
  reasonLabel: string;
  confirmLabel: string;
  isBusy: boolean;
  error: string | null;
  onConfirm: (reason: string) => void;
}

/** Asks before a correction and wants to know why: the reason stays with what was corrected. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { isOpen, onClose, title, confirmLabel, isBusy } = props;
  const formId = useId();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      submitLabel={confirmLabel}
      isBusy={isBusy}
      variant="danger"
      formId={formId}
    >
      <ReasonForm {...props} formId={formId} />
    </FormDialog>
  );
}

function ReasonForm(props: ReasonDialogProps & { formId: string }) {
  const { children, reasonLabel, error, formId, onConfirm } = props;
  const text = useText('ownerMoney').payment;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  return (
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
      <div className="grid gap-2 text-secondary">{children}</div>
      <TextArea
        label={reasonLabel}
        value={reason}
        maxLength={LONGEST_REASON}
        autoFocus
        onChange={(event) => setReason(event.target.value)}
        error={isTried && isMissing ? text.reasonMissing : undefined}
      />
      {error ? <Notice tone="bad">{error}</Notice> : null}
    </form>
  );
}
