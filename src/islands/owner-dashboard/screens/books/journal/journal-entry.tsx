import { Undo2 } from 'lucide-react';
import type { BookEntry, BookLine } from '#src/data/books/queries.ts';
import type { EntrySource } from '#src/data/books/sources.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { accountName, entryWords } from '../ledger/entry-words.ts';
import { sourcePath } from '../parts/use-entry-sources.ts';
import { FoldedEntry } from './folded-entry.tsx';

interface JournalEntryProps {
  entry: BookEntry;
  source: EntrySource | undefined;
  /** Null for who may not. */
  onReverse: ((entry: BookEntry) => void) | null;
}

/** What can be taken back alone: the rest goes with its charge or payment. */
const OWN_KINDS: ReadonlySet<BookEntry['kind']> = new Set([
  'manual',
  'opening',
  'conversion',
  'cash_transfer',
]);

/** An entry with its lines, debits before credits, and the way to where it came from. */
export function JournalEntry({ entry, source, onReverse }: JournalEntryProps) {
  const text = useText('ownerBooks').journal;
  const { ledger } = useText('ownerMoney');
  const { enums } = useText('common');
  const isPhone = useIsPhone();
  const { reversedByNumber: reversedBy, reversesNumber: reverses } = entry;
  // What a reversal undoes is known here, so it need not be guessed from its accounts.
  const words = entry.reversesKind
    ? ledger.words.reversalOf({
        what: entryWords(entry.reversesKind, entry.lines, ledger, enums.journalKind),
      })
    : entryWords(entry.kind, entry.lines, ledger, enums.journalKind);
  const mayReverse = onReverse && OWN_KINDS.has(entry.kind) && reversedBy === null;
  const facts = (
    <>
      {ledger.entry({ number: entry.entryNumber })} · <DateText date={entry.occurredOn} format="short" />
    </>
  );
  const content = (
    <>
      {entry.memo ? <p className="text-14 text-secondary">{entry.memo}</p> : null}
      {reversedBy === null ? null : (
        <p className="text-14 text-warn">{text.reversed({ number: reversedBy })}</p>
      )}
      {reverses === null ? null : <p className="text-14 text-hint">{text.reverses({ number: reverses })}</p>}
      <Lines lines={entry.lines} />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 text-14">
        <Source entry={entry} source={source} />
        {mayReverse ? (
          <Button size="sm" variant="quiet" icon={Undo2} onClick={() => onReverse(entry)}>
            {text.reverse}
          </Button>
        ) : null}
      </div>
    </>
  );
  if (isPhone)
    return (
      <li className="border-b border-line last:border-0">
        <FoldedEntry words={words} facts={facts} lines={entry.lines} isReversed={reversedBy !== null}>
          {content}
        </FoldedEntry>
      </li>
    );
  return (
    <li className="border-b border-line px-5 py-4 last:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-15 font-semibold">{words}</h2>
        <p className="text-14 text-hint tabular-nums">{facts}</p>
      </div>
      {content}
    </li>
  );
}

function Source({ entry, source }: Pick<JournalEntryProps, 'entry' | 'source'>) {
  const { source: labels } = useText('ownerBooks').journal;
  const known = { paymentId: entry.paymentId, billId: source?.billId ?? null };
  const target = sourcePath({ kind: entry.kind, leaseId: entry.leaseId, source: known });
  if (!target) return null;
  return (
    <AppLink
      to={target.to}
      data-opens
      className="inline-flex min-h-9 items-center text-action hover:underline"
    >
      {labels[target.what]}
    </AppLink>
  );
}

function Lines({ lines }: { lines: readonly BookLine[] }) {
  const { ledger } = useText('ownerMoney');
  const side = (line: BookLine, isShown: boolean) =>
    isShown ? <MoneyText amountMinor={Math.abs(line.amountMinor)} currency={line.currency} /> : null;
  return (
    <table className="mt-2 w-full text-14">
      <thead className="sr-only">
        <tr>
          <th scope="col">{ledger.columns.account}</th>
          <th scope="col">{ledger.columns.debit}</th>
          <th scope="col">{ledger.columns.credit}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="align-baseline">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              <span className={line.amountMinor < 0 ? 'block pl-4' : 'block'}>
                <AppLink to={`/finance/journal?f.account=${line.accountId}`} className="hover:underline">
                  {accountName({ systemKey: line.systemKey, name: line.accountName }, ledger.accountNames)}
                </AppLink>
                {line.propertyName ? <span className="text-hint"> · {line.propertyName}</span> : null}
              </span>
            </th>
            <td className="w-24 py-1 text-right tabular-nums sm:w-40">{side(line, line.amountMinor > 0)}</td>
            <td className="w-24 py-1 text-right tabular-nums sm:w-40">{side(line, line.amountMinor < 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
