import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { autopayQueries } from '#src/data/cards/autopays/queries.ts';
import { cardQueries, type OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { isAutopayOffered } from '#src/domain/cards/autopay-offer.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { useLive } from '#src/islands/shell/use-live.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { summarizeStanding } from '#src/islands/tenant-dashboard/screens/money/parts/standing-summary.ts';
import { useHasAnswered } from '#src/islands/tenant-dashboard/screens/money/parts/use-has-answered.ts';
import { OpenAttempts } from '#src/islands/tenant-dashboard/screens/money/pending/open-attempts.tsx';
import { usePending } from '#src/islands/tenant-dashboard/screens/money/pending/use-pending.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { AutopayCard } from './autopay-card.tsx';
import { AutopayForm } from './autopay-form.tsx';
import { CarryOver } from './carry-over.tsx';
import { ChargeHistory } from './charge-history.tsx';

/** Where a tenant lets a card be charged each month, sees what is charged, and ends it. */
export function Screen() {
  return <WithLease isForParties>{(lease) => <Autopay lease={lease} />}</WithLease>;
}

function Autopay({ lease }: { lease: TenantLease }) {
  const text = useText('tenantAutopay');
  const settings = useQuery(cardQueries.settings(lease.organizationId));
  const autopay = useQuery(autopayQueries.ofLease(lease.id));
  const [isReplacing, setReplacing] = useState(false);
  const filter = `lease_id=eq.${lease.id}`;
  useLive(
    [
      { table: 'autopays', filter },
      { table: 'autopay_charges', filter },
    ],
    // It pauses when the landlord changes how payments are taken.
    [autopayQueries.all, cardQueries.settings(lease.organizationId).queryKey],
  );
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.text}
        back={<TouchBackLink to="/payments">{text.back}</TouchBackLink>}
      />
      <CarryOver />
      <QueryView query={settings} skeleton={<CardSkeleton />} errorTitle={text.errorTitle}>
        {(how) => (
          <QueryView query={autopay} skeleton={<CardSkeleton />} errorTitle={text.errorTitle}>
            {(found) => (
              <div className="grid gap-6">
                {found ? (
                  <AutopayCard
                    autopay={found}
                    lease={lease}
                    settings={how}
                    isOffered={isAutopayOffered(how, lease.currency)}
                    onReplace={() => setReplacing(true)}
                  />
                ) : null}
                {found === null || isReplacing ? <SetUp lease={lease} settings={how} /> : null}
                <div className="after-waiting">
                  <ChargeHistory leaseId={lease.id} hasAutopay={found !== null} />
                </div>
              </div>
            )}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}

function SetUp({ lease, settings }: { lease: TenantLease; settings: OnlinePaymentSettings }) {
  const { notOffered, errorTitle } = useText('tenantAutopay');
  const today = useToday(lease.timeZone);
  const standing = useQuery({ ...tenancyQueries.standing(lease.id), refetchOnMount: 'always' });
  const { attempts } = usePending(lease.id);
  const hasAnswered = useHasAnswered(standing, attempts);
  if (!isAutopayOffered(settings, lease.currency))
    return <Notice title={notOffered.title}>{notOffered.text({ landlord: lease.organizationName })}</Notice>;
  return (
    <QueryView
      query={hasAnswered ? standing : { ...standing, data: undefined }}
      skeleton={<CardSkeleton />}
      errorTitle={errorTitle}
    >
      {(data) => (
        <>
          <OpenAttempts attempts={attempts.data ?? []} />
          <AutopayForm
            lease={lease}
            settings={settings}
            summary={summarizeStanding(data, today)}
            unanswered={attempts.data?.[0]}
          />
        </>
      )}
    </QueryView>
  );
}
