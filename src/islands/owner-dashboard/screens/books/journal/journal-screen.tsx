import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { type BookEntry, bookQueries, journalListSpec, journalPages } from '#src/data/books/queries.ts';
import { periodAround, periodText } from '#src/domain/foundation/period.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import type { ListExport } from '#src/islands/shell/list/list-export.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { useEntrySources } from '../parts/use-entry-sources.ts';
import { journalCsv } from './journal-csv.ts';
import { JournalEntry } from './journal-entry.tsx';
import { useJournalFilters } from './journal-filters.tsx';
import { ReverseEntryDialog } from './reverse-entry-dialog.tsx';

/** The journal, found by account, property, kind, day, amount and words; the newest day first. */
export function Screen() {
  const text = useText('ownerBooks').journal;
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const chart = useQuery(bookQueries.chart(id));
  const [reversing, setReversing] = useState<BookEntry | null>(null);
  const list = useList({ asks: journalListSpec, query: (asked) => bookQueries.journal(id, asked) });
  const mayWrite = can('money.write');
  return (
    <>
      <ListScreen
        list={list}
        text={text}
        icon={BookOpen}
        exportFile={useJournalFile(list)}
        actions={mayWrite ? [{ to: '/finance/journal/opening', label: text.opening }] : undefined}
        add={mayWrite ? { to: '/finance/journal/new', label: text.add } : null}
        section={<SectionLine />}
        filters={useJournalFilters(list, chart.data ?? [])}
        lead={<ToLedger list={list} />}
        skeleton={<SkeletonTable label={states.loading} rows={8} />}
      >
        {(entries) => <EntryList entries={entries} onReverse={can('money.reverse') ? setReversing : null} />}
      </ListScreen>
      {reversing ? <ReverseEntryDialog entry={reversing} onClose={() => setReversing(null)} /> : null}
    </>
  );
}

interface EntryListProps {
  entries: readonly BookEntry[];
  onReverse: ((entry: BookEntry) => void) | null;
}

function EntryList({ entries, onReverse }: EntryListProps) {
  const text = useText('ownerBooks').journal;
  const sources = useEntrySources(entries.map((entry) => entry.id));
  return (
    <ol aria-label={text.title}>
      {entries.map((entry) => (
        <JournalEntry key={entry.id} entry={entry} source={sources.get(entry.id)} onReverse={onReverse} />
      ))}
    </ol>
  );
}

/** Of an account: where its balance runs along, with the days that the journal is narrowed to. */
function ToLedger({ list }: { list: ListControls }) {
  const text = useText('ownerBooks').journal;
  const today = useToday();
  const [account] = list.query.filters.account ?? [];
  if (!account) return null;
  const month = periodAround('month', today);
  const [from = month.from] = list.query.filters.from ?? [];
  const [to = month.to] = list.query.filters.to ?? [];
  const period = periodText(from <= to ? { from, to } : month);
  return (
    <p className="border-b border-line px-5 py-2 text-14">
      <AppLink
        to={`/finance/reports/trial-balance/entries/${account}?period=${period}`}
        className="inline-flex min-h-9 items-center text-action hover:underline"
      >
        {text.toLedger}
      </AppLink>
    </p>
  );
}

/** Every entry that the filters find as a file, a row a line. */
function useJournalFile({ query }: ListControls): ListExport<BookEntry> {
  const text = useText('ownerBooks').journal;
  const { accountNames } = useText('ownerMoney').ledger;
  const { enums } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const words = { head: text.csv, kinds: enums.journalKind, accountNames };
  return {
    label: text.exportCsv,
    name: `${text.fileName}-${today}`,
    make: (steps) => journalCsv(journalPages(id, query), words, steps),
    texts: { progress: text.exporting, done: text.exported, stopped: text.exportStopped },
  };
}
