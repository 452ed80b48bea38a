import { useQuery } from '@tanstack/react-query';
import { leaseEventQueries } from '#src/data/leasing/leases/event-queries.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { paymentQueries } from '#src/data/money/payments/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Timeline } from '#src/islands/shell/record/timeline.tsx';
import { newestFirst, type TimelineEvent } from '#src/islands/shell/record/timeline-events.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { useWorkEvents } from '../parts/use-work-events.ts';
import { eventWords } from './history-words.ts';

/** What happened to the lease, what was paid and what was to be repaired, newest first. */
export function LeaseTimeline({ lease }: { lease: Lease }) {
  const { timeline } = useText('record');
  const text = useText('ownerLeasing').leasing.history;
  const { states } = useText('common');
  const language = useLanguage();
  const { id, timeZone, can } = useOrganization();
  const events = useQuery(leaseEventQueries.events(id, lease.id));
  const { data: payments = [] } = useQuery(paymentQueries.ofLease(id, lease.id));
  const { data: requests = [] } = useQuery({
    ...maintenanceQueries.ofLease(lease.id),
    enabled: can('maintenance.read'),
  });
  const others = useWorkEvents(payments, requests);
  return (
    <Card title={timeline}>
      <QueryView query={events} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(found) => {
          const told = found.map((event): TimelineEvent => {
            const { what, reason } = eventWords(event, text, language);
            const by = event.actorName === null ? text.calendar : event.actorName || text.formerUser;
            return {
              id: `event ${event.id}`,
              at: event.createdAt,
              text: what,
              note: reason ?? undefined,
              by,
            };
          });
          return <Timeline events={newestFirst(timeZone, told, others)} />;
        }}
      </QueryView>
    </Card>
  );
}
