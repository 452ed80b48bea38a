import { Download, HandCoins } from 'lucide-react';
import { useState } from 'react';
import {
  distributionListSpec,
  distributionQueries,
  fetchAllDistributions,
} from '#src/data/books/distributions/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { FinanceAreas } from '#src/islands/owner-dashboard/screens/money/parts/finance-areas.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListFoot } from '#src/islands/shell/list/list-foot.tsx';
import { ListSearch } from '#src/islands/shell/list/list-search.tsx';
import { NoMatch } from '#src/islands/shell/list/no-match.tsx';
import { PropertyFilter } from '#src/islands/shell/list/property-filter.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { type ListControls, useListQuery } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { DistributeDialog } from './distribute-dialog.tsx';
import { distributionsCsv } from './distributions-csv.ts';
import { DistributionsTable } from './distributions-table.tsx';

/** Money that went to the owners of properties, and the way to pay them. */
export function Screen() {
  const text = useText('ownerDistributions');
  const { id, can } = useOrganization();
  const list = useListQuery(distributionListSpec);
  const [isPaying, setPaying] = useState(false);
  useLive([{ table: 'owner_distributions', filter: `organization_id=eq.${id}` }], [distributionQueries.all]);
  const add = can('money.write') ? (
    <Button variant="primary" icon={HandCoins} onClick={() => setPaying(true)}>
      {text.add}
    </Button>
  ) : undefined;
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <>
            <AppLink to="/finance/reports/owner-statement" className={buttonClass({})}>
              {text.statement}
            </AppLink>
            <ExportButton query={list.query} />
            {add}
          </>
        }
      />
      <FinanceAreas />
      <Card isFlush>
        <Filters list={list} />
        <Rows list={list} add={add} />
      </Card>
      {isPaying ? <DistributeDialog onClose={() => setPaying(false)} /> : null}
    </>
  );
}

function Rows({ list, add }: { list: ListControls; add: React.ReactNode }) {
  const text = useText('ownerDistributions');
  const { states } = useText('common');
  const { id } = useOrganization();
  const pages = useListPages(distributionQueries.list(id, list.query));
  return (
    <QueryView
      query={pages}
      skeleton={<SkeletonTable label={states.loading} />}
      isEmpty={(rows) => rows.length === 0}
      empty={
        list.isFiltered ? (
          <NoMatch text={text} onClear={list.clearFilters} />
        ) : (
          <EmptyState icon={HandCoins} title={text.emptyTitle} text={text.emptyText} action={add} />
        )
      }
    >
      {(rows) => (
        <>
          <DistributionsTable list={list} rows={rows} />
          <ListFoot rows={rows} pages={pages} />
        </>
      )}
    </QueryView>
  );
}

function Filters({ list }: { list: ListControls }) {
  const text = useText('ownerDistributions');
  const { actions } = useText('common');
  const { state = [], from = [], to = [] } = list.query.filters;
  const set = (name: string) => (event: { target: { value: string } }) =>
    list.setFilter(name, event.target.value ? [event.target.value] : []);
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <div className="grid grid-cols-2 items-end gap-3 max-sm:*:first:col-span-2 max-[26rem]:*:col-span-2 lg:grid-cols-[minmax(14rem,1fr)_14rem_10.5rem_10.5rem]">
        <ListSearch label={text.search} list={list} />
        <PropertyFilter list={list} label={text.property} everyLabel={text.everyProperty} />
        <DateField label={text.from} value={from[0] ?? ''} max={to[0]} onChange={set('from')} />
        <DateField label={text.to} value={to[0] ?? ''} min={from[0]} onChange={set('to')} />
      </div>
      <FilterChips
        label={text.statesLabel}
        chips={distributionListSpec.filters.state.map((id) => ({ id, label: text.states[id] }))}
        active={state}
        onToggle={(id) => list.toggleFilter('state', id)}
        clear={{ label: actions.clearAll, run: list.clearFilters }}
      />
    </div>
  );
}

/** Saves every row that the filters find. */
function ExportButton({ query }: { query: ListQuery }) {
  const text = useText('ownerDistributions');
  const { enums } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const action = useAction({
    mutationFn: () => fetchAllDistributions(id, query),
    onDone: (rows) => {
      const csv = distributionsCsv(rows, text, enums.paymentMethod);
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${text.fileName}-${today}.csv`);
    },
    toast: (rows) => text.exported({ count: rows.length }),
  });
  useErrorToast(action);
  return (
    <Button icon={Download} isBusy={action.isRunning} onClick={() => void action.run(undefined)}>
      {text.exportCsv}
    </Button>
  );
}
