import { Check, Clock, Trash2 } from 'lucide-react';
import type { WaitlistEntry } from '#src/data/public-forms/visitor-queries.ts';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';

const dayOf = (instant: string) => todayIn(DEFAULT_TIME_ZONE, Date.parse(instant));

/** Who, whether they confirmed, how they came, since when; each may be deleted. */
export function useWaitlistColumns(onDelete: (entry: WaitlistEntry) => void): Column<WaitlistEntry>[] {
  const { waitlist: text } = useText('admin');
  return [
    { id: 'email', phone: 'title', header: text.email, cell: (entry) => entry.email },
    {
      id: 'state',
      phone: 'state',
      header: text.state,
      cell: (entry) =>
        entry.confirmedAt ? (
          <Badge tone="good" icon={Check}>
            {text.states.confirmed}
          </Badge>
        ) : (
          <Badge icon={Clock}>{text.states.unconfirmed}</Badge>
        ),
    },
    { id: 'language', phone: 'note', header: text.language, cell: (entry) => text.languages[entry.language] },
    { id: 'source', phone: 'note', header: text.source, cell: (entry) => entry.source || <NotKnown /> },
    {
      id: 'joined',
      phone: 'note',
      header: text.joined,
      cell: (entry) => <DateText date={dayOf(entry.createdAt)} format="short" />,
    },
    {
      id: 'delete',
      phone: 'menu',
      header: text.remove,
      align: 'end',
      cell: (entry) => (
        <IconButton
          icon={Trash2}
          label={text.removeOne({ email: entry.email })}
          onClick={() => onDelete(entry)}
        />
      ),
    },
  ];
}
