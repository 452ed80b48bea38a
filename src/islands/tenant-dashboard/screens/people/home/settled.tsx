import { CircleCheck, Clock } from 'lucide-react';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import type { DueSummary } from '#src/islands/tenant-dashboard/screens/money/parts/due-summary.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import type { NextRentLineProps } from './next-rent-line.tsx';
import { figureClass, StateLine } from './state-line.tsx';

// The rent schedule is only needed by those who owe nothing. Without it (a lost connection) the line is left out.
const NextRentLine = lazyPart(() => import('./next-rent-line.tsx').then((file) => file.NextRentLine), {
  isOptional: true,
});

/** Everything owed was reported: it is the landlord's turn. */
export function Waiting({ lease, summary }: { lease: TenantLease; summary: DueSummary }) {
  const { home } = useText('tenant');
  return (
    <>
      <StateLine tone="text-warn" icon={<Clock size={18} aria-hidden="true" />}>
        {home.waiting}
      </StateLine>
      <p className={figureClass}>
        <MoneyText amountMinor={summary.waitingMinor} currency={lease.currency} look="said" />
      </p>
      <p className="text-16 text-secondary">{home.waitingText({ landlord: lease.organizationName })}</p>
    </>
  );
}

/** Nothing is owed: what comes next, and when. */
export function Clear({ lease, standing, today }: NextRentLineProps) {
  const { home } = useText('tenant');
  return (
    <>
      <p className="flex items-center gap-3 text-25 leading-tight font-semibold tracking-tight min-[400px]:text-31 sm:text-39">
        <CircleCheck size={36} aria-hidden="true" className="shrink-0 text-good" />
        {home.clear}
      </p>
      <p className="text-16 text-secondary">{home.clearText}</p>
      <p className="min-h-6 text-16 text-secondary">
        <NextRentLine lease={lease} standing={standing} today={today} />
      </p>
    </>
  );
}
