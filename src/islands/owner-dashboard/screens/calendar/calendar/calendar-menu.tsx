import { CalendarPlus, Ellipsis, Printer, Rss } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';

interface CalendarMenuProps {
  canWrite: boolean;
  onOpen: (part: 'feeds' | 'import') => void;
}

/** What is done with the calendar as a whole. */
export function CalendarMenu({ canWrite, onOpen }: CalendarMenuProps) {
  const text = useText('calendar');
  return (
    <Menu
      label={text.more}
      trigger={(props) => <IconButton {...props} icon={Ellipsis} label={text.more} variant="outline" />}
      items={[
        { id: 'feeds', label: text.subscribe, icon: Rss, onSelect: () => onOpen('feeds') },
        ...(canWrite
          ? [{ id: 'import', label: text.import, icon: CalendarPlus, onSelect: () => onOpen('import') }]
          : []),
        { id: 'print', label: text.print, icon: Printer, onSelect: () => window.print() },
      ]}
    />
  );
}
