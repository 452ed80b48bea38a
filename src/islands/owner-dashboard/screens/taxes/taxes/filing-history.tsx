import { useQuery } from '@tanstack/react-query';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

const HASH_SHOWN = 12;

/** Who checked, filed and reopened the form, and the fingerprint of its file. */
export function FilingHistory({ filingId }: { filingId: string }) {
  const { form: text } = useText('ownerTaxes');
  const { states } = useText('common');
  const { id, timeZone } = useOrganization();
  const events = useQuery(taxQueries.events(id, filingId));
  return (
    <Card title={text.history}>
      <QueryView query={events} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(rows) => (
          <ol className="grid gap-3 text-15">
            {rows.map((event) => (
              <li key={event.id}>
                <p>
                  <span className="font-semibold">{text.steps[event.status]}</span>{' '}
                  {event.actorName ? text.by({ name: event.actorName }) : null}
                </p>
                <p className="text-14 text-hint">
                  <InstantText instant={event.createdAt} timeZone={timeZone} />
                  {event.status === 'open' ? null : ` · ${text.rows({ count: event.rowCount })}`}
                </p>
                {event.reason ? <p className="text-14">{event.reason}</p> : null}
                {event.status === 'open' ? null : (
                  <p className="text-14 text-hint">
                    {text.hash} <code title={event.fileSha256}>{event.fileSha256.slice(0, HASH_SHOWN)}</code>
                  </p>
                )}
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </Card>
  );
}
