import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cardPlace } from '#src/ui/components/card-place.ts';

interface FoldedSectionProps {
  /** Its address on the page: `#deposit`. */
  id: string;
  title: string;
  /** What is in it, as far as it is known without asking: an amount, a day. */
  summary?: ReactNode;
  /** Open where the record's state asks for it, at first or as soon as it does. */
  isOpen?: boolean;
  /** Cards, which lose their frames here. They are made when the section is first opened, with what they ask the server. */
  children: ReactNode;
}

const isAddressed = (id: string) => window.location.hash === `#${id}`;

/** A part of a record's page that is rarely read: folded, fetched when it is opened, and found by its address. */
export function FoldedSection({ id, title, summary, isOpen = false, children }: FoldedSectionProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [startsOpen] = useState(() => isOpen || isAddressed(id));
  const [isMade, setMade] = useState(startsOpen);
  useEffect(() => {
    if (isAddressed(id)) box.current?.scrollIntoView({ block: 'start' });
  }, [id]);
  useEffect(() => {
    if (isOpen && box.current) box.current.open = true;
  }, [isOpen]);
  return (
    <details
      ref={box}
      id={id}
      data-folded=""
      open={startsOpen}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        if (open) setMade(true);
        // A link that is copied from here leads here.
        if (open !== isAddressed(id) && (open || isAddressed(id))) noteAddress(open ? `#${id}` : '');
      }}
      className="group scroll-mt-20 overflow-clip rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-5 py-2.5 hover:bg-hover focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-16">{title}</h2>
          {summary ? <span className="min-w-0 text-14 text-secondary">{summary}</span> : null}
        </span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-hint transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="grid divide-y divide-line border-t border-line">
        {isMade ? <cardPlace.Provider value={title}>{children}</cardPlace.Provider> : null}
      </div>
    </details>
  );
}

function noteAddress(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
}

/** Opens a section of the page on show, as its address would. */
export function openSection(id: string): void {
  const section = document.getElementById(id);
  if (!(section instanceof HTMLDetailsElement)) return;
  section.open = true;
  section.scrollIntoView({ block: 'start' });
  section.querySelector('summary')?.focus({ preventScroll: true });
}
