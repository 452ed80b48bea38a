import { useQuery } from '@tanstack/react-query';
import { cardQueries } from '#src/data/cards/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { Payment } from '#src/data/money/payments/queries.ts';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { PaymentBadge } from '../parts/payment-badge.tsx';
import { ReceiptButton } from '../parts/receipt-button.tsx';

interface PaymentStateProps {
  lease: TenantLease;
  payment: Payment;
}

/** Where the payment stands, in a sentence, with what can be done about it. */
export function PaymentState({ lease, payment }: PaymentStateProps) {
  const { payment: text, receipt } = useText('tenant');
  const { receiptId, receiptNumber: number } = payment;
  const isVoid = payment.receiptVoidedAt !== null;
  return (
    <Card>
      <div className="grid gap-4">
        <div aria-live="polite" className="grid justify-items-start gap-2">
          <PaymentBadge status={payment.status} />
          <StateText lease={lease} payment={payment} />
          {payment.decisionReason ? (
            <p>
              <span className="block text-14 text-hint">{text.reason}</span>
              {payment.decisionReason}
            </p>
          ) : null}
        </div>
        {payment.status === 'rejected' ? (
          <AppLink
            to={`/payments/new?again=${payment.id}`}
            className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}
          >
            {text.reportAgain}
          </AppLink>
        ) : null}
        {receiptId && number !== null && !isVoid ? (
          <ReceiptButton id={receiptId} number={number} isBlock />
        ) : null}
        {number !== null && isVoid ? (
          <p className="text-14 text-hint">
            {receipt.title({ number: formatReceiptNumber(number) })} · {receipt.voided}
          </p>
        ) : null}
      </div>
    </Card>
  );
}

/** Who says so: the landlord, or for a card payment the processor, which nobody confirms by hand. */
function StateText({ lease, payment }: PaymentStateProps) {
  const { payment: text } = useText('tenant');
  const { approvedCard } = useText('tenantPay');
  const isPaidByCard = payment.status === 'confirmed' && payment.method === 'card';
  const { data: card } = useQuery({ ...cardQueries.ofPayment(payment.id), enabled: isPaidByCard });
  // Whether a card was charged here, or in the office, is about to be known.
  if (isPaidByCard && card === undefined) return <p className="min-h-6" />;
  return (
    <p className="text-16">
      {isPaidByCard && card
        ? approvedCard
        : text.states[payment.status]({ landlord: lease.organizationName })}
    </p>
  );
}
