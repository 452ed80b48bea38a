import { KeyRound } from 'lucide-react';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import type { MaintenanceRequest } from '#src/data/maintenance/queries.ts';
import type { Payment } from '#src/data/money/payments/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { Timeline } from '#src/islands/shell/record/timeline.tsx';
import { newestFirst, type TimelineEvent } from '#src/islands/shell/record/timeline-events.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { useWorkEvents } from '../parts/use-work-events.ts';

interface TenantTimelineProps {
  leases: readonly Tenant[];
  payments: readonly Payment[];
  requests: readonly MaintenanceRequest[];
}

/** Leases that began, payments and requests of one person, the newest first. */
export function TenantTimeline({ leases, payments, requests }: TenantTimelineProps) {
  const { timeline } = useText('record');
  const { tenantPage: text } = useText('ownerTenantPage');
  const { finance } = useText('ownerMoney');
  const { timeZone } = useOrganization();
  const today = useToday();
  const work = useWorkEvents(payments, requests);
  const begun = leases
    .filter(({ startsOn }) => startsOn <= today)
    .map(
      (lease): TimelineEvent => ({
        id: `lease ${lease.leaseId}`,
        at: lease.startsOn,
        text: text.moved({ place: finance.place({ property: lease.propertyName, unit: lease.unitLabel }) }),
        to: recordPath.lease(lease.leaseId),
        icon: KeyRound,
      }),
    );
  return (
    <Card title={timeline}>
      <Timeline events={newestFirst(timeZone, begun, work)} />
    </Card>
  );
}
