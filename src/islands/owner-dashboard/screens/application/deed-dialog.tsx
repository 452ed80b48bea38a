import { useId, useState } from 'react';
import type { ApplicationVerb } from '#src/domain/screening.ts';
import { useText } from '#src/i18n/react.tsx';
import { DialogForm } from '#src/islands/shell/dialog-form.tsx';
import { FormDialog } from '#src/islands/shell/form-dialog.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

const WITH_REASON = ['approve', 'reject', 'withdraw'] as const;
export type DeedWithReason = (typeof WITH_REASON)[number];

export function isDeedWithReason(verb: ApplicationVerb): verb is DeedWithReason {
  return WITH_REASON.some((known) => known === verb);
}

const LONGEST_REASON = 1000;

interface DeedDialogProps {
  verb: DeedWithReason;
  name: string;
  isBusy: boolean;
  error: string | null;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks why before a decision: a rejection must say it, the others may. */
export function DeedDialog({ verb, name, isBusy, error, onClose, onConfirm }: DeedDialogProps) {
  const { detail } = useText('ownerScreening');
  const { states } = useText('common');
  const text = detail.dialogs[verb];
  const formId = useId();
  const [reason, setReason] = useState('');
  const isMissing = verb === 'reject' && reason.trim() === '';
  return (
    <FormDialog
      onClose={onClose}
      title={text.title({ name })}
      submitLabel={detail.verbs[verb]}
      isBusy={isBusy}
      role="alertdialog"
      variant={verb === 'approve' ? 'primary' : 'danger'}
      formId={formId}
    >
      <DialogForm
        id={formId}
        error={error}
        onSubmit={() => {
          if (!isMissing) onConfirm(reason.trim());
        }}
      >
        {(isTried) => (
          <>
            <p className="text-secondary">{text.text}</p>
            <TextArea
              label={text.reason}
              optional={verb === 'reject' ? undefined : states.optional}
              value={reason}
              maxLength={LONGEST_REASON}
              onChange={(event) => setReason(event.target.value)}
              error={isTried && isMissing ? detail.dialogs.reasonMissing : undefined}
            />
          </>
        )}
      </DialogForm>
    </FormDialog>
  );
}
