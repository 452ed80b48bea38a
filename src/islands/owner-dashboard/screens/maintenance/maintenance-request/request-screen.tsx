import { useQuery } from '@tanstack/react-query';
import { type MaintenanceRequest, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { PhotosCard } from '#src/islands/shell/maintenance/photos-card.tsx';
import {
  RequestDue,
  RequestPriority,
  RequestStatus,
} from '#src/islands/shell/maintenance/request-badges.tsx';
import { ThreadCard } from '#src/islands/shell/maintenance/thread-card.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Card } from '#src/ui/components/card.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { PlanCard } from './plan-card.tsx';
import { StatusActions } from './status-actions.tsx';

/** One request: what is the matter, what is planned, what was said and done. */
export function Screen({ params }: ScreenProps) {
  const { states } = useText('common');
  const id = params.id ?? '';
  const query = useQuery(maintenanceQueries.byId(id));
  useLive(
    [
      { table: 'maintenance_requests', filter: `id=eq.${id}` },
      { table: 'maintenance_events', filter: `maintenance_id=eq.${id}` },
    ],
    [maintenanceQueries.all],
  );
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(request) => <Detail request={request} />}
    </QueryView>
  );
}

function Detail({ request }: { request: MaintenanceRequest }) {
  const { office: text, number } = useText('maintenance');
  const { can, timeZone } = useOrganization();
  const canWrite = can('maintenance.write');
  return (
    <>
      <PageHeader
        title={request.title}
        back={<BackLink to="/maintenance">{text.back}</BackLink>}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {number({ number: request.number })}
            <RequestStatus status={request.status} />
            <RequestPriority priority={request.priority} />
            <RequestDue request={request} timeZone={timeZone} />
          </span>
        }
        actions={canWrite ? <StatusActions request={request} /> : null}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid min-w-0 gap-6">
          {request.description ? (
            <Card>
              <p className="text-16 break-words whitespace-pre-line">{request.description}</p>
            </Card>
          ) : null}
          <ThreadCard request={request} timeZone={timeZone} side="office" canWrite={canWrite} />
        </div>
        <div className="grid min-w-0 gap-6">
          {canWrite ? <PlanCard key={request.id} request={request} /> : null}
          <PhotosCard maintenanceId={request.id} canAdd={canWrite} />
          <About request={request} />
        </div>
      </div>
    </>
  );
}

function About({ request }: { request: MaintenanceRequest }) {
  const { office: text, category, fields, thread } = useText('maintenance');
  const { timeZone } = useOrganization();
  const { rating, reopenedCount: reopenings } = request;
  const place = request.unitLabel ? (
    <AppLink to={`/units/${request.unitId}`} className="rounded-mark text-action hover:underline">
      {request.propertyName} · {request.unitLabel}
    </AppLink>
  ) : (
    <AppLink to={`/properties/${request.propertyId}`} className="rounded-mark text-action hover:underline">
      {request.propertyName}
    </AppLink>
  );
  const items = [
    { term: text.place, value: place },
    { term: fields.category, value: category[request.category] },
    { term: text.reportedOn, value: <InstantText instant={request.createdAt} timeZone={timeZone} /> },
    { term: text.reporter, value: request.reporterName || thread.former },
    { term: text.mayEnter, value: request.mayEnter ? text.yes : text.no },
    request.accessNote ? { term: fields.accessNote, value: request.accessNote } : null,
    reopenings > 0 ? { term: text.reopenings, value: text.times({ count: reopenings }) } : null,
    rating ? { term: text.rating, value: thread.stars({ count: rating }) } : null,
  ];
  return (
    <Card title={text.about}>
      <DefinitionList items={items.filter((item) => item !== null)} />
    </Card>
  );
}
