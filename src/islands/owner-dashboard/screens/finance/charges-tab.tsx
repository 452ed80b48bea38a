import { ReceiptText } from 'lucide-react';
import { chargeListSpec, chargeQueries } from '#src/data/charges/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListFoot } from '#src/islands/shell/list-foot.tsx';
import { ListSearch } from '#src/islands/shell/list-search.tsx';
import { NoMatch } from '#src/islands/shell/no-match.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useListPages } from '#src/islands/shell/use-list-pages.ts';
import { type ListControls, useListQuery } from '#src/islands/shell/use-list-query.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { ChargesTable } from './charges-table.tsx';
import { ExportCharges } from './export-charges.tsx';

/** Everything that was charged; open or overdue only on request. */
export function ChargesTab() {
  const text = useText('ownerMoney').finance;
  const { states } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const list = useListQuery(chargeListSpec);
  const pages = useListPages(chargeQueries.list(id, list.query, today));
  return (
    <Card isFlush>
      <Filters list={list} />
      <QueryView
        query={pages}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          list.isFiltered ? (
            <NoMatch text={text} onClear={list.clearFilters} />
          ) : (
            <EmptyState icon={ReceiptText} title={text.chargesEmptyTitle} text={text.chargesEmptyText} />
          )
        }
      >
        {(rows) => (
          <>
            <ChargesTable list={list} rows={rows} today={today} onEnd={pages.loadOnScroll} />
            <ListFoot rows={rows} pages={pages} search={{ by: 'search_charges', text: list.query.search }} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function Filters({ list }: { list: ListControls }) {
  const text = useText('ownerMoney').finance;
  const { actions, enums } = useText('common');
  const { state = [], kind = [] } = list.query.filters;
  const stateLabels = { open: text.open, late: text.lateOnly };
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line p-4">
      <ListSearch className="min-w-56 flex-1 sm:max-w-80" label={text.searchCharges} list={list} />
      <ExportCharges query={list.query} />
      <FilterChips
        label={text.filters}
        chips={[
          ...chargeListSpec.filters.state.map((id) => ({ id, label: stateLabels[id] })),
          ...chargeListSpec.filters.kind.map((id) => ({ id, label: enums.chargeKind[id] })),
        ]}
        active={[...state, ...kind]}
        onToggle={(id) =>
          list.toggleFilter(chargeListSpec.filters.state.some((own) => own === id) ? 'state' : 'kind', id)
        }
        clear={{ label: actions.clearAll, run: list.clearFilters }}
      />
    </div>
  );
}
