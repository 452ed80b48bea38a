import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { AppLink } from '../app-link.tsx';
import { useOrganization } from '../session.ts';
import type { TimelineEvent } from './timeline-events.ts';

const FIRST_EVENTS = 8;

interface TimelineProps {
  /** Newest first: `newestFirst` puts those of several sources in order. */
  events: readonly TimelineEvent[];
}

/** What happened, newest first, with who did it; the rest after a press. Goes into a card or a `FoldedSection`. */
export function Timeline({ events }: TimelineProps) {
  const text = useText('record');
  const [isWhole, setWhole] = useState(false);
  if (events.length === 0) return <p className="text-15 text-hint">{text.nothingYet}</p>;
  const shown = isWhole ? events : events.slice(0, FIRST_EVENTS);
  return (
    <>
      <ol className="grid">
        {shown.map((event) => (
          <Line key={event.id} event={event} />
        ))}
      </ol>
      {shown.length < events.length ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 print:hidden">
          <Button size="sm" onClick={() => setWhole(true)}>
            {text.more}
          </Button>
          <span className="text-14 text-hint">
            {text.shown({ count: shown.length, total: events.length })}
          </span>
        </p>
      ) : null}
    </>
  );
}

function Line({ event }: { event: TimelineEvent }) {
  const { at, text, note, by, to, icon } = event;
  const language = useLanguage();
  const { timeZone } = useOrganization();
  // A day of the calendar, or a moment of a clock.
  const when = at.length === 10 ? formatDate(at, language) : formatInstant(at, language, timeZone);
  return (
    <li className="relative flex gap-3 pb-4 last:pb-0 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-0 not-last:before:left-3.5 not-last:before:border-l not-last:before:border-line">
      <Mark icon={icon} />
      <div className="min-w-0 pt-0.5 text-15 wrap-anywhere">
        <p>
          {to ? (
            <AppLink to={to} className="text-action hover:underline">
              {text}
            </AppLink>
          ) : (
            text
          )}
        </p>
        {note ? <p className="text-14 text-secondary">{note}</p> : null}
        <p className="text-14 text-hint">
          <time dateTime={at}>{when}</time>
          {by ? ` · ${by}` : null}
        </p>
      </div>
    </li>
  );
}

function Mark({ icon: Icon }: { icon: LucideIcon | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken text-secondary"
    >
      {Icon ? <Icon size={14} /> : <span className="size-2 rounded-full bg-control" />}
    </span>
  );
}
