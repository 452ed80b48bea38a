import { useQuery } from '@tanstack/react-query';
import { chargeQueries } from '#src/data/money/charges/queries.ts';
import { confirmPayment } from '#src/data/money/payments/mutations.ts';
import { paymentQueries } from '#src/data/money/payments/queries.ts';
import { type ReportedPayment, totalsQueries } from '#src/data/money/totals/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { CashAccountField } from '#src/islands/owner-dashboard/screens/books/cash/cash-account-field.tsx';
import { useCashChoice } from '#src/islands/owner-dashboard/screens/books/cash/use-cash-choice.ts';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { PreviewOfPayment } from '#src/islands/owner-dashboard/screens/money/payment/payment-parts.tsx';
import { PaymentProof } from '#src/islands/owner-dashboard/screens/money/payment/payment-proof.tsx';
import { usePreview } from '#src/islands/owner-dashboard/screens/money/payment/use-preview.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SimilarPaymentsNotice, useSimilarPayments } from '#src/islands/shell/similar-payments.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Skeleton, SkeletonText } from '#src/ui/components/skeleton.tsx';

// Not among what every home fetches.
const namespaces: readonly Namespace[] = ['ownerMoney'];

interface ConfirmReportedProps {
  payment: ReportedPayment;
  onClose: () => void;
}

/** A reported payment before it is confirmed: its proof, what it pays, and what may be the same money. */
export function ConfirmReported(props: ConfirmReportedProps) {
  return (
    <TextProvider language={useLanguage()} namespaces={namespaces}>
      <Confirming {...props} />
    </TextProvider>
  );
}

function Confirming({ payment, onClose }: ConfirmReportedProps) {
  const { payment: text, cash } = useText('ownerMoney');
  const { needs } = useText('owner').home;
  const { states } = useText('common');
  const language = useLanguage();
  const { id } = useOrganization();
  const { leaseId, currency, amountMinor, paidOn, id: paymentId } = payment;
  const details = useQuery(paymentQueries.byId(id, paymentId));
  const open = useQuery(chargeQueries.openOfLease(id, leaseId));
  const account = useCashChoice('payments');
  const similar = useSimilarPayments({ leaseId, amountMinor, paidOn, exceptId: paymentId });
  const shown = usePreview({ leaseId, currency, amountMinor, paidOn }, open.data);
  const amount = formatMoney(amountMinor, currency, language);
  const confirm = useAction({
    mutationFn: confirmPayment,
    invalidates: [...moneyKeys, totalsQueries.all],
    toast: needs.confirmed({ amount }),
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={needs.confirmTitle({ amount, name: payment.tenantName ?? needs.somebody })}
      submitLabel={text.confirm}
      size="wide"
      action={confirm}
      onClose={onClose}
      input={similar.mayGoOn ? { paymentId, accountId: account.accountId, exchange: null } : null}
    >
      <SimilarPaymentsNotice
        similar={similar}
        text={text.similar}
        pathOf={(one) => `/finance/payments/${one}`}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <section aria-label={text.proof}>
          <QueryView query={details} skeleton={<Skeleton className="h-64 w-full" />}>
            {(known) => <PaymentProof payment={known} />}
          </QueryView>
        </section>
        <div className="grid gap-4">
          <section aria-label={text.willPay}>
            <QueryView query={open} skeleton={<SkeletonText label={states.loading} />}>
              {() => (shown ? <PreviewOfPayment {...shown} currency={currency} /> : null)}
            </QueryView>
          </section>
          <CashAccountField label={cash.accountIn} choice={account} />
        </div>
      </div>
    </ActionDialog>
  );
}
