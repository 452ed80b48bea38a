import { ScrollText } from 'lucide-react';
import { logListSpec, trustQueries } from '#src/data/trust/records.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListCard } from '#src/islands/shell/list/list-card.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { RecordCheck } from '#src/islands/shell/trust/record-check.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';

/** What stands in the log, the newest first, each with its check. */
export function EntriesCard() {
  const { entries: text } = useText('trust');
  const { id } = useOrganization();
  const list = useList({ asks: logListSpec, query: () => trustQueries.entries(id) });
  return (
    <ListCard
      list={list}
      text={text}
      icon={ScrollText}
      card={{ title: text.title, description: text.text }}
      foot={{ shownText: text.shown({ count: list.pages.data?.length ?? 0 }) }}
    >
      {(rows) => (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <EntryLine key={row.position} {...row} organizationId={id} />
          ))}
        </ul>
      )}
    </ListCard>
  );
}

interface EntryLineProps {
  organizationId: string;
  position: number;
  kind: string;
  recordId: string;
  at: string;
}

function EntryLine({ organizationId, position, kind, recordId, at }: EntryLineProps) {
  const text = useText('trust');
  const { timeZone } = useOrganization();
  const name = kind in text.kinds ? text.kinds[kind as keyof typeof text.kinds] : text.kinds.other;
  // People count from one.
  const number = text.entries.number({ number: position + 1 });
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 px-5 py-3">
      <div className="min-w-0">
        <p>{name}</p>
        <p className="text-14 text-hint tabular-nums">
          {number} · <InstantText instant={at} timeZone={timeZone} />
        </p>
      </div>
      <RecordCheck record={{ organizationId, kind, recordId }} what={`${name}, ${number}`} />
    </li>
  );
}
