import { useQuery } from '@tanstack/react-query';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { planQueries } from '#src/data/money/plans/queries.ts';
import { withdrawPlanRequest } from '#src/data/money/plans/request-mutations.ts';
import { type PlanRequest, planRequestQuery } from '#src/data/money/plans/request-queries.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession, useToday } from '#src/islands/shell/session.ts';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { PlanCard } from '../pending/plan-card.tsx';
import { livePlan } from '../pending/plan-figures.ts';
import { usePending } from '../pending/use-pending.ts';
import { PlanRequestForm } from './plan-request-form.tsx';

const TONE = { open: 'info', agreed: 'good', answered: 'warn', withdrawn: 'neutral' } as const;

/** Where a tenant asks to pay what is overdue in parts, and reads the answer. */
export function Screen() {
  return <WithLease isForParties>{(lease) => <Request lease={lease} />}</WithLease>;
}

function Request({ lease }: { lease: TenantLease }) {
  const text = useText('tenantAutopay').planRequest;
  const today = useToday(lease.timeZone);
  const request = useQuery(planRequestQuery(lease.id));
  const standing = useQuery(tenancyQueries.standing(lease.id));
  const { plan } = usePending(lease.id);
  const agreed = livePlan(plan.data);
  useLive([{ table: 'plan_requests', filter: `lease_id=eq.${lease.id}` }], [planQueries.all]);
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.text({ landlord: lease.organizationName })}
        back={<TouchBackLink to="/payments/pay">{text.back}</TouchBackLink>}
      />
      <QueryView query={request} skeleton={<CardSkeleton />} errorTitle={text.errorTitle}>
        {(asked) => (
          <div className="grid gap-6">
            {asked ? <Asked request={asked} /> : null}
            {agreed ? <PlanCard plan={agreed} lease={lease} standing={standing.data} /> : null}
            {asked?.status === 'open' || agreed || plan.isPending ? null : (
              <QueryView query={standing} skeleton={<CardSkeleton />} errorTitle={text.errorTitle}>
                {({ openCharges }) => (
                  <PlanRequestForm
                    lease={lease}
                    today={today}
                    owedMinor={openCharges
                      .filter((charge) => charge.dueOn <= today)
                      .reduce((sum, charge) => sum + charge.outstandingMinor, 0)}
                  />
                )}
              </QueryView>
            )}
          </div>
        )}
      </QueryView>
    </>
  );
}

function Asked({ request }: { request: PlanRequest }) {
  const text = useText('tenantAutopay').planRequest;
  const language = useLanguage();
  const { userId } = useSession();
  const withdraw = useAction({
    mutationFn: withdrawPlanRequest,
    invalidates: [planQueries.all],
    toast: text.withdrawn,
  });
  const amount = formatMoney(request.owedMinor, request.currency, language);
  const date = formatDate(request.firstOn, language, 'long');
  return (
    <Card>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-16 font-medium">
            {text.asked({ amount, count: request.instalmentCount, date })}
          </h2>
          <Badge tone={TONE[request.status]}>{text.states[request.status]}</Badge>
        </div>
        {request.message ? <p className="text-15 text-secondary">{request.message}</p> : null}
        {request.answer ? <Notice title={text.answer}>{request.answer}</Notice> : null}
        <FailureNote text={withdraw.error} />
        {request.status === 'open' && request.userId === userId ? (
          <Button
            className="sm:justify-self-start"
            isBusy={withdraw.isRunning}
            onClick={() => void withdraw.run({ planRequestId: request.id })}
          >
            {text.withdraw}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
