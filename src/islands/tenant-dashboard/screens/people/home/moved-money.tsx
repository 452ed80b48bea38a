import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { Payment } from '#src/data/money/payments/queries.ts';
import { leaseRefundQueries, type Refund } from '#src/data/money/refunds/lease-queries.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { formatMoney } from '#src/i18n/format.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useSession, useToday } from '#src/islands/shell/session.ts';
import { $chosenLeaseId } from '#src/islands/tenant-dashboard/screens/leasing/parts/chosen-lease.ts';
import { leaseOnScreen } from '#src/islands/tenant-dashboard/screens/leasing/parts/lease-order.ts';
import { useRefundsLive } from '#src/islands/tenant-dashboard/screens/money/parts/use-refunds-live.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Notice } from '#src/ui/components/notice.tsx';

/** For how long the home says it: it stays at its payment. */
const DAYS_SHOWN = 14;
const namespaces: readonly Namespace[] = ['common', 'tenant', 'tenantPay'];

/** What was taken back of the lease's payments lately: why what they paid is owed again. Nothing where nothing was. */
export function MovedMoney() {
  const { userId } = useSession();
  const leases = useQuery(tenancyQueries.leases(userId));
  const chosenId = useStore($chosenLeaseId);
  const lease = leaseOnScreen(leases.data ?? [], chosenId);
  return lease ? <OfLease key={lease.id} lease={lease} /> : null;
}

function OfLease({ lease }: { lease: TenantLease }) {
  const standing = useQuery(tenancyQueries.standing(lease.id));
  const refunds = useQuery(leaseRefundQueries.ofLease(lease.id));
  const language = useLanguage();
  useRefundsLive(lease.id);
  const since = addDays(useToday(lease.timeZone), -DAYS_SHOWN);
  const reversed = (standing.data?.recentPayments ?? []).filter(
    ({ status, decidedAt: at }) => status === 'reversed' && at !== null && at >= since,
  );
  const given = (refunds.data ?? []).filter(({ refundedOn: on }) => on !== null && on >= since);
  if (reversed.length + given.length === 0) return null;
  return (
    <TextProvider language={language} namespaces={namespaces}>
      <div className="mb-5 grid gap-3">
        {reversed.map((payment) => (
          <Reversed key={payment.id} payment={payment} />
        ))}
        {given.map((refund) => (
          <GivenBack key={refund.id} refund={refund} />
        ))}
      </div>
    </TextProvider>
  );
}

function Reversed({ payment }: { payment: Payment }) {
  const { moved: text } = useText('tenantPay');
  const amount = formatMoney(payment.amountMinor, payment.currency, useLanguage(), { look: 'said' });
  return (
    <Notice tone="warn" title={text.reversed({ amount })} action={<See paymentId={payment.id} />}>
      <p>{text.owedAgain}</p>
      {payment.decisionReason ? (
        <p className="break-words">{text.reason({ reason: payment.decisionReason })}</p>
      ) : null}
    </Notice>
  );
}

function GivenBack({ refund }: { refund: Refund }) {
  const { moved: text } = useText('tenantPay');
  const amount = formatMoney(refund.amountMinor, refund.currency, useLanguage(), { look: 'said' });
  return (
    <Notice title={text.refunded({ amount })} action={<See paymentId={refund.paymentId} />}>
      <p className="break-words">{text.reason({ reason: refund.reason })}</p>
    </Notice>
  );
}

function See({ paymentId }: { paymentId: string }) {
  const { moved: text } = useText('tenantPay');
  return (
    <AppLink to={`/payments/${paymentId}`} className={buttonClass()}>
      {text.see}
    </AppLink>
  );
}
