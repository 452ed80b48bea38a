import { useState } from 'react';
import type { Payment } from '#src/data/money/payments/queries.ts';
import { bouncePayment } from '#src/data/money/refunds/mutations.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import type { OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { moneyKeys } from '../parts/money-keys.ts';
import { DatedCorrectionDialog } from './dated-correction-dialog.tsx';

/** Undoes a confirmed payment, and charges what its return cost when the landlord wants to. */
export function ReverseDialog({ payment, isOpen, onClose }: OpenedDialogProps & { payment: Payment }) {
  const { payment: text } = useText('ownerMoney');
  const { bounce } = useText('ownerCards');
  const { form } = useText('common');
  const language = useLanguage();
  const [feeMinor, setFee] = useState<number | null>(null);
  const [isCharged, setCharged] = useState(false);
  const isFeeMissing = isCharged && (feeMinor ?? 0) <= 0;
  const reverse = useAction({
    mutationFn: bouncePayment,
    invalidates: moneyKeys,
    toast: text.reversed,
    onDone: onClose,
  });
  return (
    <DatedCorrectionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.reverseTitle({ amount: formatMoney(payment.amountMinor, payment.currency, language) })}
      label={text.reverseReason}
      submitLabel={text.reverseConfirm}
      action={reverse}
      onConfirm={(reason, on) => {
        if (isFeeMissing) return;
        void reverse.run({ paymentId: payment.id, reason, feeMinor: isCharged ? (feeMinor ?? 0) : 0, on });
      }}
    >
      <p>{text.reverseText}</p>
      <Checkbox
        label={bounce.fee}
        hint={bounce.feeHint}
        checked={isCharged}
        onChange={(event) => setCharged(event.target.checked)}
      />
      {isCharged ? (
        <MoneyField
          label={bounce.amount}
          currency={payment.currency}
          value={feeMinor}
          onChange={setFee}
          error={isFeeMissing ? form.amountInvalid : undefined}
        />
      ) : null}
    </DatedCorrectionDialog>
  );
}
