import { useQuery } from '@tanstack/react-query';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { type MaintenanceRequest, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { PhotosCard } from '#src/islands/shell/maintenance/photos-card.tsx';
import { RequestPriority, RequestStatus } from '#src/islands/shell/maintenance/request-badges.tsx';
import { ThreadCard } from '#src/islands/shell/maintenance/thread-card.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { useLive } from '#src/islands/shell/use-live.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { RatingCard } from './rating-card.tsx';
import { TenantActions } from './tenant-actions.tsx';

/** One request as its tenant sees it. */
export function Screen({ params }: ScreenProps) {
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
    <WithLease isFixed>
      {(shown, { leases }) => (
        <QueryView query={query} skeleton={<CardSkeleton />}>
          {(request) => (
            <Detail request={request} lease={leases.find((lease) => lease.id === request.leaseId) ?? shown} />
          )}
        </QueryView>
      )}
    </WithLease>
  );
}

function Detail({ request, lease }: { request: MaintenanceRequest; lease: TenantLease }) {
  const { tenant: text, number, category } = useText('maintenance');
  const language = useLanguage();
  const canWrite = isOccupying(lease.status);
  const visit = request.status === 'in_progress' ? request.scheduledOn : null;
  return (
    <>
      <PageHeader
        title={request.title}
        back={<TouchBackLink to="/maintenance">{text.back}</TouchBackLink>}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {number({ number: request.number })} · {category[request.category]}
            <RequestStatus status={request.status} />
            <RequestPriority priority={request.priority} />
          </span>
        }
        actions={canWrite ? <TenantActions request={request} /> : null}
      />
      <div className="grid gap-5">
        {canWrite ? null : <Notice>{text.former}</Notice>}
        {visit ? <Notice tone="info">{text.visit({ date: formatDate(visit, language) })}</Notice> : null}
        {canWrite && request.status === 'completed' ? <RatingCard request={request} /> : null}
        {request.description ? (
          <Card>
            <p className="text-16 break-words whitespace-pre-line">{request.description}</p>
          </Card>
        ) : null}
        <PhotosCard maintenanceId={request.id} canAdd={canWrite} />
        <ThreadCard request={request} timeZone={lease.timeZone} side="tenant" canWrite={canWrite} />
      </div>
    </>
  );
}
