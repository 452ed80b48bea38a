import { useQuery } from '@tanstack/react-query';
import {
  type MaintenanceEvent,
  type MaintenanceRequest,
  maintenanceQueries,
} from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Card } from '#src/ui/components/card.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { Waiting } from '../outbox/waiting.tsx';
import { QueryView } from '../query-view.tsx';
import { useSession } from '../session.ts';
import { EventFacts } from './event-facts.tsx';
import { MessageForm } from './message-form.tsx';

const WRITTEN = ['maintenance_message', 'maintenance_rating'] as const;

interface ThreadCardProps {
  request: MaintenanceRequest;
  timeZone: string;
  side: 'office' | 'tenant';
  canWrite: boolean;
}

/** Everything that happened to a request, the oldest first, and the way to say something. */
export function ThreadCard({ request, timeZone, side, canWrite }: ThreadCardProps) {
  const { thread } = useText('maintenance');
  const { states } = useText('common');
  const events = useQuery(maintenanceQueries.events(request.id));
  return (
    <Card title={thread.title}>
      <div className="grid gap-6">
        <QueryView query={events} skeleton={<SkeletonText label={states.loading} rows={4} />}>
          {(rows) => (
            <ol className="grid gap-4">
              {rows.map((event) => (
                <Event key={event.id} event={event} timeZone={timeZone} side={side} />
              ))}
            </ol>
          )}
        </QueryView>
        <Waiting kinds={WRITTEN} about={request.id} />
        {canWrite ? (
          <MessageForm side={side} isSeenByTenant={request.leaseId !== null} maintenanceId={request.id} />
        ) : null}
      </div>
    </Card>
  );
}

interface EventProps {
  event: MaintenanceEvent;
  timeZone: string;
  side: 'office' | 'tenant';
}

function Event({ event, timeZone, side }: EventProps) {
  const text = useText('maintenance');
  const isSpoken = event.kind === 'message' || event.kind === 'note';
  const isTheirs = event.isFromTenant === (side === 'tenant');
  return (
    <li
      className={classNames(
        'grid gap-1',
        isSpoken ? 'rounded-card px-4 py-3' : 'border-l-2 border-line pl-3',
        isSpoken && (event.isInternal ? 'bg-warn-soft' : isTheirs ? 'ml-6 bg-selected' : 'mr-6 bg-sunken'),
      )}
    >
      {event.kind === 'message' || event.kind === 'work_order' ? null : (
        <p className="text-15 font-medium">{text.event[event.kind]}</p>
      )}
      <EventFacts event={event} />
      {event.body ? <p className="text-15 break-words whitespace-pre-line">{event.body}</p> : null}
      <p className="text-14 text-secondary">
        <Actor event={event} side={side} /> · <InstantText instant={event.createdAt} timeZone={timeZone} />
      </p>
    </li>
  );
}

function Actor({ event, side }: Omit<EventProps, 'timeZone'>) {
  const { thread } = useText('maintenance');
  const { userId } = useSession();
  if (event.actorId === userId) return thread.you;
  if (side === 'tenant') return event.isFromTenant ? thread.tenant : thread.landlord;
  // A vendor acts by a link, without an account: the step names them.
  if (event.kind === 'work_order' && event.actorId === null)
    return String(event.facts.vendor ?? thread.former);
  return event.actorName ?? (event.isFromTenant ? thread.tenant : thread.former);
}
