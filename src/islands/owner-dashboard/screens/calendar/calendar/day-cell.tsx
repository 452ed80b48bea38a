import { memo } from 'react';
import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';
import { weekdayOf } from '#src/domain/calendar/calendar-view.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { lookOf } from '#src/islands/shell/calendar/kind-look.ts';
import { classNames } from '#src/ui/class-names.ts';
import { EntryChip } from './entry-chip.tsx';

const NONE: readonly CalendarEntry[] = [];
const MARKS_ON_PHONE = 3;

export interface DayCellProps {
  day: IsoDate;
  entries: readonly CalendarEntry[] | undefined;
  timeZone: string;
  isToday: boolean;
  /** Of the month that is shown. */
  isInPeriod: boolean;
  /** Where the keys are. */
  isCursor: boolean;
  /** What is being moved would come here. */
  isTarget: boolean;
  liftedKey: string | null;
  look: 'marks' | 'chips' | 'tall';
  /** How many are shown; the others are a press away. */
  limit: number;
}

/** One day of a month or a week. Drawn anew only when something of it changes. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, entries = NONE, isToday, isInPeriod, isCursor, isTarget, look, limit } = props;
  const text = useText('calendar');
  const language = useLanguage();
  const rest = entries.length - limit;
  const isWeekend = weekdayOf(day) % 6 === 0;
  return (
    <td
      data-day={day}
      tabIndex={isCursor ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'border-t border-line p-1 align-top not-first:border-l focus-visible:-outline-offset-2',
        look === 'tall' ? 'h-72' : look === 'marks' ? 'h-16' : 'h-28',
        isTarget
          ? 'bg-selected outline-2 -outline-offset-2 outline-action'
          : !isInPeriod || isWeekend
            ? 'bg-sunken'
            : 'bg-surface',
      )}
    >
      <div className="grid min-w-0 gap-1">
        <span className="flex items-center justify-between px-1">
          <span className="sr-only">
            {text.dayOf({ date: formatDate(day, language, 'weekday'), count: entries.length })}
          </span>
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-7 place-items-center rounded-full text-14 tabular-nums',
              isToday ? 'bg-brand font-semibold text-on-brand' : isInPeriod ? 'text-ink' : 'text-hint',
            )}
          >
            {Number(day.slice(8))}
          </span>
        </span>
        {look === 'marks' ? <Marks entries={entries} /> : <Chips {...props} entries={entries} />}
        {look !== 'marks' && rest > 0 ? (
          <button
            type="button"
            data-more={day}
            data-print="shown"
            tabIndex={isCursor ? 0 : -1}
            className="rounded-[6px] px-1.5 text-left text-12 leading-5 font-medium text-action hover:bg-hover"
          >
            {text.moreOfDay({ count: rest })}
          </button>
        ) : null}
      </div>
    </td>
  );
});

function Chips({
  entries,
  limit,
  timeZone,
  look,
  isCursor,
  liftedKey,
}: DayCellProps & { entries: readonly CalendarEntry[] }) {
  return entries
    .slice(0, limit)
    .map((entry) => (
      <EntryChip
        key={entry.key}
        entry={entry}
        timeZone={timeZone}
        isTall={look === 'tall'}
        isReachable={isCursor}
        isLifted={entry.key === liftedKey}
      />
    ));
}

/** On a phone a day is as wide as a thumb: what kinds it has, and how many. */
function Marks({ entries }: { entries: readonly CalendarEntry[] }) {
  const kinds = [...new Map(entries.map((entry) => [entry.kind, entry])).values()];
  return (
    <span aria-hidden="true" className="flex flex-wrap items-center justify-center gap-0.5">
      {kinds.slice(0, MARKS_ON_PHONE).map((entry) => {
        const { icon: Icon, ink } = lookOf(entry);
        return <Icon key={entry.kind} size={14} className={ink} />;
      })}
      {entries.length > 1 ? (
        <span className="text-12 text-secondary tabular-nums">{entries.length}</span>
      ) : null}
    </span>
  );
}
