import { useQuery } from '@tanstack/react-query';
import { cardQueries } from '#src/data/cards/queries.ts';
import type { PaymentDetails } from '#src/data/money/payments/queries.ts';
import { refundCard, refundPayment } from '#src/data/money/refunds/mutations.ts';
import { refundQueries } from '#src/data/money/refunds/queries.ts';
import { moneyMethods } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog, type OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { moneyKeys } from '../parts/money-keys.ts';
import { RefundForm, type RefundValues } from './refund-form.tsx';

interface RefundDialogProps extends OpenedDialogProps {
  payment: PaymentDetails;
}

/** Gives a payment back: to its card through the processor, or by hand. */
export function RefundDialog({ payment, isOpen, onClose }: RefundDialogProps) {
  const { refund: text } = useText('ownerCards');
  const { data: state } = useQuery(refundQueries.ofPayment(payment.id));
  const { data: attempt } = useQuery(cardQueries.ofPayment(payment.id));
  // CardNet's page has no refunds: there is only the hand.
  const canUseCard = Boolean(attempt) && attempt?.processor !== 'cardnet';
  const action = useAction({
    mutationFn: ({ way, method, reference, on, ...input }: RefundValues, requestId) => {
      const refund = { paymentId: payment.id, ...input };
      return way === 'card'
        ? refundCard(refund, requestId)
        : refundPayment({ ...refund, method, reference, on }, requestId).then(() => null);
    },
    invalidates: [...moneyKeys, refundQueries.all, cardQueries.all],
    toast: (status) => (status === null ? text.done : text.results[status]),
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      submitLabel={text.submit}
      isDisabled={!state}
      variant="danger"
    >
      {state ? (
        <RefundForm
          payment={payment}
          state={state}
          card={canUseCard ? (attempt?.cardLast4 ?? '') : null}
          methods={moneyMethods}
          action={action}
        />
      ) : null}
    </ActionDialog>
  );
}
