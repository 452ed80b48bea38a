import { useQuery } from '@tanstack/react-query';
import { type MaintenanceDetail, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { PhotosCard } from '#src/islands/shell/maintenance/photos-card.tsx';
import {
  RequestDue,
  RequestPriority,
  RequestStatus,
} from '#src/islands/shell/maintenance/request-badges.tsx';
import { ThreadCard } from '#src/islands/shell/maintenance/thread-card.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { RecordHead } from '#src/islands/shell/record/record-head.tsx';
import { RecordPage } from '#src/islands/shell/record/record-page.tsx';
import { RelatedCard } from '#src/islands/shell/record/related-card.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Card } from '#src/ui/components/card.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ChecklistCard } from './checklist-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { useRequestActions } from './request-actions.tsx';
import { WorkOrdersCard } from './work-orders-card.tsx';

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

function Detail({ request }: { request: MaintenanceDetail }) {
  const { office: text, number } = useText('maintenance');
  const { can, timeZone } = useOrganization();
  const canWrite = can('maintenance.write');
  const { primary, actions, dialog } = useRequestActions(request);
  return (
    <>
      <RecordHead
        kind={text.kind}
        title={request.title}
        back={<BackLink to="/maintenance">{text.back}</BackLink>}
        facts={[number({ number: request.number }), <Place key="place" request={request} />]}
        state={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <RequestStatus status={request.status} />
            <RequestPriority priority={request.priority} />
            <RequestDue request={request} timeZone={timeZone} />
          </span>
        }
        primary={primary}
        actions={actions}
      />
      {dialog}
      <RecordPage
        main={
          <>
            {request.description ? (
              <Card>
                <p className="text-16 break-words whitespace-pre-line">{request.description}</p>
              </Card>
            ) : null}
            <ChecklistCard request={request} />
            <ThreadCard request={request} timeZone={timeZone} side="office" canWrite={canWrite} />
          </>
        }
        side={
          <>
            {canWrite ? <PlanCard key={request.id} request={request} /> : null}
            <WorkOrdersCard request={request} />
            <PhotosCard maintenanceId={request.id} canAdd={canWrite} />
            <About request={request} />
            <RequestRelated request={request} />
          </>
        }
      />
    </>
  );
}

function Place({ request }: { request: MaintenanceDetail }) {
  const { propertyName, unitLabel, unitId, propertyId } = request;
  return (
    <AppLink
      to={unitId ? recordPath.unit(unitId) : recordPath.property(propertyId)}
      className="rounded-mark text-action hover:underline"
    >
      {unitLabel ? `${propertyName} · ${unitLabel}` : propertyName}
    </AppLink>
  );
}

/** The home, the lease under which it was reported, and what else was to be repaired there. */
function RequestRelated({ request }: { request: MaintenanceDetail }) {
  const { office: text } = useText('maintenance');
  const { lease } = useText('ownerMoney');
  const { can } = useOrganization();
  const { asset } = useText('upkeep');
  const { unitId, unitLabel, leaseId, propertyId, propertyName, assetId, assetName } = request;
  return (
    <RelatedCard
      items={[
        unitId && unitLabel
          ? { kind: lease.related.unit, name: unitLabel, to: recordPath.unit(unitId) }
          : null,
        { kind: lease.related.property, name: propertyName, to: recordPath.property(propertyId) },
        assetId && assetName ? { kind: asset, name: assetName, to: recordPath.asset(assetId) } : null,
        leaseId && can('leases.read')
          ? { kind: lease.title, name: unitLabel || propertyName, to: recordPath.lease(leaseId) }
          : null,
        {
          kind: lease.related.requests,
          name: unitId ? lease.allRequests : text.ofProperty,
          to: unitId ? `/maintenance?f.unit=${unitId}` : `/maintenance?f.property=${propertyId}`,
        },
      ]}
    />
  );
}

function About({ request }: { request: MaintenanceDetail }) {
  const { office: text, category, fields, thread } = useText('maintenance');
  const { timeZone } = useOrganization();
  const { rating, reopenedCount: reopenings } = request;
  const items = [
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
