import { useQuery } from '@tanstack/react-query';
import { BookOpen, Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { type BookEntry, bookQueries, journalListSpec, journalPages } from '#src/data/books/queries.ts';
import { periodAround, periodText } from '#src/domain/books/report-period.ts';
import { useText } from '#src/i18n/react.tsx';
import { FinanceAreas } from '#src/islands/owner-dashboard/screens/money/parts/finance-areas.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListFoot } from '#src/islands/shell/list/list-foot.tsx';
import { NoMatch } from '#src/islands/shell/list/no-match.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { type ListControls, useListQuery } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { MakingProgress, type MakingSteps, useFileMaking } from '#src/islands/shell/use-file-making.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { useEntrySources } from '../parts/use-entry-sources.ts';
import { journalCsv } from './journal-csv.ts';
import { JournalEntry } from './journal-entry.tsx';
import { JournalFilters } from './journal-filters.tsx';
import { ReverseEntryDialog } from './reverse-entry-dialog.tsx';

/** The journal, found by account, property, kind, day, amount and words; the newest day first. */
export function Screen() {
  const text = useText('ownerBooks').journal;
  const { id, can } = useOrganization();
  const list = useListQuery(journalListSpec);
  const chart = useQuery(bookQueries.chart(id));
  const [reversing, setReversing] = useState<BookEntry | null>(null);
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <>
            <ExportButton list={list} />
            {can('money.write') ? (
              <>
                <AppLink to="/finance/journal/opening" className={buttonClass()}>
                  {text.opening}
                </AppLink>
                <AppLink to="/finance/journal/new" className={buttonClass({ variant: 'primary' })}>
                  <Plus size={18} aria-hidden="true" />
                  {text.add}
                </AppLink>
              </>
            ) : null}
          </>
        }
      />
      <FinanceAreas />
      <Card isFlush>
        <JournalFilters list={list} accounts={chart.data ?? []} />
        <ToLedger list={list} />
        <Entries list={list} onReverse={can('money.reverse') ? setReversing : null} />
      </Card>
      {reversing ? <ReverseEntryDialog entry={reversing} onClose={() => setReversing(null)} /> : null}
    </>
  );
}

interface EntriesProps {
  list: ListControls;
  onReverse: ((entry: BookEntry) => void) | null;
}

function Entries({ list, onReverse }: EntriesProps) {
  const text = useText('ownerBooks').journal;
  const { states } = useText('common');
  const { id } = useOrganization();
  const pages = useListPages(bookQueries.journal(id, list.query));
  return (
    <QueryView
      query={pages}
      skeleton={<SkeletonTable label={states.loading} rows={8} />}
      isEmpty={(entries) => entries.length === 0}
      empty={
        list.isFiltered ? (
          <NoMatch icon={BookOpen} text={text} onClear={list.clearFilters} />
        ) : (
          <EmptyState icon={BookOpen} title={text.emptyTitle} text={text.emptyText} />
        )
      }
    >
      {(entries) => (
        <>
          <EntryList entries={entries} onReverse={onReverse} />
          <ListFoot rows={entries} pages={pages} />
        </>
      )}
    </QueryView>
  );
}

function EntryList({
  entries,
  onReverse,
}: Pick<EntriesProps, 'onReverse'> & { entries: readonly BookEntry[] }) {
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
function ToLedger({ list }: Pick<EntriesProps, 'list'>) {
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

/** Saves every entry that the filters find, a row a line. */
function ExportButton({ list }: { list: ListControls }) {
  const text = useText('ownerBooks').journal;
  const names = useText('ownerMoney').ledger.accountNames;
  const { enums } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const making = useFileMaking({
    make: async (steps: MakingSteps) => {
      const words = { head: text.csv, kinds: enums.journalKind, accountNames: names };
      const made = await journalCsv(journalPages(id, list.query), words, steps);
      return { ...made, name: `${text.fileName}-${today}.csv` };
    },
    texts: { progress: text.exporting, done: text.exported, stopped: text.exportStopped },
  });
  useErrorToast(making);
  return (
    <>
      <Button icon={Download} isBusy={making.isRunning} onClick={() => void making.run({})}>
        {text.exportCsv}
      </Button>
      <MakingProgress making={making} />
    </>
  );
}
