import { useQuery } from '@tanstack/react-query';
import { type LeaseEvent, leaseEventQueries } from '#src/data/leasing/leases/event-queries.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { eventWords } from './history-words.ts';

/** What happened to the lease, newest first, with who did it. */
export function HistoryCard({ leaseId }: { leaseId: string }) {
  const text = useText('ownerLeasing').leasing.history;
  const { states } = useText('common');
  const { id } = useOrganization();
  const events = useQuery(leaseEventQueries.events(id, leaseId));
  return (
    <Card title={text.title}>
      <QueryView query={events} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(found) => (
          <ol className="grid gap-4 border-l-2 border-line pl-4">
            {found.map((event) => (
              <Line key={event.id} event={event} />
            ))}
          </ol>
        )}
      </QueryView>
    </Card>
  );
}

function Line({ event }: { event: LeaseEvent }) {
  const text = useText('ownerLeasing').leasing.history;
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const { what, reason } = eventWords(event, text, language);
  const actor = event.actorName === null ? text.calendar : event.actorName || text.formerUser;
  return (
    <li className="relative text-15 wrap-anywhere before:absolute before:top-2 before:-left-[1.3125rem] before:size-2 before:rounded-full before:bg-control">
      <p>{what}</p>
      {reason ? <p className="text-14 text-secondary">{reason}</p> : null}
      <p className="text-14 text-hint">
        <time dateTime={event.createdAt}>{formatInstant(event.createdAt, language, timeZone)}</time>
        {' · '}
        {actor}
      </p>
    </li>
  );
}
