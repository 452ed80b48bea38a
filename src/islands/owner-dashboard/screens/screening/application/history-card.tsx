import { useQuery } from '@tanstack/react-query';
import { memberQueries } from '#src/data/people/members/queries.ts';
import {
  type Application,
  type ApplicationEvent,
  applicationQueries,
} from '#src/data/screening/applications/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** What happened to an application, who did it and why, the newest first. */
export function HistoryCard({ application }: { application: Pick<Application, 'id' | 'source'> }) {
  const { detail: text, names } = useText('ownerScreening');
  const { states } = useText('common');
  const { id, timeZone } = useOrganization();
  const events = useQuery(applicationQueries.history(id, application.id));
  const members = useQuery(memberQueries.list(id));
  const nameOf = ({ actorId, kind }: ApplicationEvent) => {
    // Visitors have no account; of a member whose account is gone nothing is left either.
    const isTheirs = application.source === 'listing' && (kind === 'created' || kind === 'submitted');
    if (actorId === null) return isTheirs ? text.byApplicant : text.byFormerMember;
    if (!members.data) return '';
    return members.data.find((member) => member.userId === actorId)?.name ?? text.byFormerMember;
  };
  return (
    <Card title={text.history}>
      <QueryView query={events} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(rows) => (
          <ol className="grid gap-4">
            {rows.map((event) => (
              <li key={event.id} className="border-l-2 border-line pl-3">
                <p className="text-15 font-medium">{names.event[event.kind]}</p>
                {event.note ? <p className="text-15">{event.note}</p> : null}
                <p className="text-14 text-hint">
                  <InstantText instant={event.at} timeZone={timeZone} />
                  {nameOf(event) ? ` · ${nameOf(event)}` : null}
                </p>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </Card>
  );
}
