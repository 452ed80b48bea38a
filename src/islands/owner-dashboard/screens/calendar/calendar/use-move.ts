import { useQueryClient } from '@tanstack/react-query';
import { moveCalendarEntry } from '#src/data/calendar/mutations.ts';
import { type CalendarAnswer, calendarQueries } from '#src/data/calendar/queries.ts';
import { type CalendarEntry, daysOfEntry } from '#src/domain/calendar/calendar-entry.ts';
import { addDays, daysBetween, type IsoDate } from '#src/domain/foundation/dates.ts';
import { entryWords } from '#src/i18n/calendar-entry.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { showToast } from '#src/stores/toasts.ts';

const DAY_MS = 86_400_000;

interface Move {
  readonly entry: CalendarEntry;
  readonly day: IsoDate;
  /** It goes back to where it stood. */
  readonly isUndo?: boolean;
}

/** Where an entry stands as soon as it was moved; the hours as they are until the server says. */
function movedEntry(entry: CalendarEntry, day: IsoDate, timeZone: string): CalendarEntry {
  const days = daysBetween(daysOfEntry(entry, timeZone).first, day);
  const later = (at: string | null) => at && new Date(Date.parse(at) + days * DAY_MS).toISOString();
  return {
    ...entry,
    startsOn: entry.startsOn && addDays(entry.startsOn, days),
    endsOn: entry.endsOn && addDays(entry.endsOn, days),
    startsAt: later(entry.startsAt),
    endsAt: later(entry.endsAt),
  };
}

/** Moves an entry to another day at once, and offers to move it back. What may not be moved says why. */
export function useMove(): {
  move: (entry: CalendarEntry, day: IsoDate) => void;
  sayFixed: (entry: CalendarEntry) => void;
} {
  const text = useText('calendar');
  const entries = useText('calendarEntries');
  const language = useLanguage();
  const client = useQueryClient();
  const { id: organizationId, timeZone } = useOrganization();
  const titleOf = (entry: CalendarEntry) => entryWords(entry, entries, language).title;

  const place = (moved: CalendarEntry) =>
    client.setQueriesData<CalendarAnswer>(
      { queryKey: ['calendar', organizationId, 'list'] },
      (answer) =>
        answer && {
          ...answer,
          entries: answer.entries.map((entry) => (entry.key === moved.key ? moved : entry)),
        },
    );
  const action = useAction({
    mutationFn: ({ entry, day }: Move, requestId) =>
      moveCalendarEntry({ organizationId, key: entry.key, startsOn: day }, requestId).catch((error) => {
        place(entry);
        throw error;
      }),
    invalidates: [calendarQueries.all, ['maintenance']],
    onDone: (_, { entry, day, isUndo }) => {
      const title = titleOf(entry);
      if (isUndo) {
        showToast('success', text.movedBack({ title }));
        return;
      }
      const before = daysOfEntry(entry, timeZone).first;
      const moved = movedEntry(entry, day, timeZone);
      showToast('success', text.moved({ title, date: formatDate(day, language, 'weekday') }), {
        label: text.undo,
        run: () => run({ entry: moved, day: before, isUndo: true }),
      });
    },
  });
  useErrorToast(action);
  const run = (move: Move) => {
    place(movedEntry(move.entry, move.day, timeZone));
    void action.run(move);
  };
  return {
    move: (entry, day) => run({ entry, day }),
    sayFixed: (entry) => {
      if (entry.fixedBecause) showToast('info', `${titleOf(entry)}: ${entries.fixed[entry.fixedBecause]}`);
    },
  };
}
