import type { PaymentDetails } from '#src/data/money/payments/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { RelatedCard } from '#src/islands/shell/record/related-card.tsx';

/** The lease that was paid, its home, and what the books say of it. */
export function PaymentRelated({ payment }: { payment: PaymentDetails }) {
  const { payment: text, lease } = useText('ownerMoney');
  return (
    <RelatedCard
      items={[
        {
          kind: lease.title,
          name: [payment.unitLabel, payment.tenantName].filter(Boolean).join(', '),
          to: recordPath.lease(payment.leaseId),
        },
        {
          kind: lease.related.property,
          name: payment.propertyName,
          to: recordPath.property(payment.propertyId),
        },
        payment.status === 'confirmed' || payment.status === 'reversed'
          ? {
              kind: text.books,
              name: text.entries,
              to: `/finance/journal?f.lease=${payment.leaseId}&f.kind=payment,reversal`,
            }
          : null,
      ]}
    />
  );
}
