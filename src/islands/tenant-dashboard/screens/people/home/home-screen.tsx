import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tenancyOverviewQuery } from '#src/data/leasing/tenancy/overview.ts';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { Standing } from '#src/data/leasing/tenancy/standing.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { AtOnce } from '#src/islands/shell/at-once.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { Waiting } from '#src/islands/shell/outbox/waiting.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession, useToday } from '#src/islands/shell/session.ts';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { $chosenLeaseId } from '#src/islands/tenant-dashboard/screens/leasing/parts/chosen-lease.ts';
import {
  ContractsToSign,
  useNoticeIsHere,
} from '#src/islands/tenant-dashboard/screens/leasing/parts/contracts-to-sign.tsx';
import { placeOf } from '#src/islands/tenant-dashboard/screens/leasing/parts/place.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
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
import { RejectionNotice } from './rejection-notice.tsx';

// What is due comes first; a plan, a card payment without an answer and the notice follow below it when they are here, so
// that it does not move.
const LatestNotice = lazyPart(() => import('./latest-notice.tsx').then((file) => file.LatestNotice), {
  fallback: WaitingMark,
  isOptional: true,
});

/** The last thing on the screen, with a file to save: nothing waits for it. */
const LatestReceipt = lazyPart(() => import('./latest-receipt.tsx').then((file) => file.LatestReceipt), {
  isOptional: true,
});

/** What is due and by when, and what became of the last payments. */
export function Screen() {
  const { userId } = useSession();
  // Another lease is read by its parts: what they have in common is here already.
  const [chosenId] = useState($chosenLeaseId.get);
  return (
    <AtOnce query={tenancyOverviewQuery(userId, chosenId)}>
      <WithLease>{(lease, { isOnly }) => <Home lease={lease} isPlaceShown={isOnly} />}</WithLease>
    </AtOnce>
  );
}

function Home({ lease, isPlaceShown }: { lease: TenantLease; isPlaceShown: boolean }) {
  const text = useText('tenant');
  const { fullName } = useSession();
  const standing = useQuery(tenancyQueries.standing(lease.id));
  const isNoticeHere = useNoticeIsHere();
  const firstName = fullName.trim().split(/\s+/)[0];
  return (
    <>
      <PageHeader
        title={firstName ? text.home.hello({ name: firstName }) : text.home.title}
        description={isPlaceShown ? placeOf(lease, text) : undefined}
      />
      <ContractsToSign />
      {isNoticeHere ? (
        <QueryView query={standing} skeleton={<CardSkeleton />} errorTitle={text.home.errorTitle}>
          {(data) => <HomeFigures lease={lease} standing={data} />}
        </QueryView>
      ) : (
        <CardSkeleton />
      )}
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
      <div>
        <div>
          <LatestNotice lease={lease} />
        </div>
        <div className="after-waiting grid gap-5">
          {waiting.length > 0 ? (
            <Card isFlush title={home.reports}>
              <PaymentList payments={waiting} />
            </Card>
          ) : null}
          {standing.latestReceipt ? <LatestReceipt receipt={standing.latestReceipt} /> : null}
          {lease.leftOn ? null : (
            <AppLink
              to="/calendar"
              className="inline-flex min-h-11 items-center justify-self-start rounded-mark px-2 text-16 text-action hover:underline"
            >
              {home.coming}
            </AppLink>
          )}
        </div>
      </div>
    </div>
  );
}
