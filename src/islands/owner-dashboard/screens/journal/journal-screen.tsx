import { useQuery } from '@tanstack/react-query';
import { BookOpen, Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { type BookEntry, bookQueries, journalListSpec, journalPages } from '#src/data/books/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListFoot } from '#src/islands/shell/list-foot.tsx';
import { NoMatch } from '#src/islands/shell/no-match.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useListPages } from '#src/islands/shell/use-list-pages.ts';
import { type ListControls, useListQuery } from '#src/islands/shell/use-list-query.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { FinanceAreas } from '../../finance-areas.tsx';
import { useErrorToast } from '../../use-error-toast.ts';
import { MakingProgress, type MakingSteps, useFileMaking } from '../../use-file-making.tsx';
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
          <ol aria-label={text.title}>
            {entries.map((entry) => (
              <JournalEntry key={entry.id} entry={entry} onReverse={onReverse} />
            ))}
          </ol>
          <ListFoot rows={entries} pages={pages} />
        </>
      )}
    </QueryView>
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
