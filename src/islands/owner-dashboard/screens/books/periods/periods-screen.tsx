import { useQuery } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { bookQueries, type PeriodEvent } from '#src/data/books/queries.ts';
import { memberQueries } from '#src/data/people/members/queries.ts';
import { formatDate, formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

/** Through which day the books are closed, and who closed and reopened them. */
export function Screen() {
  const text = useText('ownerBooks').periods;
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(bookQueries.periods(id));
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <SectionLine />
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={5} />}>
        {({ closedThrough, events }) => (
          <div className="grid max-w-3xl gap-6">
            <StateCard closedThrough={closedThrough} />
            <History events={events} />
          </div>
        )}
      </QueryView>
    </>
  );
}

function StateCard({ closedThrough }: { closedThrough: string | null }) {
  const text = useText('ownerBooks').periods;
  const language = useLanguage();
  const { can } = useOrganization();
  const [dialog, setDialog] = useState<'close' | 'reopen' | null>(null);
  const Icon = closedThrough ? Lock : LockOpen;
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-4">
        <Icon size={24} aria-hidden="true" className="mt-1 shrink-0 text-brand" />
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-20">
            {closedThrough
              ? text.closedThrough({ date: formatDate(closedThrough, language) })
              : text.neverClosed}
          </h2>
          <p className="mt-1 text-secondary">{closedThrough ? text.closedText : text.openText}</p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {can('money.write') ? (
          <Button variant="primary" icon={Lock} onClick={() => setDialog('close')}>
            {text.close}
          </Button>
        ) : null}
        {closedThrough && can('money.reverse') ? (
          <Button icon={LockOpen} onClick={() => setDialog('reopen')}>
            {text.reopen}
          </Button>
        ) : null}
      </div>
      {dialog === 'close' ? (
        <CloseDialog closedThrough={closedThrough} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'reopen' && closedThrough ? (
        <ReopenDialog closedThrough={closedThrough} onClose={() => setDialog(null)} />
      ) : null}
    </Card>
  );
}

function History({ events }: { events: readonly PeriodEvent[] }) {
  const text = useText('ownerBooks').periods;
  const language = useLanguage();
  const { id, timeZone } = useOrganization();
  const members = useQuery(memberQueries.list(id));
  const what = ({ kind, closedThroughAfter: after }: PeriodEvent) => {
    if (!after) return text.didReopenAll;
    const date = formatDate(after, language);
    return kind === 'closed' ? text.didClose({ date }) : text.didReopen({ date });
  };
  const who = (event: PeriodEvent) => members.data?.find((member) => member.userId === event.actorId)?.name;
  return (
    <Card title={text.history}>
      {events.length === 0 ? <p className="text-secondary">{text.historyEmpty}</p> : null}
      <ol className="grid gap-4">
        {events.map((event) => (
          <li key={event.id}>
            <p className="font-medium">{what(event)}</p>
            {event.reason ? <p className="text-secondary">{event.reason}</p> : null}
            <p className="text-14 text-hint">
              {[who(event), formatInstant(event.at, language, timeZone)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
