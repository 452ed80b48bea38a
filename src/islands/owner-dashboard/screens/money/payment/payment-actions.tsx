import { useQuery } from '@tanstack/react-query';
import { Check, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { confirmPayment, rejectPayment } from '#src/data/money/payments/mutations.ts';
import type { PaymentDetails } from '#src/data/money/payments/queries.ts';
import { refundQueries } from '#src/data/money/refunds/queries.ts';
import { moneyMethods } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { useCashChoice } from '#src/islands/owner-dashboard/screens/books/cash/use-cash-choice.ts';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { usePrintItem } from '#src/islands/shell/record/use-print-item.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useSimilarPayments } from '#src/islands/shell/similar-payments.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { moneyKeys } from '../parts/money-keys.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReverseDialog } from './reverse-dialog.tsx';

/** The next step of a payment in its state, for those who may take it: the decision, or else its receipt. */
export function PaymentStep({ payment }: { payment: PaymentDetails }) {
  const { can } = useOrganization();
  if (payment.status === 'reported') return can('money.write') ? <Decide payment={payment} /> : null;
  return payment.receiptId && payment.receiptNumber !== null ? (
    <ReceiptButton receiptId={payment.receiptId} number={payment.receiptNumber} />
  ) : null;
}

/** The rest: giving back what was posted, and printing. */
export function usePaymentMenu(payment: PaymentDetails) {
  const { payment: text } = useText('ownerMoney');
  const { refund } = useText('ownerCards');
  const { can } = useOrganization();
  const print = usePrintItem();
  const [opened, setOpened] = useState<'reverse' | 'refund' | null>(null);
  const mayReverse = payment.status === 'confirmed' && can('money.reverse');
  const { data: state } = useQuery({ ...refundQueries.ofPayment(payment.id), enabled: mayReverse });
  const isTouched = state?.refunds.some(({ status }) => status !== 'failed') ?? false;
  const cameAsMoney = moneyMethods.some((own) => own === payment.method);
  const close = () => setOpened(null);
  const actions: MenuItem[] = [print];
  if (mayReverse && state && state.leftMinor > 0 && cameAsMoney)
    actions.push({
      ...{ id: 'refund', label: refund.action, icon: Undo2, startsGroup: true },
      onSelect: () => setOpened('refund'),
    });
  // What came along from another lease goes with the payment that it was left of.
  if (mayReverse && state && !isTouched && payment.method !== 'moved_credit')
    actions.push({
      ...{ id: 'reverse', label: text.reverse, icon: RotateCcw, tone: 'danger', startsGroup: true },
      onSelect: () => setOpened('reverse'),
    });
  const dialogs = mayReverse ? (
    <>
      <ReverseDialog payment={payment} isOpen={opened === 'reverse'} onClose={close} />
      <RefundDialog payment={payment} isOpen={opened === 'refund'} onClose={close} />
    </>
  ) : null;
  return { actions, dialogs };
}

function Decide({ payment }: { payment: PaymentDetails }) {
  const { payment: text, cash } = useText('ownerMoney');
  const account = useCashChoice('payments');
  const [asking, setAsking] = useState<'confirm' | 'other' | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const confirm = useAction({ mutationFn: confirmPayment, invalidates: moneyKeys, toast: text.confirmed });
  const reject = useAction({
    mutationFn: rejectPayment,
    invalidates: moneyKeys,
    toast: text.rejected,
    onDone: () => setRejecting(false),
  });
  const isExchanged = payment.receivedMinor !== null;
  const similar = useSimilarPayments({
    leaseId: payment.leaseId,
    amountMinor: payment.receivedMinor ?? payment.amountMinor,
    paidOn: payment.paidOn,
    exceptId: payment.id,
  });
  const isAsked = isExchanged || account.options.length > 0 || similar.rows.length > 0;
  return (
    <>
      {confirm.error ? (
        <div className="basis-full">
          <FailureNote text={confirm.error} />
        </div>
      ) : null}
      <Button disabled={confirm.isRunning} onClick={() => setRejecting(true)}>
        {text.reject}
      </Button>
      {/* Rent agreed in dollars is often paid in pesos; where more is asked anyway, that is asked with it. */}
      {payment.currency === 'USD' && !isAsked ? (
        <Button disabled={confirm.isRunning || account.isLoading} onClick={() => setAsking('other')}>
          {cash.exchange.cameIn({ currency: cash.exchange.money.DOP })}
        </Button>
      ) : null}
      <Button
        variant="primary"
        icon={Check}
        isBusy={confirm.isRunning}
        disabled={account.isLoading}
        onClick={() => (isAsked ? setAsking('confirm') : void confirm.run({ paymentId: payment.id }))}
      >
        {text.confirm}
      </Button>
      {asking ? (
        <ConfirmDialog
          payment={payment}
          account={account}
          similar={similar}
          isOther={asking === 'other'}
          onClose={() => setAsking(null)}
        />
      ) : null}
      <CorrectionDialog
        isOpen={isRejecting}
        onClose={() => setRejecting(false)}
        title={text.rejectTitle}
        label={text.rejectReason}
        submitLabel={text.rejectConfirm}
        action={reject}
        onConfirm={(reason) => void reject.run({ paymentId: payment.id, reason })}
      >
        <p>{text.rejectText}</p>
      </CorrectionDialog>
    </>
  );
}
