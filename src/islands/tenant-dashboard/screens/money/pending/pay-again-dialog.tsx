import type { OpenAttempt } from '#src/data/cards/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ConfirmDialog } from '#src/ui/components/confirm-dialog.tsx';
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
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      title={text.againTitle}
      confirmLabel={text.again}
      cancelLabel={actions.back}
      closeLabel={actions.close}
    >
      <p>{text.againText({ amount: useAttemptAmount(attempt) })}</p>
      <p>{text.againLeft}</p>
    </ConfirmDialog>
  );
}
