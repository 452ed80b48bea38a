import { Banknote, Wrench } from 'lucide-react';
import type { MaintenanceRequest } from '#src/data/maintenance/queries.ts';
import type { Payment } from '#src/data/money/payments/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import type { TimelineEvent } from '#src/islands/shell/record/timeline-events.ts';

/** Payments and requests as a timeline tells them. */
export function useWorkEvents(payments: readonly Payment[], requests: readonly MaintenanceRequest[]) {
  const { lease: text } = useText('ownerMoney');
  const { enums } = useText('common');
  const language = useLanguage();
  const paid = payments.map(
    (payment): TimelineEvent => ({
      id: `payment ${payment.id}`,
      at: payment.paidOn,
      text: text.paid({
        amount: formatMoney(payment.amountMinor, payment.currency, language),
        method: enums.paymentMethod[payment.method],
      }),
      note: payment.status === 'confirmed' ? undefined : enums.paymentStatus[payment.status],
      to: recordPath.payment(payment.id),
      icon: Banknote,
    }),
  );
  const reported = requests.map(
    (request): TimelineEvent => ({
      id: `request ${request.id}`,
      at: request.createdAt,
      text: request.title,
      by: request.reporterName ?? undefined,
      to: recordPath.request(request.id),
      icon: Wrench,
    }),
  );
  return [...paid, ...reported];
}
