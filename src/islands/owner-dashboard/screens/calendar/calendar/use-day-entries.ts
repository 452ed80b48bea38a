import { useMemo } from 'react';
import type { CalendarAnswer } from '#src/data/calendar/queries.ts';
import { type CalendarEntry, entriesByDay } from '#src/domain/calendar/calendar-entry.ts';
import { shownDays } from '#src/domain/calendar/calendar-view.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { ShownCalendar } from './use-asked.ts';

export interface DayEntries {
  readonly days: ReadonlyMap<IsoDate, readonly CalendarEntry[]>;
  readonly entryOf: (key: string) => CalendarEntry | undefined;
}

const NONE: readonly CalendarEntry[] = [];

/** What was answered, by the days that are shown. Kinds are chosen here, so that a press on one waits for nothing. */
export function useDayEntries(asked: ShownCalendar, answer: CalendarAnswer | undefined): DayEntries {
  const { timeZone } = useOrganization();
  const { view, day, kinds } = asked;
  const entries = answer?.entries ?? NONE;
  const days = useMemo(() => {
    const chosen = kinds.length === 0 ? entries : entries.filter(({ kind }) => kinds.includes(kind));
    return entriesByDay(chosen, shownDays(view, day), timeZone);
  }, [entries, kinds, view, day, timeZone]);
  const byKey = useMemo(() => new Map(entries.map((entry) => [entry.key, entry])), [entries]);
  return { days, entryOf: (key) => byKey.get(key) };
}
