import type { ReactNode } from 'react';
import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';

interface EntryButtonProps {
  entry: CalendarEntry;
  onOpen: (entry: CalendarEntry) => void;
  children: ReactNode;
}

/** An entry of a list, which opens its panel. */
export function EntryButton({ entry, onOpen, children }: EntryButtonProps) {
  return (
    <button
      type="button"
      data-print="shown"
      onClick={() => onOpen(entry)}
      className="block w-full px-4 py-2.5 text-left hover:bg-hover focus-visible:-outline-offset-2"
    >
      {children}
    </button>
  );
}
