import type { ReactNode } from 'react';

interface RecordPageProps {
  /** What one comes for, the first thing first. */
  main: ReactNode;
  /** What belongs to it: `RelatedCard`, people, `TimelineCard`. Below the main column where there is no room beside it. */
  side: ReactNode;
}

/**
 * The body of a record's page, below its `RecordHead`. What is rarely read goes into a `FoldedSection` at the end of `main`: it
 * is fetched when it is opened, and has an address of its own. What stands below a part that is on its way waits for it.
 */
export function RecordPage({ main, side }: RecordPageProps) {
  return (
    <div className="columns-in-turn grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="grid min-w-0 gap-6">{main}</div>
      <div className="grid min-w-0 gap-6">{side}</div>
    </div>
  );
}
