import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { cardQueries } from '#src/data/cards/queries.ts';
import { tenancyQueries } from '#src/data/tenancy/queries.ts';
import type { TenantLease } from '#src/data/tenancy/rows.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { CardSkeleton } from '../../lease/screen-skeleton.tsx';
import { WithLease } from '../../lease/with-lease.tsx';
import { AutopayLink } from '../../money/autopay-link.tsx';
import { summarizeStanding } from '../../money/standing-summary.ts';
import { PayForm } from './pay-form.tsx';
import { PlanNotice } from './plan-notice.tsx';

/** Where a tenant pays: how much, which way, and on to it. */
export function Screen() {
  return <WithLease>{(lease) => <Pay lease={lease} />}</WithLease>;
}

function Pay({ lease }: { lease: TenantLease }) {
  const text = useText('tenantPay');
  const { planRequest } = useText('tenantAutopay');
  const today = useToday(lease.time_zone);
  const settings = useQuery(cardQueries.settings(lease.organization_id));
  const standing = useQuery(tenancyQueries.standing(lease.id));
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.text({ landlord: lease.organization_name })}
        back={
          <AppLink
            to="/"
            className="inline-flex min-h-11 items-center md:min-h-8 gap-1.5 text-14 text-action"
          >
            <ArrowLeft size={16} aria-hidden="true" />
            {text.back}
          </AppLink>
        }
      />
      <PlanNotice lease={lease} />
      <QueryView query={settings} skeleton={<CardSkeleton />} errorTitle={text.errorTitle}>
        {(how) => (
          <QueryView query={standing} skeleton={<CardSkeleton />} errorTitle={text.errorTitle}>
            {(data) => {
              const dueMinor = summarizeStanding(data, today).remainingMinor;
              return (
                <div className="grid gap-4">
                  <PayForm lease={lease} settings={how} dueMinor={dueMinor} />
                  <div className="flex flex-wrap gap-x-6">
                    <AutopayLink lease={lease} />
                    {dueMinor > 0 ? (
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
            }}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}
