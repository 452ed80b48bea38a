import { useState } from 'react';
import { confirmPayment } from '#src/data/money/payments/mutations.ts';
import { reportedPaymentQueries } from '#src/data/money/payments/reported-queries.ts';
import { fetchSimilar } from '#src/data/money/payments/similar-queries.ts';
import { type ReportedPayment, totalsQueries } from '#src/data/money/totals/queries.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NeedLine } from './need-line.tsx';

const RejectDialog = lazyPart(() => import('./reject-dialog.tsx').then((file) => file.RejectDialog));

/** A payment that a tenant reported, decided right here. */
export function PaymentLine({ payment }: { payment: ReportedPayment }) {
  const { needs } = useText('owner').home;
  const language = useLanguage();
  const { can } = useOrganization();
  const [isRejecting, setIsRejecting] = useState(false);
  const amount = formatMoney(payment.amountMinor, payment.currency, language);
  const name = payment.tenantName ?? needs.somebody;
  const confirm = useAction({
    mutationFn: confirmPayment,
    invalidates: [reportedPaymentQueries.all, totalsQueries.all],
    toast: needs.confirmed({ amount }),
  });
  const decide = useDecision(payment, () => confirm.run({ paymentId: payment.id }));
  const reported = needs.reported({ date: formatDate(payment.paidOn, language, 'dayMonth') });
  const { receivedMinor: received, receivedCurrency: other } = payment;
  return (
    <NeedLine
      title={name}
      detail={
        <>
          {`${payment.propertyName} · ${payment.unitLabel}, ${reported}`}
          {received !== null && other ? ` · ${formatMoney(received, other, language)}` : null}
          {confirm.error ? (
            <span role="alert" className="block text-bad">
              {confirm.error}
            </span>
          ) : null}
        </>
      }
      figure={<MoneyText amountMinor={payment.amountMinor} currency={payment.currency} />}
      actions={
        <>
          {/* What came in the other currency is decided where its rate is seen. */}
          {can('money.write') && payment.receivedMinor === null ? (
            <>
              <Button
                size="sm"
                variant="primary"
                isBusy={confirm.isRunning}
                aria-label={needs.confirmNamed({ amount, name })}
                onClick={() => void decide()}
              >
                {needs.confirm}
              </Button>
              <Button
                size="sm"
                disabled={confirm.isRunning}
                aria-label={needs.rejectNamed({ amount, name })}
                onClick={() => setIsRejecting(true)}
              >
                {needs.reject}
              </Button>
            </>
          ) : null}
          <AppLink
            to={`/finance/payments/${payment.id}`}
            className={buttonClass({ size: 'sm', variant: 'quiet' })}
          >
            {needs.openPayment}
          </AppLink>
          {isRejecting ? (
            <RejectDialog paymentId={payment.id} amount={amount} onClose={() => setIsRejecting(false)} />
          ) : null}
        </>
      }
    />
  );
}

/** What looks like money that is there already is decided where the earlier payment is seen. */
function useDecision(payment: ReportedPayment, confirm: () => Promise<unknown>) {
  const go = useGo();
  const { leaseId, amountMinor, paidOn, id: exceptId } = payment;
  return async () => {
    const similar = await fetchSimilar({ leaseId, amountMinor, paidOn, exceptId }).catch(() => []);
    if (similar.length > 0) go(`/finance/payments/${exceptId}`);
    else await confirm();
  };
}
