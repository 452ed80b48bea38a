import { useQuery } from '@tanstack/react-query';
import { Download, MailPlus } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import {
  fetchWholeWaitlist,
  type VisitorQuery,
  visitorQueries,
  type WaitlistEntry,
  type WaitlistState,
} from '#src/data/public-forms/visitor-queries.ts';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import { useText } from '#src/i18n/react.tsx';
import { AfterSecondFactor } from '#src/islands/admin/after-second-factor.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { useVisitorQuery, VisitorList, visitorSpec } from '../parts/visitor-list.tsx';
import { DeleteEntry } from './delete-entry.tsx';
import { waitlistCsv } from './waitlist-csv.ts';
import { WaitlistTable } from './waitlist-table.tsx';

const states: readonly WaitlistState[] = ['confirmed', 'unconfirmed'];
const spec = visitorSpec(states);

/** Who wants to hear when the product opens: found, saved as a file, deleted on request. */
export function Screen() {
  return (
    <AfterSecondFactor>
      <Waitlist />
    </AfterSecondFactor>
  );
}

function Waitlist() {
  const { waitlist: text } = useText('admin');
  const { list, query } = useVisitorQuery(spec, states);
  const pages = useListPages(visitorQueries.waitlist(query));
  const counts = useQuery(visitorQueries.counts());
  const [chosen, setChosen] = useState<WaitlistEntry | null>(null);
  return (
    <>
      <PageHeader
        title={text.title}
        description={counts.data ? text.description(counts.data) : text.loading}
        actions={<ExportButton query={query} />}
      />
      <VisitorList {...{ states, list, query, pages, text }} icon={MailPlus}>
        {(rows) => <WaitlistTable entries={rows} onDelete={setChosen} />}
      </VisitorList>
      <DeleteEntry entry={chosen} onClose={() => setChosen(null)} />
    </>
  );
}

function ExportButton({ query }: { query: VisitorQuery<WaitlistState> }) {
  const { waitlist: text } = useText('admin');
  const action = useAction({
    mutationFn: () => fetchWholeWaitlist(query),
    onDone: (entries) => {
      const file = new Blob([waitlistCsv(entries, text)], { type: 'text/csv;charset=utf-8' });
      saveFile(file, `${text.fileName}-${todayIn(DEFAULT_TIME_ZONE, Date.now())}.csv`);
    },
    toast: (entries) => text.exported({ count: entries.length }),
  });
  return (
    <>
      <FailureNote text={action.error} />
      <Button icon={Download} isBusy={action.isRunning} onClick={() => void action.run(undefined)}>
        {text.exportCsv}
      </Button>
    </>
  );
}
