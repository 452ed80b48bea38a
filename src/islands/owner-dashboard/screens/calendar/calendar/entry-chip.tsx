import { Check } from 'lucide-react';
import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';
import { entryWords } from '#src/i18n/calendar-entry.ts';
import { formatTime } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { lookOf } from '#src/islands/shell/calendar/kind-look.ts';
import { classNames } from '#src/ui/class-names.ts';

interface EntryChipProps {
  entry: CalendarEntry;
  timeZone: string;
  /** With its place, where there is room for a second line. */
  isTall: boolean;
  isReachable: boolean;
  isLifted: boolean;
}

/** An entry in a day's cell. What it does is handled by the grid, by its key: a month may have thousands. */
export function EntryChip({ entry, timeZone, isTall, isReachable, isLifted }: EntryChipProps) {
  const text = useText('calendarEntries');
  const language = useLanguage();
  const { title, place, amount } = entryWords(entry, text, language);
  const { icon: Icon, ink, soft } = lookOf(entry);
  // A cell has no room for the property besides, which the filter chooses.
  const where = entry.facts.unit ?? entry.facts.property ?? '';
  const isDone = entry.doneAt !== null;
  const time = entry.startsAt === null ? '' : formatTime(entry.startsAt, language, timeZone);
  return (
    <button
      type="button"
      data-key={entry.key}
      data-print="shown"
      tabIndex={isReachable ? 0 : -1}
      aria-pressed={isLifted || undefined}
      className={classNames(
        'flex w-full min-w-0 touch-manipulation items-start gap-1.5 rounded-[6px] px-1.5 py-0.5 text-left text-12 leading-5 hover:brightness-95 dark:hover:brightness-125',
        soft,
        entry.canMove ? 'cursor-grab' : 'cursor-pointer',
        isLifted && 'opacity-60 outline-2 outline-action outline-dashed',
      )}
    >
      <Icon size={14} aria-hidden="true" className={classNames('mt-[3px] shrink-0', ink)} />
      <span className="min-w-0 flex-1">
        <span
          className={classNames(
            'block font-medium',
            isDone ? 'text-secondary' : 'text-ink',
            isTall ? 'break-words' : 'truncate print:line-clamp-2 print:leading-4 print:whitespace-normal',
          )}
        >
          {time ? <span className="font-normal text-secondary tabular-nums">{time} </span> : null}
          {title}
          {isTall || !where ? null : <span className="font-normal text-secondary"> · {where}</span>}
        </span>
        {isTall ? (
          <span className="block break-words text-secondary">
            {[place, amount].filter(Boolean).join(' · ')}
          </span>
        ) : null}
        {entry.doneAt === null ? null : <span className="sr-only">{text.done[entry.kind]}</span>}
      </span>
      {isDone ? <Check size={14} aria-hidden="true" className="mt-[3px] shrink-0 text-good" /> : null}
    </button>
  );
}
