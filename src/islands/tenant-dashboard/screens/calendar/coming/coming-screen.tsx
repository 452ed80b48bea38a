import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Rss } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { calendarQueries } from '#src/data/calendar/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { type CalendarEntry, entriesByDay } from '#src/domain/calendar/calendar-entry.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Agenda } from '#src/islands/shell/calendar/agenda.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

const DAYS_AHEAD = 90;

const FeedsPanel = lazyPart(() =>
  import('#src/islands/shell/calendar/feeds-panel.tsx').then((file) => file.FeedsPanel),
);

/** What is coming for a tenant, day by day. */
export function Screen() {
  return <WithLease>{(lease) => <Coming lease={lease} />}</WithLease>;
}

/** Where an entry leads a tenant; null where there is nothing more to see. */
function pathOf({ kind, recordKind, recordId }: CalendarEntry): string | null {
  if (kind === 'rent') return '/charges';
  if (kind === 'lease') return '/rental';
  if (kind === 'document') return '/documents';
  if (kind === 'reservation') return '/community?part=areas';
  if (kind === 'decision')
    return recordKind === 'decision' && recordId ? `/decisions/${recordId}` : '/decisions';
  return recordKind === 'maintenance_request' && recordId ? `/maintenance/${recordId}` : null;
}

function Coming({ lease }: { lease: TenantLease }) {
  const text = useText('calendarComing');
  const [isSubscribing, setSubscribing] = useState(false);
  const today = useToday(lease.timeZone);
  const until = addDays(today, DAYS_AHEAD);
  const query = useQuery(calendarQueries.mine(lease.id, today, until));
  useLive(
    [
      { table: 'maintenance_requests', filter: `lease_id=eq.${lease.id}` },
      { table: 'area_reservations', filter: `lease_id=eq.${lease.id}` },
      { table: 'calendar_items', filter: `lease_id=eq.${lease.id}` },
      { table: 'assemblies', filter: `property_id=eq.${lease.propertyId}` },
      { table: 'decisions', filter: `property_id=eq.${lease.propertyId}` },
    ],
    [calendarQueries.all],
  );
  const entries = query.data?.entries;
  const days = useMemo(
    () => entriesByDay(entries ?? [], [today, until], lease.timeZone),
    [entries, today, until, lease.timeZone],
  );
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <Button icon={Rss} onClick={() => setSubscribing(true)}>
            {text.subscribe}
          </Button>
        }
      />
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={text.loading} />}
        isEmpty={() => days.size === 0}
        empty={
          <Card isFlush>
            <EmptyState icon={CalendarDays} title={text.emptyTitle} text={text.emptyText} />
          </Card>
        }
        errorTitle={text.errorTitle}
      >
        {() => (
          <Agenda
            days={days}
            today={today}
            timeZone={lease.timeZone}
            moreLabel={text.showMore}
            row={(entry, content) => <Row entry={entry}>{content}</Row>}
          />
        )}
      </QueryView>
      {isSubscribing ? (
        <FeedsPanel
          organizationId={lease.organizationId}
          leaseId={lease.id}
          canName={false}
          onClose={() => setSubscribing(false)}
        />
      ) : null}
    </>
  );
}

function Row({ entry, children }: { entry: CalendarEntry; children: ReactNode }) {
  const path = pathOf(entry);
  if (path === null) return <div className="px-4 py-2.5">{children}</div>;
  return (
    <AppLink to={path} className="block px-4 py-2.5 hover:bg-sunken focus-visible:-outline-offset-2">
      {children}
    </AppLink>
  );
}
