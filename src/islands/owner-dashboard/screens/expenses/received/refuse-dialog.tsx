import { answerReceived } from '#src/data/expenses/received/mutations.ts';
import { type ReceivedReceipt, receivedQueries } from '#src/data/expenses/received/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { CorrectionDialog } from '#src/islands/owner-dashboard/screens/money/payment/correction-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';

/** Refuses the deal of a received receipt, for a reason that its sender reads. */
export function RefuseDialog({ received, onClose }: { received: ReceivedReceipt; onClose: () => void }) {
  const { card: text } = useText('ownerReceived');
  const refuse = useAction({
    mutationFn: answerReceived,
    invalidates: [receivedQueries.all],
    toast: text.answered,
    onDone: onClose,
  });
  return (
    <CorrectionDialog
      isOpen
      onClose={onClose}
      title={text.refuseTitle}
      label={text.reason}
      submitLabel={text.refuse}
      action={refuse}
      onConfirm={(reason) => void refuse.run({ receivedId: received.id, isApproved: false, reason })}
    >
      <p>{text.refuseText({ sender: received.senderName })}</p>
    </CorrectionDialog>
  );
}
