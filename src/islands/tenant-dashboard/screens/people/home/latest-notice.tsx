import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useEffect } from 'react';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { noticeQueries } from '#src/data/messages/notices/queries.ts';
import { waitingQueries } from '#src/data/messages/waiting.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { wordsOf } from '#src/islands/shell/notices/notice-words.ts';
import { useSession } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';

// By itself, so that the home names no more files than this one.
const MovedMoney = lazyPart(() => import('./moved-money.tsx').then((file) => file.MovedMoney), {
  fallback: WaitingMark,
  isOptional: true,
});

const namespaces: readonly Namespace[] = ['common', 'tenant', 'notices'];

// Apart from the notice, which does not wait for it.
const PendingNotices = lazyPart(() => import('./pending-notices.tsx').then((file) => file.PendingNotices), {
  fallback: WaitingMark,
  isOptional: true,
});

// Few have a vote.
const WaitingVotes = lazyPart(
  () =>
    import('#src/islands/tenant-dashboard/screens/decisions/parts/waiting-votes.tsx').then(
      (file) => file.WaitingVotes,
    ),
  { isOptional: true },
);

/** What follows when what is due is here: money taken back or on its way, and the newest notice that waits for the reader. */
export function LatestNotice({ lease }: { lease: TenantLease }) {
  return (
    <>
      <MovedMoney />
      <Votes />
      <TextProvider language={useLanguage()} namespaces={namespaces}>
        <PendingNotices lease={lease} />
        <Latest />
      </TextProvider>
    </>
  );
}

function Votes() {
  const { data } = useQuery(waitingQueries.mine(useSession().userId));
  // What was kept from an earlier version does not count them.
  return data?.votesToCast ? <WaitingVotes count={data.votesToCast} /> : null;
}

/** What is read for when there is no connection comes after all that the home shows. */
function useKeeping(userId: string) {
  const client = useQueryClient();
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    import('#src/islands/tenant-dashboard/cache-for-offline.ts').then(
      (file) => {
        if (!isGone) stop = file.cacheForOffline(client, userId);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [client, userId]);
}

/** The newest notice that still holds and waits for the reader; nothing when none does. */
function Latest() {
  const { tenant: text } = useText('notices');
  const language = useLanguage();
  const { userId } = useSession();
  const query = useQuery(noticeQueries.mine(userId));
  useLive([{ table: 'notice_recipients' }, { table: 'notices' }], [noticeQueries.all]);
  useKeeping(userId);
  const notice = query.data?.find(
    (one) =>
      (one.expiresAt === null || Date.parse(one.expiresAt) > Date.now()) &&
      (one.readAt === null || (one.needsAcknowledgement && one.acknowledgedAt === null)),
  );
  if (!notice) return query.isLoading ? <WaitingMark /> : null;
  const { own } = wordsOf(notice, language);
  return (
    <section
      aria-label={text.latest}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-5 py-4"
    >
      <Megaphone size={20} aria-hidden="true" className="shrink-0 text-action" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-14 text-hint">{text.latest}</p>
        <p lang={own.language} className="text-16 font-medium break-words">
          {own.title}
        </p>
      </div>
      <AppLink to={`/notices/${notice.id}`} className={buttonClass()}>
        {text.open}
      </AppLink>
    </section>
  );
}
