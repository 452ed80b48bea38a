import { Banknote } from 'lucide-react';
import { paymentListSpec, paymentQueries } from '#src/data/money/payments/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListFoot } from '#src/islands/shell/list/list-foot.tsx';
import { NoMatch } from '#src/islands/shell/list/no-match.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { type ListControls, useListQuery } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { PlaceAndDays } from '../parts/place-and-days.tsx';
import { ExportPayments } from './export-payments.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { PlansAsked } from './plans-asked.tsx';
import { ToDecide } from './to-decide.tsx';

/** What waits for a decision, then every payment. */
export function PaymentsTab() {
  const text = useText('ownerMoney').finance;
  const { states } = useText('common');
  const { id } = useOrganization();
  const list = useListQuery(paymentListSpec);
  const pages = useListPages(paymentQueries.list(id, list.query));
  return (
    <div className="grid gap-6">
      <ToDecide />
      <PlansAsked />
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
              <EmptyState icon={Banknote} title={text.paymentsEmptyTitle} text={text.paymentsEmptyText} />
            )
          }
        >
          {(rows) => (
            <>
              <PaymentsTable list={list} rows={rows} onEnd={pages.loadOnScroll} />
              <ListFoot
                rows={rows}
                pages={pages}
                search={{ by: 'search_payments', text: list.query.search }}
              />
            </>
          )}
        </QueryView>
      </Card>
    </div>
  );
}

function Filters({ list }: { list: ListControls }) {
  const text = useText('ownerMoney').finance;
  const { actions, enums } = useText('common');
  const { status = [] } = list.query.filters;
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <PlaceAndDays list={list} search={text.searchPayments} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterChips
          label={text.filters}
          chips={paymentListSpec.filters.status.map((value) => ({
            id: value,
            label: enums.paymentStatus[value],
          }))}
          active={status}
          onToggle={(value) => list.toggleFilter('status', value)}
          clear={{ label: actions.clearAll, run: list.clearFilters }}
        />
        <ExportPayments query={list.query} />
      </div>
    </div>
  );
}
