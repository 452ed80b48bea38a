import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { PaymentPlan } from '#src/data/money/plans/queries.ts';
import { nextPlanPayment } from '#src/domain/money/plan-progress.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { summarizeStanding } from '#src/islands/tenant-dashboard/screens/money/parts/standing-summary.ts';
import { OpenAttempts } from '#src/islands/tenant-dashboard/screens/money/pending/open-attempts.tsx';
import { livePlan, stepsOf } from '#src/islands/tenant-dashboard/screens/money/pending/plan-figures.ts';
import { usePending } from '#src/islands/tenant-dashboard/screens/money/pending/use-pending.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';

const namespaces: readonly Namespace[] = ['common', 'tenantPending'];

/** What what is due does not say by itself: a card payment without an answer, a plan and what it asks for next. */
export function PendingNotices({ lease }: { lease: TenantLease }) {
  return (
    <TextProvider language={useLanguage()} namespaces={namespaces}>
      <Notices lease={lease} />
    </TextProvider>
  );
}

function Notices({ lease }: { lease: TenantLease }) {
  const { plan, attempts } = usePending(lease.id, { isJustRead: true });
  const live = livePlan(plan.data);
  return (
    <>
      <OpenAttempts attempts={attempts.data ?? []} />
      {live ? <PlanLine plan={live} lease={lease} /> : null}
      {plan.isLoading || attempts.isLoading ? <WaitingMark /> : null}
    </>
  );
}

function PlanLine({ plan, lease }: { plan: PaymentPlan; lease: TenantLease }) {
  const { plan: text } = useText('tenantPending');
  const language = useLanguage();
  const today = useToday(lease.timeZone);
  const { data: standing } = useQuery(tenancyQueries.standing(lease.id));
  // As on the screen where one pays: what was reported need not be paid again.
  const reportedMinor = standing ? summarizeStanding(standing, today).waitingMinor : 0;
  const due = nextPlanPayment(stepsOf(plan, today, reportedMinor));
  if (!due) return null;
  const amount = formatMoney(due.amountMinor, plan.currency, language, { look: 'said' });
  const date = formatDate(due.dueOn, language, 'long');
  return (
    <section
      aria-label={text.title}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-5 py-4"
    >
      <CalendarCheck size={20} aria-hidden="true" className="shrink-0 text-action" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-14 text-hint">{text.title}</p>
        <p className={due.isMissed ? 'text-16 font-medium text-bad' : 'text-16 font-medium'}>
          {due.isMissed ? text.missed({ amount }) : text.next({ amount, date })}
        </p>
        <p className="text-14 text-secondary">{due.isMissed ? text.missedNote : text.kept}</p>
      </div>
      <AppLink to="/payments/pay" className={buttonClass()}>
        {text.see}
      </AppLink>
    </section>
  );
}
