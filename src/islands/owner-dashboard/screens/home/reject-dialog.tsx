import { useState } from 'react';
import { rejectPayment } from '#src/data/payments/mutations.ts';
import { reportedPaymentQueries } from '#src/data/payments/reported-queries.ts';
import { totalsQueries } from '#src/data/totals/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { FormDialog } from '#src/islands/shell/form-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { TextArea } from '#src/ui/components/text-area.tsx';

type RejectDialogProps = { paymentId: string; amount: string; onClose: () => void };

/** Rejects a reported payment with the reason that the tenant reads. */
export function RejectDialog({ paymentId, amount, onClose }: RejectDialogProps) {
  const { needs } = useText('owner').home;
  const { form } = useText('common');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const reject = useAction({
    mutationFn: rejectPayment,
    invalidates: [reportedPaymentQueries.all, totalsQueries.all],
    toast: needs.rejected,
    onDone: onClose,
  });
  const submit = () => {
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '') void reject.run({ paymentId, reason: reason.trim() });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={needs.rejectTitle({ amount })}
      submitLabel={needs.rejectSubmit}
      cancelLabel={needs.keep}
      isBusy={reject.isRunning}
      variant="danger"
      onConfirm={submit}
    >
      <div className="grid gap-4">
        <p>{needs.rejectText}</p>
        <TextArea
          label={needs.reason}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isMissing ? form.required : (reject.error ?? undefined)}
        />
      </div>
    </FormDialog>
  );
}
