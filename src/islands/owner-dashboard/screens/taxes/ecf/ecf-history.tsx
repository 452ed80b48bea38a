import { useQuery } from '@tanstack/react-query';
import { type EcfEvent, ecfQueries } from '#src/data/taxes/ecf.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Timeline } from '#src/islands/shell/record/timeline.tsx';
import { newestFirst } from '#src/islands/shell/record/timeline-events.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ecfMessages } from './ecf-state.ts';

/** What happened to an electronic receipt, newest first. */
export function EcfHistory({ documentId }: { documentId: string }) {
  const { events: text } = useText('ownerEcf');
  const { states } = useText('common');
  const { id, timeZone } = useOrganization();
  const events = useQuery(ecfQueries.events(id, documentId));
  return (
    <QueryView query={events} skeleton={<SkeletonText label={states.loading} rows={4} />}>
      {(found) => (
        <Timeline
          events={newestFirst(
            timeZone,
            found.map((event) => ({
              id: event.id,
              at: event.at,
              text: text[event.kind as keyof typeof text],
              note: noteOf(event),
            })),
          )}
        />
      )}
    </QueryView>
  );
}

/** What was answered, as far as it says something to a person. */
function noteOf({ detail, status }: EcfEvent): string | undefined {
  const { messages } = (detail ?? {}) as { messages?: unknown };
  const said = ecfMessages(messages).map((own) => own.text);
  if (said.length > 0) return said.join(' ');
  return status === null ? undefined : `HTTP ${status}`;
}
