import { useStore } from '@nanostores/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { isUnsent } from '#src/data/foundation/outbox/entry.ts';
import { readNotice } from '#src/data/messages/notices/mutations.ts';
import { type MyNotice, noticeQueries } from '#src/data/messages/notices/queries.ts';
import { waitingQueries } from '#src/data/messages/waiting.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { NoticeBody } from '#src/islands/shell/notices/notice-body.tsx';
import { wordsOf } from '#src/islands/shell/notices/notice-words.ts';
import { $outbox } from '#src/islands/shell/outbox/outbox-store.ts';
import { useQueuedAction } from '#src/islands/shell/outbox/use-queued-action.ts';
import { Waiting } from '#src/islands/shell/outbox/waiting.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useSession } from '#src/islands/shell/session.ts';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';

const ACKNOWLEDGEMENT = ['notice_acknowledgement'] as const;

/** One notice. Opening it is reading it. */
export function Screen({ params }: ScreenProps) {
  const { userId } = useSession();
  const query = useQuery(noticeQueries.mineById(userId, params.id ?? ''));
  return (
    <QueryView query={query} skeleton={<CardSkeleton />}>
      {(notice) => <Detail notice={notice} />}
    </QueryView>
  );
}

function Detail({ notice }: { notice: MyNotice }) {
  const { tenant: text } = useText('notices');
  const language = useLanguage();
  const { own } = wordsOf(notice, language);
  const dayOf = (instant: string) => formatDate(todayIn(notice.timeZone, Date.parse(instant)), language);
  useReading(notice);
  return (
    <>
      <PageHeader
        title={own.title}
        back={<TouchBackLink to="/notices">{text.back}</TouchBackLink>}
        description={text.from({ name: notice.organizationName, date: dayOf(notice.publishAt) })}
      />
      <Card>
        <div className="grid gap-5">
          <NoticeBody notice={notice} />
          {notice.expiresAt ? (
            <p className="text-14 text-secondary">{text.until({ date: dayOf(notice.expiresAt) })}</p>
          ) : null}
          {notice.needsAcknowledgement ? <Acknowledgement notice={notice} /> : null}
        </div>
      </Card>
    </>
  );
}

function useReading({ id, readAt }: MyNotice) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (readAt !== null) return;
    readNotice({ noticeId: id, isAcknowledged: false }).then(
      () => {
        void queryClient.invalidateQueries({ queryKey: noticeQueries.all });
        void queryClient.invalidateQueries({ queryKey: waitingQueries.all });
      },
      // It stays new, and is told when it is opened again.
      () => undefined,
    );
  }, [id, readAt, queryClient]);
}

function Acknowledgement({ notice }: { notice: MyNotice }) {
  const { tenant: text } = useText('notices');
  const { own } = wordsOf(notice, useLanguage());
  const waits = useStore($outbox).some(
    (entry) =>
      isUnsent(entry) && entry.kind === 'notice_acknowledgement' && entry.action.noticeId === notice.id,
  );
  const acknowledge = useQueuedAction({
    kind: 'notice_acknowledgement',
    toAction: () => ({ noticeId: notice.id, title: own.title }),
    invalidates: [noticeQueries.all, waitingQueries.all],
  });
  if (notice.acknowledgedAt) {
    return (
      <div role="status">
        <Notice tone="good" title={text.acknowledged}>
          {text.thanks}
        </Notice>
      </div>
    );
  }
  if (waits) return <Waiting kinds={ACKNOWLEDGEMENT} about={notice.id} />;
  return (
    <div className="grid gap-3">
      <FailureNote text={acknowledge.error} />
      <Button
        variant="primary"
        size="lg"
        icon={Check}
        isBlock
        isBusy={acknowledge.isRunning}
        onClick={() => void acknowledge.run(undefined)}
      >
        {text.acknowledge}
      </Button>
    </div>
  );
}
