import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { type CalendarAnswer, calendarQueries } from '#src/data/calendar/queries.ts';
import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';
import { askedDays } from '#src/domain/calendar/calendar-view.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Agenda } from '#src/islands/shell/calendar/agenda.tsx';
import { ofOrganization } from '#src/islands/shell/list/use-list.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { useScreenKeys } from '#src/islands/shell/use-quick-keys.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';
import { CalendarFilters } from './calendar-filters.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { CalendarMenu } from './calendar-menu.tsx';
import { CalendarPanels, type OpenedPart } from './calendar-panels.tsx';
import { DayGrid } from './day-grid.tsx';
import { EntryButton } from './entry-button.tsx';
import { KeyList } from './key-list.tsx';
import { type ShownCalendar, useAsked } from './use-asked.ts';
import { type DayEntries, useDayEntries } from './use-day-entries.ts';
import { useMove } from './use-move.ts';

/** What changes of the calendar is heard of, but not what the law or a lease says. */
const LIVE_TABLES = [
  'calendar_items',
  'calendar_item_changes',
  'maintenance_requests',
  'area_reservations',
  'assemblies',
  'decisions',
] as const;

/** What comes up on which day, in the whole portfolio. */
export function Screen() {
  const text = useText('calendar');
  const { id, can } = useOrganization();
  const today = useToday();
  const [asked, change] = useAsked();
  const [opened, open] = useState<OpenedPart | null>(null);
  const { view, day, propertyId, assignee } = asked;
  const [from, to] = askedDays(view, day);
  const query = useQuery(calendarQueries.entries(id, { from, to, propertyId, assignee }));
  useLive(ofOrganization(id, ...LIVE_TABLES), [calendarQueries.all]);
  // A press is answered before thousands of entries are drawn anew.
  const drawn = useDeferredValue(asked);
  const shown = useDayEntries(drawn, query.data);
  const moving = useMove();
  const canWrite = can('calendar.write');
  const add = (on: IsoDate) => canWrite && open({ part: 'item', day: on });
  useScreenKeys({
    n: () => void add(day),
    t: () => change({ day: null }),
    m: () => change({ view: 'month' }),
    w: () => change({ view: 'week' }),
    a: () => change({ view: 'agenda' }),
  });
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <>
            <CalendarMenu canWrite={canWrite} onOpen={(part) => open({ part })} />
            {canWrite ? (
              <Button variant="primary" icon={Plus} onClick={() => add(day)}>
                {text.add}
              </Button>
            ) : null}
          </>
        }
      />
      <div className="calendar-page grid gap-4">
        <CalendarHead
          view={view}
          day={day}
          today={today}
          onView={(next) => change({ view: next })}
          onDay={(next) => change({ day: next })}
        />
        <CalendarFilters asked={asked} onChange={change} />
        <QueryView query={query} skeleton={<CalendarSkeleton />} errorTitle={text.errorTitle}>
          {(answer) => (
            <>
              <Incomplete answer={answer} />
              <Shown
                asked={drawn}
                shown={shown}
                onDay={(next) => change({ day: next })}
                onOpen={open}
                moving={moving}
              />
            </>
          )}
        </QueryView>
        <KeyList />
      </div>
      <CalendarPanels opened={opened} shown={shown} onMove={moving.move} onOpen={open} />
    </>
  );
}

interface ShownProps {
  asked: ShownCalendar;
  shown: DayEntries;
  moving: ReturnType<typeof useMove>;
  onDay: (day: IsoDate) => void;
  onOpen: (part: OpenedPart) => void;
}

function Shown({ asked, shown, moving, onDay, onOpen }: ShownProps) {
  const text = useText('calendar');
  const today = useToday();
  const { timeZone } = useOrganization();
  const { view, day } = asked;
  const openEntry = (entry: CalendarEntry) => onOpen({ part: 'entry', key: entry.key });
  if (view !== 'agenda')
    return (
      <DayGrid
        {...{ view, day, today, timeZone, onDay, ...shown }}
        onOpenDay={(on) => onOpen({ part: 'day', day: on })}
        onOpenEntry={openEntry}
        onMove={moving.move}
        onFixed={moving.sayFixed}
      />
    );
  if (shown.days.size === 0) return <NothingThere isFiltered={asked.filterCount > 0} />;
  return (
    <Agenda
      key={day}
      days={shown.days}
      today={today}
      timeZone={timeZone}
      moreLabel={text.showMore}
      row={(entry, content) => (
        <EntryButton entry={entry} onOpen={openEntry}>
          {content}
        </EntryButton>
      )}
    />
  );
}

function NothingThere({ isFiltered }: { isFiltered: boolean }) {
  const text = useText('calendar');
  return (
    <Card isFlush>
      <EmptyState
        icon={CalendarDays}
        title={isFiltered ? text.filteredTitle : text.emptyTitle}
        text={isFiltered ? text.filteredText : text.emptyText}
      />
    </Card>
  );
}

function Incomplete({ answer }: { answer: CalendarAnswer }) {
  const text = useText('calendar');
  const language = useLanguage();
  if (answer.isComplete) return null;
  return (
    <Notice tone="warn">
      {text.incomplete({
        shown: formatNumber(answer.entries.length, language),
        count: formatNumber(answer.count, language),
      })}
    </Notice>
  );
}

function CalendarSkeleton() {
  const text = useText('calendar');
  return (
    <div role="status">
      <span className="sr-only">{text.loading}</span>
      <Skeleton className="h-[40rem] w-full rounded-card" />
    </div>
  );
}
