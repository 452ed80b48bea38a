import { useState } from 'react';
import type { ReportedPayment } from '#src/data/money/totals/queries.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NeedLine } from './need-line.tsx';

const ConfirmReported = lazyPart(() => import('./confirm-reported.tsx').then((file) => file.ConfirmReported));
const RejectDialog = lazyPart(() => import('./reject-dialog.tsx').then((file) => file.RejectDialog));

/** A payment that a tenant reported, decided right here. */
export function PaymentLine({ payment }: { payment: ReportedPayment }) {
  const { needs } = useText('owner').home;
  const language = useLanguage();
  const { can } = useOrganization();
  const [deciding, setDeciding] = useState<'confirm' | 'reject' | null>(null);
  const amount = formatMoney(payment.amountMinor, payment.currency, language);
  const name = payment.tenantName ?? needs.somebody;
  const reported = needs.reported({ date: formatDate(payment.paidOn, language, 'dayMonth') });
  const { receivedMinor: received, receivedCurrency: other } = payment;
  const close = () => setDeciding(null);
  return (
    <NeedLine
      title={name}
      detail={
        <>
          {`${payment.propertyName} · ${payment.unitLabel}, ${reported}`}
          {received !== null && other ? ` · ${formatMoney(received, other, language)}` : null}
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
                aria-label={needs.confirmNamed({ amount, name })}
                onClick={() => setDeciding('confirm')}
              >
                {needs.confirm}
              </Button>
              <Button
                size="sm"
                aria-label={needs.rejectNamed({ amount, name })}
                onClick={() => setDeciding('reject')}
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
          {deciding === 'confirm' ? <ConfirmReported payment={payment} onClose={close} /> : null}
          {deciding === 'reject' ? (
            <RejectDialog paymentId={payment.id} amount={amount} onClose={close} />
          ) : null}
        </>
      }
    />
  );
}
