import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { ListedPayment } from '#src/data/money/payments/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { WithPayment } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-payment.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentState } from './payment-state.tsx';
import { ProofCard } from './proof-card.tsx';
import { RefundedLines } from './refunded-lines.tsx';

/** One payment: its state, what it paid, its receipt and its proof. */
export function Screen({ params }: ScreenProps) {
  return (
    <WithPayment paymentId={params.id ?? ''}>
      {(payment, lease) => <PaymentView lease={lease} payment={payment} />}
    </WithPayment>
  );
}

function PaymentView({ lease, payment }: { lease: TenantLease; payment: ListedPayment }) {
  const { payment: text } = useText('tenant');
  const language = useLanguage();
  const amount = formatMoney(payment.amountMinor, payment.currency, language, { look: 'said' });
  return (
    <>
      <PageHeader
        title={text.title({ amount })}
        back={<TouchBackLink to="/payments">{text.back}</TouchBackLink>}
      />
      <div className="grid gap-5">
        <PaymentState lease={lease} payment={payment} />
        <RefundedLines payment={payment} />
        <PaymentFacts lease={lease} payment={payment} />
        {payment.proofPath ? <ProofCard path={payment.proofPath} /> : null}
      </div>
    </>
  );
}
