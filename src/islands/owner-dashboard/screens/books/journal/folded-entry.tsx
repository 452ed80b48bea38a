import type { ReactNode } from 'react';
import type { BookLine } from '#src/data/books/queries.ts';
import { classNames } from '#src/ui/class-names.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';

interface FoldedEntryProps {
  words: string;
  /** Its number and day. */
  facts: ReactNode;
  lines: readonly BookLine[];
  isReversed: boolean;
  children: ReactNode;
}

/** On a phone: an entry in two lines, which unfold. */
export function FoldedEntry({ words, facts, lines, isReversed, children }: FoldedEntryProps) {
  const debits = lines.filter(({ amountMinor }) => amountMinor > 0);
  const [first] = debits;
  // Of several currencies there is no one sum.
  const isOneSum = first && lines.every(({ currency }) => currency === first.currency);
  return (
    <details className="group">
      <summary className="grid min-h-12 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-0.5 leading-5 group-open:bg-sunken focus-visible:-outline-offset-2">
        <h2 className={classNames('truncate text-15 leading-5 font-semibold', isReversed && 'line-through')}>
          {words}
        </h2>
        {isOneSum ? (
          <MoneyText
            amountMinor={debits.reduce((sum, { amountMinor }) => sum + amountMinor, 0)}
            currency={first.currency}
          />
        ) : null}
        <p className="col-span-2 text-14 leading-5 text-hint tabular-nums">{facts}</p>
      </summary>
      <div className="px-4 pt-2 pb-3">{children}</div>
    </details>
  );
}
