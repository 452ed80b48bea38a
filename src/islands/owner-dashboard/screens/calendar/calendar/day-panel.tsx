import { Plus } from 'lucide-react';
import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Agenda } from '#src/islands/shell/calendar/agenda.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { SidePanel } from '#src/ui/components/side-panel.tsx';
import { EntryButton } from './entry-button.tsx';

export interface DayPanelProps {
  day: IsoDate;
  today: IsoDate;
  entries: readonly CalendarEntry[];
  onOpenEntry: (entry: CalendarEntry) => void;
  onAdd: (day: IsoDate) => void;
  onClose: () => void;
}

/** All that a day has, of which its cell shows the first. */
export function DayPanel({ day, today, entries, onOpenEntry, onAdd, onClose }: DayPanelProps) {
  const text = useText('calendar');
  const { actions } = useText('common');
  const language = useLanguage();
  const { can, timeZone } = useOrganization();
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={formatDate(day, language, 'weekday')}
      closeLabel={actions.close}
      footer={
        can('calendar.write') ? (
          <Button variant="primary" icon={Plus} onClick={() => onAdd(day)}>
            {text.addOnDay}
          </Button>
        ) : null
      }
    >
      {entries.length === 0 ? (
        <p className="text-secondary">{text.nothingOnDay}</p>
      ) : (
        <Agenda
          days={new Map([[day, entries]])}
          today={today}
          timeZone={timeZone}
          moreLabel={text.showMore}
          row={(entry, content) => (
            <EntryButton entry={entry} onOpen={onOpenEntry}>
              {content}
            </EntryButton>
          )}
        />
      )}
    </SidePanel>
  );
}
