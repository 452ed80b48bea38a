import { useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import {
  fetchWholeWaitlist,
  visitorQueries,
  type WaitlistEntry,
  type WaitlistState,
} from '#src/data/public-forms/visitor-queries.ts';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import { useText } from '#src/i18n/react.tsx';
import { AfterSecondFactor } from '#src/islands/admin/after-second-factor.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { visitorFilters, visitorQuery, visitorSpec, visitorText } from '../parts/visitor-list.ts';
import { DeleteEntry } from './delete-entry.tsx';
import { useWaitlistColumns } from './waitlist-columns.tsx';
import { waitlistCsv } from './waitlist-csv.ts';

const asks = visitorSpec(['confirmed', 'unconfirmed'] satisfies WaitlistState[]);

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
  const counts = useQuery(visitorQueries.counts());
  const [chosen, setChosen] = useState<WaitlistEntry | null>(null);
  const list = useList({
    asks,
    query: (asked) => visitorQueries.waitlist(visitorQuery<WaitlistState>(asked)),
  });
  return (
    <>
      <ListScreen
        list={list}
        title={text.title}
        description={counts.data ? text.description(counts.data) : text.loading}
        text={{ ...visitorText(text), caption: text.title }}
        icon={MailPlus}
        filters={visitorFilters(text)}
        columns={useWaitlistColumns(setChosen)}
        exportFile={{
          label: text.exportCsv,
          name: `${text.fileName}-${todayIn(DEFAULT_TIME_ZONE, Date.now())}`,
          fetchAll: () => fetchWholeWaitlist(visitorQuery(list.query)),
          csvOf: (entries) => waitlistCsv(entries, text),
          texts: { done: text.exported },
        }}
      />
      <DeleteEntry entry={chosen} onClose={() => setChosen(null)} />
    </>
  );
}
