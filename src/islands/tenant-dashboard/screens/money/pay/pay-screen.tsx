import { useQuery } from '@tanstack/react-query';
import { cardQueries, type OnlinePaymentSettings, type OpenAttempt } from '#src/data/cards/queries.ts';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { Standing } from '#src/data/leasing/tenancy/standing.ts';
import type { PaymentPlan } from '#src/data/money/plans/queries.ts';
import { nextPlanPayment } from '#src/domain/money/plan-progress.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { useChecks } from '#src/islands/tenant-dashboard/screens/cards/card-payment/use-checks.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { AutopayLink } from '../parts/autopay-link.tsx';
import { summarizeStanding } from '../parts/standing-summary.ts';
import { useHasAnswered } from '../parts/use-has-answered.ts';
import { OpenAttempts } from '../pending/open-attempts.tsx';
import { PlanCard } from '../pending/plan-card.tsx';
import { livePlan, stepsOf } from '../pending/plan-figures.ts';
import { usePending } from '../pending/use-pending.ts';
import { PayForm } from './pay-form.tsx';

/** Where a tenant pays: how much, which way, and on to it. */
export function Screen() {
  return <WithLease isForParties>{(lease) => <Pay lease={lease} />}</WithLease>;
}

function Pay({ lease }: { lease: TenantLease }) {
  const text = useText('tenantPay');
  const settings = useQuery(cardQueries.settings(lease.organizationId));
  const standing = useQuery({ ...tenancyQueries.standing(lease.id), refetchOnMount: 'always' });
  const { plan, attempts } = usePending(lease.id);
  // The form begins with what is owed now: with a connection, what was kept of it is not enough.
  const hasAnswered = useHasAnswered(standing, plan, attempts);
  const open = attempts.data ?? [];
  useChecks(open.find(({ isAutomatic }) => !isAutomatic));
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.text({ landlord: lease.organizationName })}
        back={<TouchBackLink to="/">{text.back}</TouchBackLink>}
      />
      <OpenAttempts attempts={open} />
      <QueryView query={settings} skeleton={<CardSkeleton />} errorTitle={text.errorTitle}>
        {(how) => (
          <QueryView
            query={hasAnswered ? standing : { ...standing, data: undefined }}
            skeleton={<CardSkeleton />}
            errorTitle={text.errorTitle}
          >
            {(data) => (
              <PayParts lease={lease} settings={how} standing={data} plan={livePlan(plan.data)} open={open} />
            )}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}

interface PayPartsProps {
  lease: TenantLease;
  settings: OnlinePaymentSettings;
  standing: Standing;
  plan: PaymentPlan | null;
  open: readonly OpenAttempt[];
}

function PayParts({ lease, settings, standing, plan, open }: PayPartsProps) {
  const { planRequest } = useText('tenantAutopay');
  const today = useToday(lease.timeZone);
  const summary = summarizeStanding(standing, today);
  const instalment = plan ? nextPlanPayment(stepsOf(plan, today, summary.waitingMinor)) : null;
  return (
    <div className="grid gap-4">
      <PayForm lease={lease} settings={settings} summary={summary} instalment={instalment} attempts={open} />
      {plan ? <PlanCard plan={plan} lease={lease} standing={standing} /> : null}
      <div className="flex flex-wrap gap-x-6">
        <AutopayLink lease={lease} />
        {summary.remainingMinor > 0 && !plan ? (
          <AppLink
            to="/payments/plan"
            className="inline-flex min-h-11 items-center text-15 text-action hover:underline"
          >
            {planRequest.link}
          </AppLink>
        ) : null}
      </div>
    </div>
  );
}
