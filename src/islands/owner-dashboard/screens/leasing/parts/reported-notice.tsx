import type { Payment } from '#src/data/money/payments/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Notice } from '#src/ui/components/notice.tsx';

/** Payments that a tenant reported and nobody decided on yet; leads to the newest. */
export function ReportedNotice({ payments }: { payments: readonly Payment[] }) {
  const text = useText('ownerMoney').lease;
  const waiting = payments.filter((payment) => payment.status === 'reported');
  const [first] = waiting;
  if (!first) return null;
  return (
    <Notice
      tone="warn"
      action={
        <AppLink to={recordPath.payment(first.id)} className={buttonClass({ size: 'sm' })}>
          {text.review}
        </AppLink>
      }
    >
      {text.toDecide({ count: waiting.length })}
    </Notice>
  );
}
