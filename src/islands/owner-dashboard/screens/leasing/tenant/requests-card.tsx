import { useQuery } from '@tanstack/react-query';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { RequestStatus } from '#src/islands/shell/maintenance/request-badges.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** What was to be repaired under the person's leases, the newest first. */
export function RequestsCard({ leaseIds }: { leaseIds: readonly string[] }) {
  const text = useText('ownerTenantPage').tenantPage;
  const { states } = useText('common');
  const language = useLanguage();
  const { id, timeZone } = useOrganization();
  const query = useQuery(maintenanceQueries.ofLeases(id, leaseIds));
  return (
    <Card title={text.requests}>
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={2} />}
        isEmpty={(requests) => requests.length === 0}
        empty={<p className="text-15 text-secondary">{text.noRequests}</p>}
      >
        {(requests) => (
          <ul className="grid">
            {requests.map((request) => (
              <li
                key={request.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-0"
              >
                <div className="min-w-0 flex-1 basis-56">
                  <AppLink
                    to={`/maintenance/${request.id}`}
                    className="font-medium text-action wrap-anywhere hover:underline"
                  >
                    {request.title}
                  </AppLink>
                  <p className="text-14 text-hint tabular-nums">
                    {formatDate(todayIn(timeZone, Date.parse(request.createdAt)), language, 'short')}
                  </p>
                </div>
                <RequestStatus status={request.status} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
