import type { Payment } from '#src/data/money/payments/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Notice } from '#src/ui/components/notice.tsx';

/** Says why a payment was rejected, and leads to reporting it again. */
export function RejectionNotice({ payment }: { payment: Payment }) {
  const { home, payment: texts } = useText('tenant');
  const amount = formatMoney(payment.amountMinor, payment.currency, useLanguage(), { look: 'said' });
  return (
    <Notice
      tone="bad"
      title={home.rejectedTitle({ amount })}
      action={
        <AppLink to={`/payments/new?again=${payment.id}`} className={buttonClass()}>
          {texts.reportAgain}
        </AppLink>
      }
    >
      {payment.decisionReason}
    </Notice>
  );
}
