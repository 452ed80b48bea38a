import { useQuery } from '@tanstack/react-query';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { Standing } from '#src/data/leasing/tenancy/standing.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { Waiting } from '#src/islands/shell/outbox/waiting.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession, useToday } from '#src/islands/shell/session.ts';
import { placeOf } from '#src/islands/tenant-dashboard/screens/leasing/parts/place.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import {
  ContractsToSign,
  WithLease,
} from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { PaymentList } from '#src/islands/tenant-dashboard/screens/money/parts/payment-list.tsx';
import {
  summarizeStanding,
  unsettledRejection,
  waitingPayments,
} from '#src/islands/tenant-dashboard/screens/money/parts/standing-summary.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { DueCard } from './due-card.tsx';
import { LatestReceipt } from './latest-receipt.tsx';
import { RejectionNotice } from './rejection-notice.tsx';

// What is due comes first; a plan, a card payment without an answer and the notice follow when they are here.
const LatestNotice = lazyPart(() => import('./latest-notice.tsx').then((file) => file.LatestNotice), {
  isOptional: true,
});

/** What is due and by when, and what became of the last payments. */
export function Screen() {
  return <WithLease>{(lease, { isOnly }) => <Home lease={lease} isPlaceShown={isOnly} />}</WithLease>;
}

function Home({ lease, isPlaceShown }: { lease: TenantLease; isPlaceShown: boolean }) {
  const text = useText('tenant');
  const { fullName } = useSession();
  const standing = useQuery(tenancyQueries.standing(lease.id));
  const firstName = fullName.trim().split(/\s+/)[0];
  return (
    <>
      <PageHeader
        title={firstName ? text.home.hello({ name: firstName }) : text.home.title}
        description={isPlaceShown ? placeOf(lease, text) : undefined}
      />
      <ContractsToSign />
      <QueryView query={standing} skeleton={<CardSkeleton />} errorTitle={text.home.errorTitle}>
        {(data) => (
          <>
            <LatestNotice lease={lease} />
            <HomeFigures lease={lease} standing={data} />
          </>
        )}
      </QueryView>
    </>
  );
}

const REPORTS = ['payment_report'] as const;

function HomeFigures({ lease, standing }: { lease: TenantLease; standing: Standing }) {
  const { home } = useText('tenant');
  const language = useLanguage();
  const today = useToday(lease.timeZone);
  const summary = summarizeStanding(standing, today);
  const rejected = unsettledRejection(standing);
  const waiting = waitingPayments(standing);
  const { creditMinor } = standing.balance;
  return (
    <div className="grid gap-5">
      {rejected ? <RejectionNotice payment={rejected} /> : null}
      <Waiting kinds={REPORTS} about={lease.id} />
      {lease.leftOn ? null : <DueCard lease={lease} standing={standing} summary={summary} today={today} />}
      {creditMinor > 0 ? (
        <Notice tone="good">
          {home.credit({ amount: formatMoney(creditMinor, lease.currency, language) })}
        </Notice>
      ) : null}
      {waiting.length > 0 ? (
        <Card isFlush title={home.reports}>
          <PaymentList payments={waiting} />
        </Card>
      ) : null}
      {standing.latestReceipt ? <LatestReceipt receipt={standing.latestReceipt} /> : null}
    </div>
  );
}
