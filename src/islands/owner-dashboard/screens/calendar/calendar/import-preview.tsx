import { useState } from 'react';
import { type ImportOutcome, importCalendarItems } from '#src/data/calendar/mutations.ts';
import { calendarQueries } from '#src/data/calendar/queries.ts';
import type { ReadCalendar, ReadItem } from '#src/data/calendar/read-ics.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

const SAMPLE = 5;
const MOST_NAMED = 8;

const dayOf = ({ startsOn, startsAt, timeZone }: ReadItem) =>
  startsOn ?? todayIn(timeZone, Date.parse(startsAt ?? ''));

interface ImportPreviewProps {
  read: ReadCalendar;
  onBack: () => void;
  onClose: () => void;
}

/** What comes in and what stays out, before anything is saved; then what became of it. */
export function ImportPreview({ read, onBack, onClose }: ImportPreviewProps) {
  const text = useText('calendarImport');
  const { actions } = useText('common');
  const { id: organizationId } = useOrganization();
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const { items, skipped } = read;
  const count = items.length;
  const lines = skipped.map(({ title, reason }) => text.skippedLine({ title, reason: text.skipped[reason] }));
  const send = useAction({
    mutationFn: (all: readonly ReadItem[], requestId) =>
      importCalendarItems({ organizationId, items: all }, requestId),
    invalidates: [calendarQueries.all],
    onDone: setOutcome,
  });
  if (outcome) return <Outcome outcome={outcome} items={items} onClose={onClose} />;
  return (
    <>
      <div role="status" className="grid gap-1">
        <p className="text-16 font-semibold">{count === 0 ? text.nothing : text.found({ count })}</p>
        {count > 0 ? <Range items={items} /> : null}
      </div>
      {count > 0 ? <Sample items={items} /> : null}
      {skipped.length > 0 ? (
        <Notice tone="warn" title={text.skippedTitle({ count: skipped.length })}>
          <ul className="grid gap-1 text-14">
            {[...new Set(lines)].slice(0, MOST_NAMED).map((line) => (
              <li key={line} className="break-words">
                {line}
              </li>
            ))}
            {lines.length > MOST_NAMED ? (
              <li>{text.skippedMore({ count: lines.length - MOST_NAMED })}</li>
            ) : null}
          </ul>
        </Notice>
      ) : null}
      <FailureNote text={send.error} />
      <div className="flex flex-wrap gap-2">
        {count > 0 ? (
          <Button variant="primary" isBusy={send.isRunning} onClick={() => void send.run(items)}>
            {text.import({ count })}
          </Button>
        ) : null}
        <Button onClick={onBack}>{actions.back}</Button>
      </div>
    </>
  );
}

function Range({ items }: { items: readonly ReadItem[] }) {
  const text = useText('calendarImport');
  const language = useLanguage();
  const days = items.map(dayOf).sort();
  const repeating = items.filter(({ repeat }) => repeat !== null).length;
  const day = (date: string | undefined) => formatDate(date ?? '', language);
  return (
    <p className="text-14 text-secondary">
      {text.range({ from: day(days[0]), to: day(days.at(-1)) })}
      {repeating > 0 ? ` ${text.series({ count: repeating })}` : ''}
    </p>
  );
}

function Sample({ items }: { items: readonly ReadItem[] }) {
  const text = useText('calendarImport');
  const language = useLanguage();
  const first = [...items].sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1)).slice(0, SAMPLE);
  return (
    <div>
      <p className="text-14 font-medium">{text.sample}</p>
      <ul className="mt-1 grid gap-1 text-14 text-secondary">
        {first.map((item) => (
          <li key={item.uid} className="break-words">
            {formatDate(dayOf(item), language, 'short')} · {item.title}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OutcomeProps {
  outcome: ImportOutcome;
  items: readonly ReadItem[];
  onClose: () => void;
}

function Outcome({ outcome, items, onClose }: OutcomeProps) {
  const text = useText('calendarImport');
  const { codes } = useText('errors');
  const language = useLanguage();
  const count = (value: number) => formatNumber(value, language);
  const { added, changed, unchanged, refused } = outcome;
  return (
    <>
      <div role="status">
        <Notice tone="good">
          {text.done({ added: count(added), changed: count(changed), unchanged: count(unchanged) })}
        </Notice>
      </div>
      {refused.length > 0 ? (
        <Notice tone="bad" title={text.refusedTitle({ count: refused.length })}>
          <ul className="grid gap-1 text-14">
            {refused.slice(0, MOST_NAMED).map(({ position, code }) => (
              <li key={position}>
                {items[position - 1]?.title}: {(codes as Record<string, string>)[code] ?? code}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <Button variant="primary" className="justify-self-start" onClick={onClose}>
        {text.close}
      </Button>
    </>
  );
}
