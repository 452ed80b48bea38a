import type { OpenAttempt } from '#src/data/cards/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAttemptAmount } from './open-attempts.tsx';

interface PayAgainDialogProps {
  attempt: OpenAttempt;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asked before a second card payment while a first one has no answer. */
export function PayAgainDialog({ attempt, onClose, onConfirm }: PayAgainDialogProps) {
  const { attempt: text } = useText('tenantPending');
  const { actions } = useText('common');
  return (
    <ActionDialog
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      title={text.againTitle}
      submitLabel={text.again}
      cancelLabel={actions.back}
      variant="danger"
    >
      <p>{text.againText({ amount: useAttemptAmount(attempt) })}</p>
      <p>{text.againLeft}</p>
    </ActionDialog>
  );
}
