import { BookOpen } from 'lucide-react';
import { type JournalEntry, type JournalLine, journalQueries } from '#src/data/journal/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useListPages } from '#src/islands/shell/use-list-pages.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { accountName, entryWords } from './entry-words.ts';

/** The journal, the newest entry first, each with its lines. */
export function EntryList() {
  const text = useText('ownerMoney').ledger;
  const { states, table } = useText('common');
  const { id } = useOrganization();
  const pages = useListPages(journalQueries.entries(id));
  return (
    <Card title={text.entries} description={text.entriesText} isFlush>
      <QueryView
        query={pages}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(entries) => entries.length === 0}
        empty={<EmptyState icon={BookOpen} title={text.emptyTitle} text={text.emptyText} />}
      >
        {(entries) => (
          <>
            <ol className="border-t border-line">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
            <LoadMore
              label={table.loadMore}
              shownText={table.shown({ count: entries.length })}
              onLoad={pages.loadMore}
              isBusy={pages.isLoadingMore}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function Entry({ entry }: { entry: JournalEntry }) {
  const { enums } = useText('common');
  const text = useText('ownerMoney').ledger;
  return (
    <li className="border-b border-line px-5 py-4 last:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-15 font-semibold">
          {entryWords(entry.kind, entry.lines, text, enums.journalKind)}
        </h3>
        <p className="text-14 text-hint tabular-nums">
          {text.entry({ number: entry.entry_number })} · <DateText date={entry.occurred_on} format="short" />
        </p>
      </div>
      {entry.memo ? <p className="text-14 text-secondary">{entry.memo}</p> : null}
      <Lines lines={entry.lines} />
    </li>
  );
}

function Lines({ lines }: { lines: readonly JournalLine[] }) {
  const text = useText('ownerMoney').ledger;
  const side = (line: JournalLine, isShown: boolean) =>
    isShown ? <MoneyText amountMinor={Math.abs(line.amount_minor)} currency={line.currency} /> : null;
  return (
    <table className="mt-2 w-full text-14">
      <thead className="sr-only">
        <tr>
          <th scope="col">{text.columns.account}</th>
          <th scope="col">{text.columns.debit}</th>
          <th scope="col">{text.columns.credit}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="align-baseline">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              <span className={line.amount_minor < 0 ? 'block pl-4' : undefined}>
                {accountName({ systemKey: line.system_key, name: line.account_name }, text.accountNames)}
              </span>
            </th>
            <td className="w-px py-1 pl-2 text-right whitespace-nowrap tabular-nums sm:w-40">
              {side(line, line.amount_minor > 0)}
            </td>
            <td className="w-px py-1 pl-2 text-right whitespace-nowrap tabular-nums sm:w-40">
              {side(line, line.amount_minor < 0)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
