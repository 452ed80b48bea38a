import { useQuery } from '@tanstack/react-query';
import { type CalendarClash, calendarQueries } from '#src/data/calendar/queries.ts';
import type { ItemInput } from '#src/domain/calendar/calendar-item.ts';
import { entryWords } from '#src/i18n/calendar-entry.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { entryWhen } from '#src/islands/shell/calendar/entry-when.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useDebouncedValue } from '#src/islands/shell/use-debounced-value.ts';
import { Notice } from '#src/ui/components/notice.tsx';

const NO_TIME = {
  startsOn: null,
  endsOn: null,
  startsAt: null,
  endsAt: null,
  assignee: null,
  propertyId: null,
} as const;

interface ClashNoteProps {
  /** Null while something is missing. */
  input: ItemInput | null;
  itemId: string | null;
}

/** Says before it is saved what stands against its time. It may be saved all the same. */
export function ClashNote({ input, itemId }: ClashNoteProps) {
  const text = useText('calendarItem');
  const { id } = useOrganization();
  const { startsOn, endsOn, startsAt, endsAt, assignee, propertyId } = input ?? NO_TIME;
  const key = JSON.stringify({ startsOn, endsOn, startsAt, endsAt, assignee, propertyId });
  const asked = useDebouncedValue(key);
  const query = useQuery({
    ...calendarQueries.clashes(id, { ...JSON.parse(asked), exceptItemId: itemId }),
    enabled: input !== null && asked === key,
  });
  const clashes = input === null ? [] : (query.data ?? []);
  return (
    <div aria-live="polite" className="empty:hidden">
      {clashes.length === 0 ? null : (
        <Notice tone="warn" title={text.clashes.title}>
          <ul className="grid gap-1">
            {clashes.map((clash) => (
              <li key={clash.entry.key}>
                <ClashLine clash={clash} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function ClashLine({ clash: { clash, entry } }: { clash: CalendarClash }) {
  const { clashes: text } = useText('calendarItem');
  const entries = useText('calendarEntries');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const { title } = entryWords(entry, entries, language);
  const when =
    clash === 'holiday'
      ? formatDate(entry.startsOn ?? '', language, 'dayMonth')
      : entryWhen(entry, entries, language, timeZone);
  return text[clash]({ title, when });
}
