import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import {
  type Distribution,
  distributionListSpec,
  distributionQueries,
  fetchAllDistributions,
} from '#src/data/books/distributions/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { DistributeDialog } from './distribute-dialog.tsx';
import { useDistributionColumns } from './distribution-columns.tsx';
import { distributionsCsv } from './distributions-csv.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

/** Money that went to the owners of properties, and the way to pay them. */
export function Screen() {
  const text = useText('ownerDistributions');
  const { enums } = useText('common');
  const { id, can } = useOrganization();
  const today = useToday();
  const [isPaying, setPaying] = useState(false);
  const [undone, setUndone] = useState<Distribution | null>(null);
  const list = useList({
    asks: distributionListSpec,
    query: (asked) => distributionQueries.list(id, asked),
    live: { sources: ofOrganization(id, 'owner_distributions'), reloads: [distributionQueries.all] },
  });
  return (
    <>
      <ListScreen
        list={list}
        text={text}
        icon={HandCoins}
        actions={[{ to: '/finance/reports/owner-statement', label: text.statement }]}
        add={
          can('money.write') ? { icon: HandCoins, label: text.add, onSelect: () => setPaying(true) } : null
        }
        section={<SectionLine />}
        filters={{
          search: text.search,
          fields: [{ by: 'property', label: text.property, every: text.everyProperty }, { by: 'days' }],
          chips: [{ label: text.statesLabel, of: { state: text.states } }],
        }}
        columns={useDistributionColumns(setUndone)}
        exportFile={{
          label: text.exportCsv,
          name: `${text.fileName}-${today}`,
          fetchAll: () => fetchAllDistributions(id, list.query),
          csvOf: (rows) => distributionsCsv(rows, text, enums.paymentMethod),
          texts: { done: text.exported },
        }}
      />
      {isPaying ? <DistributeDialog onClose={() => setPaying(false)} /> : null}
      {undone ? <TakeBackDialog row={undone} onClose={() => setUndone(null)} /> : null}
    </>
  );
}
