import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { saveNotice } from '#src/data/messages/notices/mutations.ts';
import { noticeQueries, type OfficeNotice } from '#src/data/messages/notices/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { begunNotice, type NoticeValues, noticeDefaults, noticeSchema, toContent } from './notice-schema.ts';
import { TextFields } from './text-fields.tsx';
import { TimeFields } from './time-fields.tsx';

/** Where a notice is written, or a scheduled one anew. */
export function Screen({ params }: ScreenProps) {
  const { form: text, office } = useText('notices');
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title={params.id ? text.editTitle : text.newTitle}
        description={text.text}
        back={<BackLink to="/notices">{office.back}</BackLink>}
      />
      {params.id ? <Known id={params.id} /> : <NoticeForm notice={null} />}
    </div>
  );
}

function Known({ id }: { id: string }) {
  const { states } = useText('common');
  const query = useQuery(noticeQueries.byId(id));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(notice) => <NoticeForm key={notice.id} notice={notice} />}
    </QueryView>
  );
}

/** What is typed outlives a reload and a lost connection. */
function NoticeForm({ notice }: { notice: OfficeNotice | null }) {
  const { form: text } = useText('notices');
  const { id, timeZone } = useOrganization();
  const go = useGo();
  const search = useSearch();
  const language = useLanguage();
  const schema = useMemo(() => noticeSchema(timeZone, Date.now), [timeZone]);
  const app = useAppForm({
    schema,
    defaults: { ...noticeDefaults(notice, timeZone), ...begunNotice(notice ? '' : search, language) },
    draftKey: `notice:${notice?.id ?? search}`,
    texts: text.problems,
  });
  const isLater = app.form.watch('when') === 'later';
  const save = useAction({
    mutationFn: (values: NoticeValues, requestId) =>
      saveNotice(
        { organizationId: id, id: notice?.id ?? null, notice: toContent(values, timeZone) },
        requestId,
      ),
    invalidates: [noticeQueries.all],
    toast: isLater ? text.scheduled : text.published,
    onDone: (noticeId) => {
      app.clearDraft();
      go(`/notices/${noticeId}`);
    },
  });
  return (
    <ActionForm
      action={save}
      onSubmit={app.submit(save.run)}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]"
      buttons={
        <Button type="submit" variant="primary" isBusy={save.isRunning}>
          {isLater ? text.schedule : text.publish}
        </Button>
      }
    >
      <Card>
        <div className="grid gap-8">
          <TextFields app={app} />
          <AudienceFields app={app} />
          <TimeFields app={app} />
        </div>
      </Card>
      <NoticePreview app={app} />
    </ActionForm>
  );
}
