import { useQuery } from '@tanstack/react-query';
import { feesBackQueries } from '#src/data/money/charges/fees-back.ts';
import { type Charge, chargeQueries } from '#src/data/money/charges/queries.ts';
import { type Payment, type PaymentDetails, paymentQueries } from '#src/data/money/payments/queries.ts';
import { refundQueries } from '#src/data/money/refunds/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { RecordHead } from '#src/islands/shell/record/record-head.tsx';
import { RecordPage } from '#src/islands/shell/record/record-page.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { chargeName } from '../parts/charge-name.ts';
import { PaymentBadge } from '../parts/status-badges.tsx';
import { CardFacts } from './card-facts.tsx';
import { ClaimsCard } from './claims-card.tsx';
import { PaymentStep, usePaymentMenu } from './payment-actions.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentParts, PreviewOfPayment } from './payment-parts.tsx';
import { isRecorded, PaymentProof } from './payment-proof.tsx';
import { PaymentRelated } from './payment-related.tsx';
import { PaymentTimeline } from './payment-timeline.tsx';
import { RefundsCard } from './refunds-card.tsx';
import { usePreview } from './use-preview.ts';

/** One payment: its proof, what it pays, and the decision about it. */
export function Screen({ params }: ScreenProps) {
  const { id: organizationId } = useOrganization();
  const { states } = useText('common');
  const paymentId = params.id ?? '';
  const query = useQuery(paymentQueries.byId(organizationId, paymentId));
  useLive(
    [
      { table: 'payments', filter: `id=eq.${paymentId}` },
      { table: 'refunds', filter: `payment_id=eq.${paymentId}` },
      { table: 'card_claims', filter: `payment_id=eq.${paymentId}` },
    ],
    [paymentQueries.all, chargeQueries.all, refundQueries.all],
  );
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(payment) => <PaymentDetail payment={payment} />}
    </QueryView>
  );
}

function PaymentDetail({ payment }: { payment: PaymentDetails }) {
  const { payment: text, finance } = useText('ownerMoney');
  const language = useLanguage();
  const { actions, dialogs } = usePaymentMenu(payment);
  const isReported = payment.status === 'reported';
  return (
    <>
      <RecordHead
        kind={text.title}
        title={formatMoney(payment.amountMinor, payment.currency, language)}
        back={<BackLink to="/finance">{text.back}</BackLink>}
        facts={[
          text.from({ name: payment.tenantName ?? finance.noTenant }),
          <AppLink key="lease" to={recordPath.lease(payment.leaseId)} className="text-action hover:underline">
            {finance.place({ property: payment.propertyName, unit: payment.unitLabel })}
          </AppLink>,
        ]}
        state={<PaymentBadge status={payment.status} />}
        primary={<PaymentStep payment={payment} />}
        actions={actions}
      />
      {dialogs}
      <StateNotice payment={payment} />
      <RecordPage
        main={
          <>
            {payment.status === 'confirmed' ? <HasPaid payment={payment} /> : null}
            <ClaimsCard payment={payment} />
            <RefundsCard payment={payment} />
            <Evidence payment={payment} />
          </>
        }
        side={
          <>
            {isReported ? <WillPay payment={payment} /> : null}
            <Card title={text.facts}>
              <PaymentFacts payment={payment} />
            </Card>
            <PaymentRelated payment={payment} />
            <PaymentTimeline payment={payment} />
          </>
        }
      />
    </>
  );
}

/** The proof that a tenant sent, or how a card was charged; of what the team recorded itself there is none to show. */
function Evidence({ payment }: { payment: PaymentDetails }) {
  const text = useText('ownerMoney').payment;
  if (payment.method === 'card' && payment.proofPath === null) return <CardFacts payment={payment} />;
  if (payment.proofPath === null && isRecorded(payment)) return null;
  return (
    <Card title={text.proof}>
      <PaymentProof payment={payment} />
    </Card>
  );
}

function StateNotice({ payment }: { payment: Payment }) {
  const text = useText('ownerMoney').payment;
  if (payment.status === 'confirmed') return null;
  const tone = { reported: 'info', rejected: 'bad', reversed: 'warn' } as const;
  return (
    <div className="mb-6">
      <Notice tone={tone[payment.status]} title={text.states[payment.status]}>
        {payment.decisionReason ? `${text.reason}: ${payment.decisionReason}` : null}
      </Notice>
    </div>
  );
}

function WillPay({ payment }: { payment: Payment }) {
  const { id } = useOrganization();
  const text = useText('ownerMoney').payment;
  const { states } = useText('common');
  const query = useQuery(chargeQueries.openOfLease(id, payment.leaseId));
  return (
    <Card title={text.willPay}>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} />}>
        {(open) => <WouldPay payment={payment} open={open} />}
      </QueryView>
    </Card>
  );
}

function WouldPay({ payment, open }: { payment: Payment; open: readonly Charge[] }) {
  const shown = usePreview(
    {
      leaseId: payment.leaseId,
      currency: payment.currency,
      amountMinor: payment.amountMinor,
      paidOn: payment.paidOn,
    },
    open,
  );
  return shown ? <PreviewOfPayment {...shown} currency={payment.currency} /> : null;
}

function HasPaid({ payment }: { payment: Payment }) {
  const { id } = useOrganization();
  const { payment: text, money } = useText('ownerMoney');
  const { states } = useText('common');
  const language = useLanguage();
  const query = useQuery(paymentQueries.paidParts(id, payment.id));
  const { data: feesBack } = useQuery(feesBackQueries.takenBackBy(id, payment.id));
  return (
    <Card title={text.hasPaid}>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} />}>
        {(parts) =>
          parts.length === 0 && payment.unappliedMinor === 0 && !feesBack?.length ? (
            <p className="text-secondary">{text.paidNothing}</p>
          ) : (
            <PaymentParts
              currency={payment.currency}
              creditMinor={payment.unappliedMinor}
              feesBack={feesBack}
              parts={parts.map((part) => ({
                id: part.chargeId,
                name: chargeName(part, money, language),
                dueOn: part.dueOn,
                amountMinor: part.amountMinor,
              }))}
            />
          )
        }
      </QueryView>
    </Card>
  );
}
