import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import type { DayEntries } from './use-day-entries.ts';

/** What is open beside the calendar. */
export type OpenedPart =
  | { readonly part: 'entry'; readonly key: string }
  | { readonly part: 'day'; readonly day: IsoDate }
  | { readonly part: 'item'; readonly day: IsoDate; readonly itemId?: string }
  | { readonly part: 'feeds' | 'import' };

const EntryPanel = lazyPart(() => import('./entry-panel.tsx').then((file) => file.EntryPanel));
const DayPanel = lazyPart(() => import('./day-panel.tsx').then((file) => file.DayPanel));
const ItemDialog = lazyPart(() => import('./item-dialog.tsx').then((file) => file.ItemDialog));
const FeedsPanel = lazyPart(() =>
  import('#src/islands/shell/calendar/feeds-panel.tsx').then((file) => file.FeedsPanel),
);
const ImportDialog = lazyPart(() => import('./import-dialog.tsx').then((file) => file.ImportDialog));

interface CalendarPanelsProps {
  opened: OpenedPart | null;
  shown: DayEntries;
  onMove: (entry: CalendarEntry, day: IsoDate) => void;
  onOpen: (part: OpenedPart | null) => void;
}

/** The panel or the dialog that is open; its code comes when one is. */
export function CalendarPanels({ opened, shown, onMove, onOpen }: CalendarPanelsProps) {
  const today = useToday();
  const { id, can } = useOrganization();
  const onClose = () => onOpen(null);
  switch (opened?.part) {
    case 'entry': {
      const entry = shown.entryOf(opened.key);
      if (!entry) return null;
      const onEdit = (itemId: string) => onOpen({ part: 'item', day: today, itemId });
      return <EntryPanel entry={entry} onClose={onClose} onEdit={onEdit} onMove={onMove} />;
    }
    case 'day':
      return (
        <DayPanel
          day={opened.day}
          today={today}
          entries={shown.days.get(opened.day) ?? []}
          onOpenEntry={(entry) => onOpen({ part: 'entry', key: entry.key })}
          onAdd={(day) => onOpen({ part: 'item', day })}
          onClose={onClose}
        />
      );
    case 'item':
      return <ItemDialog day={opened.day} itemId={opened.itemId ?? null} onClose={onClose} />;
    case 'feeds':
      return <FeedsPanel organizationId={id} leaseId={null} canName={can('people.read')} onClose={onClose} />;
    case 'import':
      return <ImportDialog onClose={onClose} />;
    default:
      return null;
  }
}
