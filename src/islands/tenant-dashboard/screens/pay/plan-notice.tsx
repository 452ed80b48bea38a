import { useQuery } from '@tanstack/react-query';
import { planQueries } from '#src/data/plans/queries.ts';
import type { TenantLease } from '#src/data/tenancy/rows.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** How a payment plan stands, while there is something to pay of it. */
export function PlanNotice({ lease }: { lease: TenantLease }) {
  const { plan: text } = useText('tenantPay');
  const language = useLanguage();
  const { data: plan } = useQuery(planQueries.ofLease(lease.id));
  if (!plan || (plan.state !== 'active' && plan.state !== 'broken')) return null;
  const amount = formatMoney(plan.paid_minor, plan.currency, language, { trimCents: true });
  return (
    <div className="mb-5">
      <Notice tone={plan.state === 'broken' ? 'bad' : 'info'} title={text.title}>
        {plan.state === 'broken' || plan.next_due_on === null
          ? text.broken
          : text.active({ amount, date: formatDate(plan.next_due_on, language, 'long') })}
      </Notice>
    </div>
  );
}
