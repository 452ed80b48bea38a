import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { type Payment, paymentQueries } from '#src/data/money/payments/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

/** Reported payments that wait, the oldest first. Says nothing while there are none; while they load, what follows waits. */
export function ToDecide() {
  const text = useText('ownerMoney').finance;
  const { id } = useOrganization();
  const { data: payments = [], isPending, fetchStatus } = useQuery(paymentQueries.toDecide(id));
  if (payments.length === 0) return isPending && fetchStatus !== 'paused' ? <WaitingMark /> : null;
  return (
    <Card title={text.toDecide} description={text.toDecideText} isFlush>
      <ul className="grid border-t border-line">
        {payments.map((payment) => (
          <WaitingPayment key={payment.id} payment={payment} />
        ))}
      </ul>
    </Card>
  );
}

function WaitingPayment({ payment }: { payment: Payment }) {
  const text = useText('ownerMoney').finance;
  const { enums } = useText('common');
  const language = useLanguage();
  const name = payment.tenantName ?? text.noTenant;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 border-b border-line px-4 py-2 last:border-0 md:flex md:flex-wrap md:gap-x-4 md:gap-y-2 md:px-5 md:py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{name}</p>
        <p className="text-14 text-secondary max-md:truncate">
          {text.place({ property: payment.propertyName, unit: payment.unitLabel })}
        </p>
      </div>
      <div className="min-w-0 basis-52 text-14 text-secondary">
        <p>
          {enums.paymentMethod[payment.method]} · <DateText date={payment.paidOn} format="short" />
        </p>
        <p className="flex items-center gap-1.5">
          {payment.proofPath ? <Paperclip size={14} aria-hidden="true" /> : null}
          {payment.proofPath ? text.withProof : text.withoutProof}
        </p>
      </div>
      <MoneyText
        amountMinor={payment.amountMinor}
        currency={payment.currency}
        className="text-right text-16 font-semibold max-md:col-start-2 max-md:row-start-1 md:min-w-32"
      />
      <AppLink
        to={`/finance/payments/${payment.id}`}
        className={buttonClass({ variant: 'primary' })}
        aria-label={text.reviewOne({
          name,
          amount: formatMoney(payment.amountMinor, payment.currency, language),
        })}
      >
        {text.review}
      </AppLink>
    </li>
  );
}
