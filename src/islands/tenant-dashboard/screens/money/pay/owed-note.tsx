import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import type { DueSummary } from '../parts/due-summary.ts';

/** What is not plain from the amount: a report that waits for the landlord, or that nothing is owed. */
export function OwedNote({ lease, summary }: { lease: TenantLease; summary: DueSummary }) {
  const { ahead } = useText('tenantPay');
  const text = useText('tenantPending');
  const amount = formatMoney(summary.waitingMinor, lease.currency, useLanguage(), { look: 'said' });
  if (summary.waitingMinor > 0)
    return (
      <Notice tone={summary.remainingMinor > 0 ? 'info' : 'warn'}>
        {summary.remainingMinor > 0
          ? text.partWaiting({ amount })
          : text.waiting({ amount, landlord: lease.organizationName })}
      </Notice>
    );
  return summary.remainingMinor > 0 ? null : <Notice>{ahead}</Notice>;
}
