import { rejectPayment } from '#src/data/money/payments/mutations.ts';
import { reportedPaymentQueries } from '#src/data/money/payments/reported-queries.ts';
import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';

type RejectDialogProps = { paymentId: string; amount: string; onClose: () => void };

/** Rejects a reported payment with the reason that the tenant reads. */
export function RejectDialog({ paymentId, amount, onClose }: RejectDialogProps) {
  const { needs } = useText('owner').home;
  const { form } = useText('common');
  const reject = useAction({
    mutationFn: rejectPayment,
    invalidates: [reportedPaymentQueries.all, totalsQueries.all],
    toast: needs.rejected,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      onClose={onClose}
      title={needs.rejectTitle({ amount })}
      submitLabel={needs.rejectSubmit}
      cancelLabel={needs.keep}
      action={reject}
      isDanger
      label={needs.reason}
      missingText={form.required}
      maxLength={500}
      onConfirm={(reason) => void reject.run({ paymentId, reason })}
    >
      <p>{needs.rejectText}</p>
    </ReasonDialog>
  );
}
