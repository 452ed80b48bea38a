import { useQuery } from '@tanstack/react-query';
import { chargeQueries } from '#src/data/money/charges/queries.ts';
import { confirmPayment } from '#src/data/money/payments/mutations.ts';
import type { PaymentDetails } from '#src/data/money/payments/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { CashAccountField } from '#src/islands/owner-dashboard/screens/books/cash/cash-account-field.tsx';
import {
  CameInField,
  ExchangeFields,
  ReceivedField,
} from '#src/islands/owner-dashboard/screens/books/cash/received-fields.tsx';
import type { CashChoice } from '#src/islands/owner-dashboard/screens/books/cash/use-cash-choice.ts';
import { useReceived } from '#src/islands/owner-dashboard/screens/books/cash/use-received.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { type SimilarPayments, SimilarPaymentsNotice } from '#src/islands/shell/similar-payments.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { moneyKeys } from '../parts/money-keys.ts';
import { PreviewOfPayment } from './payment-parts.tsx';
import { usePreview } from './use-preview.ts';

interface ConfirmDialogProps {
  payment: PaymentDetails;
  account: CashChoice;
  /** What may be the same money. */
  similar: SimilarPayments;
  /** Where the reader knows already that it came in the other currency. */
  isOther: boolean;
  onClose: () => void;
}

/** What is asked before a payment is confirmed: where it arrived, and in which money, at which rate. */
export function ConfirmDialog({ payment, account, similar, isOther, onClose }: ConfirmDialogProps) {
  const { payment: text, cash, finance } = useText('ownerMoney');
  const action = useAction({
    mutationFn: confirmPayment,
    invalidates: moneyKeys,
    toast: text.confirmed,
    onDone: onClose,
  });
  const received = useReceivedOf(payment, isOther);
  const { exchange } = received.view;
  const { currency } = payment;
  return (
    <ActionDialog
      title={cash.confirm.title}
      submitLabel={cash.confirm.submit}
      size={received.isOther ? 'wide' : undefined}
      action={action}
      onClose={onClose}
      input={
        (received.isOther && !exchange) || !similar.mayGoOn
          ? null
          : {
              paymentId: payment.id,
              accountId: account.accountId,
              exchange: received.isOther ? exchange : null,
            }
      }
    >
      <SimilarPaymentsNotice
        similar={similar}
        text={text.similar}
        pathOf={(id) => `/finance/payments/${id}`}
      />
      {payment.receivedMinor === null ? (
        <CameInField view={received.view} isOther={received.isOther} change={received.change} />
      ) : (
        <p className="text-secondary">
          {cash.exchange.confirmText({ name: payment.tenantName ?? finance.noTenant })}
        </p>
      )}
      {received.isOther ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <ReceivedField {...{ currency, view: received.view, change: received.change }} />
          <ExchangeFields {...{ currency, view: received.view, change: received.change }} />
        </div>
      ) : null}
      <CashAccountField label={cash.accountIn} choice={account} />
      {received.isOther ? <WouldPay payment={payment} amountMinor={received.view.countsMinor} /> : null}
    </ActionDialog>
  );
}

/** What was reported of the other currency; where nothing was, what was said to be paid is what it counts as. */
function useReceivedOf(payment: PaymentDetails, isOther: boolean) {
  const { receivedMinor, rate, rateSource: source, ratedOn } = payment;
  const isReported = receivedMinor !== null && rate !== null && source !== null && ratedOn !== null;
  return useReceived({
    currency: payment.currency,
    owedMinor: payment.amountMinor,
    day: payment.paidOn,
    draft: isReported ? { isOther: true, receivedMinor } : { isOther },
    reported: isReported ? { rate, source, ratedOn } : null,
  });
}

function WouldPay({ payment, amountMinor }: { payment: PaymentDetails; amountMinor: number | null }) {
  const { id } = useOrganization();
  const { data: open } = useQuery(chargeQueries.openOfLease(id, payment.leaseId));
  const { leaseId, currency, paidOn } = payment;
  const shown = usePreview({ leaseId, currency, amountMinor, paidOn }, open);
  return shown ? <PreviewOfPayment {...shown} currency={currency} /> : null;
}
