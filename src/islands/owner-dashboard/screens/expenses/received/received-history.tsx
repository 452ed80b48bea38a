import { useQuery } from '@tanstack/react-query';
import {
  type ReceivedEvent,
  type ReceivedReceipt,
  receivedQueries,
} from '#src/data/expenses/received/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Timeline } from '#src/islands/shell/record/timeline.tsx';
import { newestFirst } from '#src/islands/shell/record/timeline-events.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** What happened to a received receipt, newest first; the first is that it came. */
export function ReceivedHistory({ received }: { received: ReceivedReceipt }) {
  const { events: text, refusals } = useText('ownerReceived');
  const { states } = useText('common');
  const { id, timeZone } = useOrganization();
  const events = useQuery(receivedQueries.events(id, received.id));
  const came = {
    ...{
      id: received.id,
      at: received.createdAt,
      text: received.refusal === null ? text.came : text.refused,
    },
    note: received.refusal === null ? undefined : refusals[received.refusal as keyof typeof refusals],
  };
  const textOf = ({ kind, detail }: ReceivedEvent) => {
    const said = detail as { isAccepted?: boolean; isApproved?: boolean } | null;
    if (kind === 'verdict') return said?.isAccepted ? text.accepted : text.rejected;
    if (kind === 'approved') return said?.isApproved ? text.dealAccepted : text.dealRefused;
    return text.fault;
  };
  return (
    <QueryView query={events} skeleton={<SkeletonText label={states.loading} rows={3} />}>
      {(found) => (
        <Timeline
          events={newestFirst(timeZone, [
            ...found.map((event) => ({ id: event.id, at: event.at, text: textOf(event) })),
            came,
          ])}
        />
      )}
    </QueryView>
  );
}
