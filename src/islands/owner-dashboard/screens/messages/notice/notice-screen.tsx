import { useQuery } from '@tanstack/react-query';
import { noticeQueries, type OfficeNotice } from '#src/data/messages/notices/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { NoticeBody } from '#src/islands/shell/notices/notice-body.tsx';
import { wordsOf } from '#src/islands/shell/notices/notice-words.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Card } from '#src/ui/components/card.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { NoticeState } from '../notices/notice-state.tsx';
import { NoticeActions } from './notice-actions.tsx';
import { ReadersCard } from './readers-card.tsx';

/** One notice: what it says, to whom, and who has read it. */
export function Screen({ params }: ScreenProps) {
  const { states } = useText('common');
  const id = params.id ?? '';
  const query = useQuery(noticeQueries.byId(id));
  useLive(
    [
      { table: 'notices', filter: `id=eq.${id}` },
      { table: 'notice_recipients', filter: `notice_id=eq.${id}` },
    ],
    [noticeQueries.all],
  );
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(notice) => <Detail notice={notice} />}
    </QueryView>
  );
}

function Detail({ notice }: { notice: OfficeNotice }) {
  const { office: text } = useText('notices');
  const { can } = useOrganization();
  const { own } = wordsOf(notice, useLanguage());
  return (
    <>
      <PageHeader
        title={own.title}
        back={<BackLink to="/notices">{text.back}</BackLink>}
        description={<NoticeState state={notice.state} />}
        actions={can('messages.write') ? <NoticeActions notice={notice} /> : null}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid min-w-0 gap-6">
          <Card>
            <NoticeBody notice={notice} />
          </Card>
          <ReadersCard notice={notice} />
        </div>
        <About notice={notice} />
      </div>
    </>
  );
}

function About({ notice }: { notice: OfficeNotice }) {
  const { office: text, audience } = useText('notices');
  const { timeZone } = useOrganization();
  const { propertyName: property, expiresAt } = notice;
  return (
    <Card title={text.about}>
      <DefinitionList
        items={[
          { term: text.for, value: [audience[notice.audience], property].filter(Boolean).join(' · ') },
          {
            term: text.publishAt,
            value: <InstantText instant={notice.publishAt} timeZone={timeZone} />,
          },
          {
            term: text.expiresAt,
            value: expiresAt ? <InstantText instant={expiresAt} timeZone={timeZone} /> : text.noExpiry,
          },
          { term: text.acknowledgement, value: notice.needsAcknowledgement ? text.yes : text.no },
        ]}
      />
    </Card>
  );
}
