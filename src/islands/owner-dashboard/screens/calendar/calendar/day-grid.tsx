import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';
import { type CalendarView, shownDays, weeksOf } from '#src/domain/calendar/calendar-view.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { entryWords } from '#src/i18n/calendar-entry.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { periodOf } from './calendar-head.tsx';
import { DayCell } from './day-cell.tsx';
import { stepped } from './grid-steps.ts';
import { type Lifted, useMoving } from './use-moving.ts';

export interface DayGridProps {
  view: Exclude<CalendarView, 'agenda'>;
  day: IsoDate;
  today: IsoDate;
  timeZone: string;
  days: ReadonlyMap<IsoDate, readonly CalendarEntry[]>;
  entryOf: (key: string) => CalendarEntry | undefined;
  onDay: (day: IsoDate) => void;
  onOpenDay: (day: IsoDate) => void;
  onOpenEntry: (entry: CalendarEntry) => void;
  onMove: (entry: CalendarEntry, day: IsoDate) => void;
  onFixed: (entry: CalendarEntry) => void;
}

const SHOWN_OF_A_MONTH = 3;
const SHOWN_OF_A_WEEK = 12;

/** A month or a week as a grid of days, walked with the arrows. */
export function DayGrid(props: DayGridProps) {
  const { view, day, today, timeZone, days, entryOf, onOpenDay, onOpenEntry } = props;
  const text = useText('calendar');
  const language = useLanguage();
  const isPhone = useIsPhone();
  const moving = useMoving(props);
  const { cursor, grid, walk } = useCursor(props);
  const weeks = useMemo(() => weeksOf(shownDays(view, day)), [view, day]);
  const { lifted } = moving;

  const onClick = ({ target }: MouseEvent) => {
    if (moving.endsDrag()) return;
    const pressed = target as HTMLElement;
    const entry = entryOf(pressed.closest<HTMLElement>('[data-key]')?.dataset.key ?? '');
    const cell = pressed.closest<HTMLElement>('[data-day]')?.dataset.day;
    if (entry) onOpenEntry(entry);
    else if (cell && (isPhone || pressed.closest('[data-more]'))) onOpenDay(cell);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (gridKey(event, { ...props, moving, cursor, walk })) event.preventDefault();
  };
  return (
    <>
      <LiftedNote lifted={lifted} />
      <table
        ref={grid}
        tabIndex={-1}
        aria-label={text.grid({ period: periodOf(view, day, language) })}
        className={classNames(
          'w-full table-fixed border-separate border-spacing-0 overflow-clip rounded-card border border-line select-none print:rounded-none',
          lifted?.by === 'pointer' && 'cursor-grabbing',
        )}
        onClick={onClick}
        onPointerDown={moving.onPointerDown}
        onKeyDown={onKeyDown}
      >
        <Weekdays isShort={isPhone || view === 'month'} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <DayCell
                  key={date}
                  day={date}
                  entries={days.get(date)}
                  timeZone={timeZone}
                  isToday={date === today}
                  isInPeriod={view === 'week' || date.slice(0, 7) === day.slice(0, 7)}
                  isCursor={date === cursor}
                  isTarget={lifted?.to === date && lifted.from !== date}
                  // Of its own entries alone: the other days are not drawn anew.
                  liftedKey={lifted && days.get(date)?.includes(lifted.entry) ? lifted.entry.key : null}
                  look={isPhone ? 'marks' : view === 'week' ? 'tall' : 'chips'}
                  limit={view === 'week' ? SHOWN_OF_A_WEEK : SHOWN_OF_A_MONTH}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The day on which the keys are, and how they go to another one, which may stand on another page. */
function useCursor({ view, day, onDay }: DayGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState(day);
  const isWalking = useRef(false);
  useEffect(() => setCursor(day), [day]);
  useEffect(() => {
    if (!isWalking.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`);
    if (!cell) return;
    isWalking.current = false;
    cell.focus();
  });
  const walk = (to: IsoDate) => {
    isWalking.current = true;
    setCursor(to);
    const [first, last] = shownDays(view, day);
    if (to < first || to > last) onDay(to);
  };
  return { cursor, grid, walk };
}

interface KeyContext extends DayGridProps {
  moving: ReturnType<typeof useMoving>;
  cursor: IsoDate;
  walk: (to: IsoDate) => void;
}

/** What a key does in the grid; whether it does anything. */
function gridKey({ key, target }: KeyboardEvent, context: KeyContext): boolean {
  const { moving, cursor, walk, view, entryOf, onOpenDay, onFixed } = context;
  const { lifted } = moving;
  const on = (target as HTMLElement).closest<HTMLElement>('[data-key]');
  if (lifted) {
    if (key === 'Escape') moving.cancel();
    else if (key === 'Enter' || key === ' ') moving.place();
    else {
      const to = stepped(lifted.to, key, view);
      if (to === null) return false;
      moving.lift({ ...lifted, to });
      walk(to);
    }
    return true;
  }
  const to = stepped(cursor, key, view);
  if (to !== null) {
    walk(to);
    return true;
  }
  const entry = entryOf(on?.dataset.key ?? '');
  if (entry && key === ' ') {
    if (entry.canMove) moving.lift({ entry, from: cursor, to: cursor, by: 'keys' });
    else onFixed(entry);
    return true;
  }
  if (on || (key !== 'Enter' && key !== ' ') || (target as HTMLElement).closest('button')) return false;
  onOpenDay(cursor);
  return true;
}

function Weekdays({ isShort }: { isShort: boolean }) {
  const { weekday, weekdayShort } = useText('calendar');
  return (
    <thead>
      <tr>
        {weekday.map((name, index) => (
          <th
            key={name}
            scope="col"
            aria-label={name}
            className="bg-surface px-1 py-2 text-center text-12 font-medium text-secondary"
          >
            <span className="inline-block first-letter:uppercase">
              {isShort ? weekdayShort[index] : name}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Says where what was lifted would come. */
function LiftedNote({ lifted }: { lifted: Lifted | null }) {
  const text = useText('calendar');
  const entries = useText('calendarEntries');
  const language = useLanguage();
  return (
    <p
      role="status"
      className={lifted?.by === 'keys' ? 'mb-2 rounded-control bg-selected px-3 py-2 text-14' : 'sr-only'}
    >
      {lifted
        ? text.lifted({
            title: entryWords(lifted.entry, entries, language).title,
            date: formatDate(lifted.to, language, 'weekday'),
          })
        : ''}
    </p>
  );
}
