import type { ApplicationVerb } from '#src/domain/screening/screening.ts';
import { useText } from '#src/i18n/react.tsx';
import type { StartedAction } from '#src/islands/shell/form/action-form.tsx';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';

const WITH_REASON = ['approve', 'reject', 'withdraw'] as const;
export type ActionWithReason = (typeof WITH_REASON)[number];

export function isActionWithReason(verb: ApplicationVerb): verb is ActionWithReason {
  return WITH_REASON.some((known) => known === verb);
}

const LONGEST_REASON = 1000;

interface ApplicationActionDialogProps {
  verb: ActionWithReason;
  name: string;
  action: StartedAction;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks why before a decision: a rejection must say it, the others may. */
export function ApplicationActionDialog({
  verb,
  name,
  action,
  onClose,
  onConfirm,
}: ApplicationActionDialogProps) {
  const { detail } = useText('ownerScreening');
  const text = detail.dialogs[verb];
  return (
    <ReasonDialog
      {...{ action, onClose, onConfirm }}
      title={text.title({ name })}
      submitLabel={detail.verbs[verb]}
      label={text.reason}
      missingText={detail.dialogs.reasonMissing}
      isRequired={verb === 'reject'}
      maxLength={LONGEST_REASON}
      isDanger={verb !== 'approve'}
    >
      <p>{text.text}</p>
    </ReasonDialog>
  );
}
