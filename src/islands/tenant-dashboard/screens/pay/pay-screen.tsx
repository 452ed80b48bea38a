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
import { summarizeStanding } from '../../money/standing-summary.ts';
import { PayForm } from './pay-form.tsx';
import { PlanNotice } from './plan-notice.tsx';

/** Where a tenant pays: how much, which way, and on to it. */
export function Screen() {
  return <WithLease>{(lease) => <Pay lease={lease} />}</WithLease>;
}

function Pay({ lease }: { lease: TenantLease }) {
  const text = useText('tenantPay');
  const today = useToday(lease.time_zone);
  const settings = useQuery(cardQueries.settings(lease.organization_id));
  const standing = useQuery(tenancyQueries.standing(lease.id));
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.text({ landlord: lease.organization_name })}
        back={
          <AppLink to="/" className="inline-flex min-h-8 items-center gap-1.5 text-14 text-action">
            <ArrowLeft size={16} aria-hidden="true" />
            {text.back}
          </AppLink>
        }
      />
      <PlanNotice lease={lease} />
      <QueryView query={settings} skeleton={<CardSkeleton />} errorTitle={text.errorTitle}>
        {(how) => (
          <QueryView query={standing} skeleton={<CardSkeleton />} errorTitle={text.errorTitle}>
            {(data) => (
              <PayForm
                lease={lease}
                settings={how}
                dueMinor={summarizeStanding(data, today).remainingMinor}
              />
            )}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}
