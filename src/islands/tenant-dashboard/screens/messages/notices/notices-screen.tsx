import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { type MyNotice, noticeQueries } from '#src/data/messages/notices/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { wordsOf } from '#src/islands/shell/notices/notice-words.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

const isPast = (notice: MyNotice) => notice.expiresAt !== null && Date.parse(notice.expiresAt) <= Date.now();

/** What the landlord tells everybody; past notices stay readable. */
export function Screen() {
  const { title, tenant: text } = useText('notices');
  const { states } = useText('common');
  const { userId } = useSession();
  const query = useQuery(noticeQueries.mine(userId));
  useLive([{ table: 'notice_recipients' }, { table: 'notices' }], [noticeQueries.all]);
  return (
    <>
      <PageHeader title={title} description={text.description} />
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={4} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <Card isFlush>
            <EmptyState icon={Megaphone} title={text.emptyTitle} text={text.emptyText} />
          </Card>
        }
        errorTitle={text.errorTitle}
      >
        {(rows) => (
          <div className="grid gap-6">
            <Group title={text.current} rows={rows.filter((row) => !isPast(row))} />
            <Group title={text.past} rows={rows.filter(isPast)} />
          </div>
        )}
      </QueryView>
    </>
  );
}

function Group({ title, rows }: { title: string; rows: readonly MyNotice[] }) {
  if (rows.length === 0) return null;
  return (
    <Card title={title} isFlush>
      <ul className="divide-y divide-line border-t border-line">
        {rows.map((row) => (
          <li key={row.id}>
            <Line notice={row} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Line({ notice }: { notice: MyNotice }) {
  const { tenant: text } = useText('notices');
  const language = useLanguage();
  const { own } = wordsOf(notice, language);
  const date = formatDate(todayIn(notice.timeZone, Date.parse(notice.publishAt)), language, 'short');
  return (
    <AppLink
      to={`/notices/${notice.id}`}
      className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 hover:bg-hover focus-visible:-outline-offset-2"
    >
      <span className="min-w-0 flex-1 basis-40">
        <span lang={own.language} className="block text-16 font-medium break-words">
          {own.title}
        </span>
        <span className="block text-14 text-secondary">
          {text.from({ name: notice.organizationName, date })}
        </span>
      </span>
      <NoticeMark notice={notice} />
    </AppLink>
  );
}

/** Whether it waits for the reader. */
function NoticeMark({ notice }: { notice: MyNotice }) {
  const { tenant: text } = useText('notices');
  if (notice.readAt === null) return <Badge tone="info">{text.isNew}</Badge>;
  if (!notice.needsAcknowledgement) return null;
  return notice.acknowledgedAt ? (
    <Badge tone="good">{text.acknowledged}</Badge>
  ) : (
    <Badge tone="warn">{text.toAcknowledge}</Badge>
  );
}
