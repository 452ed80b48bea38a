import { CheckCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';
import { daysBetween, type IsoDate } from '#src/domain/foundation/dates.ts';
import { entryWords } from '#src/i18n/calendar-entry.ts';
import { formatDate, formatRelativeDays } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/components/button.tsx';
import { entryTimes } from './entry-when.ts';
import { lookOf } from './kind-look.ts';

/** More rows at once would make each press wait; the rest comes on request. */
const ROWS_AT_ONCE = 150;

interface AgendaProps {
  days: ReadonlyMap<IsoDate, readonly CalendarEntry[]>;
  today: IsoDate;
  timeZone: string;
  moreLabel: string;
  /** Makes of an entry what is pressed: a button that opens it, or a link. */
  row: (entry: CalendarEntry, content: ReactNode) => ReactNode;
}

/** The days that have something, each with what it has. */
export function Agenda({ days, today, timeZone, moreLabel, row }: AgendaProps) {
  const [room, setRoom] = useState(ROWS_AT_ONCE);
  const shown: [IsoDate, readonly CalendarEntry[]][] = [];
  let count = 0;
  for (const [day, entries] of days) {
    if (count >= room) break;
    shown.push([day, entries.slice(0, room - count)]);
    count += entries.length;
  }
  const isCut = count > room || shown.length < days.size;
  return (
    <div className="grid gap-3">
      {shown.map(([day, entries]) => (
        <section
          key={day}
          aria-labelledby={`day-${day}`}
          className="overflow-clip rounded-card border border-line bg-surface"
        >
          <DayHeading day={day} today={today} />
          <ul>
            {entries.map((entry) => (
              <li key={entry.key} className="border-t border-line">
                {row(entry, <AgendaRow entry={entry} timeZone={timeZone} />)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isCut ? (
        <Button className="justify-self-center" onClick={() => setRoom((before) => before + ROWS_AT_ONCE)}>
          {moreLabel}
        </Button>
      ) : null}
    </div>
  );
}

function DayHeading({ day, today }: { day: IsoDate; today: IsoDate }) {
  const language = useLanguage();
  const away = daysBetween(today, day);
  return (
    <h2
      id={`day-${day}`}
      className={classNames(
        'flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-2.5 text-15 first-letter:uppercase',
        day === today && 'bg-selected',
      )}
    >
      <span className="first-letter:uppercase">{formatDate(day, language, 'weekday')}</span>
      <span className="text-14 font-normal text-secondary">{formatRelativeDays(away, language)}</span>
    </h2>
  );
}

/** One entry: what, where, when and how much, with its kind in a picture and in words. */
function AgendaRow({ entry, timeZone }: { entry: CalendarEntry; timeZone: string }) {
  const text = useText('calendarEntries');
  const language = useLanguage();
  const { title, place, people, amount } = entryWords(entry, text, language);
  const { icon: Icon, ink, soft } = lookOf(entry);
  const times = entryTimes(entry, text, language, timeZone);
  return (
    <span className="flex items-start gap-3">
      <span
        className={classNames('mt-0.5 grid size-9 shrink-0 place-items-center rounded-control', soft, ink)}
      >
        <Icon size={18} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span
          className={classNames(
            'block text-15 font-medium break-words',
            entry.doneAt !== null && 'text-secondary',
          )}
        >
          {title}
        </span>
        <span className="block text-14 text-secondary break-words">
          {[times, text.mark[entry.kind], place, people].filter((part) => part !== '').join(' · ')}
        </span>
      </span>
      <span className="grid shrink-0 justify-items-end gap-0.5 text-15 tabular-nums">
        {amount}
        {entry.doneAt === null ? null : (
          <span className="inline-flex items-center gap-1 text-14 text-good">
            <CheckCheck size={16} aria-hidden="true" />
            {text.done[entry.kind]}
          </span>
        )}
      </span>
    </span>
  );
}
