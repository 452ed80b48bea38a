import { useState } from 'react';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useGo } from '#src/islands/shell/use-go.ts';
import { showToast } from '#src/stores/toasts.ts';
import type { BegunPayment } from './record-payment.ts';
import { RecordPaymentForm } from './record-payment-form.tsx';
import { LeaseChoiceForm } from './tenant-picker.tsx';

/** The lease that a payment is for, as far as the dialog needs it. */
export interface PayingLease {
  readonly id: string;
  readonly currency: CurrencyCode;
  /** Who pays and for what place. */
  readonly tenantName: string;
  readonly place: string;
  /** What was paid ahead and is not used yet. */
  readonly creditMinor: number;
  /** What was said of the payment already. */
  readonly begun?: BegunPayment;
}

export interface RecordPaymentDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Leave out where the reader has to choose it first. */
  lease?: PayingLease;
}

/** Records money that the organisation received. */
export function RecordPaymentDialog({ isOpen, onClose, lease }: RecordPaymentDialogProps) {
  const text = useText('ownerMoney').payment.record;
  const go = useGo();
  const [chosen, setChosen] = useState<PayingLease | null>(null);
  const payingLease = lease ?? chosen;

  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <ActionDialog isOpen={isOpen} onClose={close} title={text.title} submitLabel={text.submit}>
      {payingLease ? (
        <RecordPaymentForm
          key={payingLease.id}
          lease={payingLease}
          onChangeLease={lease ? undefined : () => setChosen(null)}
          onDone={(paymentId) => {
            close();
            showToast('success', text.done, {
              label: text.seeReceipt,
              run: () => go(`/finance/payments/${paymentId}`),
            });
          }}
        />
      ) : (
        <LeaseChoiceForm onChoose={setChosen} />
      )}
    </ActionDialog>
  );
}
