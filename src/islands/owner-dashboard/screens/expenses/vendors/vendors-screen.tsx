import { Plus, Store } from 'lucide-react';
import { useState } from 'react';
import { vendorListSpec, vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { expenseKinds } from '#src/domain/expenses/bill.ts';
import { useText } from '#src/i18n/react.tsx';
import { FinanceAreas } from '#src/islands/owner-dashboard/screens/money/parts/finance-areas.tsx';
import { ListFoot } from '#src/islands/shell/list-foot.tsx';
import { ListSearch } from '#src/islands/shell/list-search.tsx';
import { NoMatch } from '#src/islands/shell/no-match.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { useListPages } from '#src/islands/shell/use-list-pages.ts';
import { type ListControls, useListQuery } from '#src/islands/shell/use-list-query.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { VendorDialog } from './vendor-dialog.tsx';
import { VendorsTable } from './vendors-table.tsx';

/** Who sends bills. */
export function Screen() {
  const text = useText('ownerVendors');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const go = useGo();
  const list = useListQuery(vendorListSpec);
  const pages = useListPages(vendorQueries.list(id, list.query));
  const [isAdding, setAdding] = useState(false);
  const add = can('money.write') ? (
    <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
      {text.add}
    </Button>
  ) : null;
  return (
    <>
      <PageHeader title={text.title} description={text.description} actions={add} />
      <FinanceAreas />
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
              <EmptyState
                icon={Store}
                title={text.emptyTitle}
                text={text.emptyText}
                action={add ?? undefined}
              />
            )
          }
        >
          {(rows) => (
            <>
              <VendorsTable list={list} rows={rows} />
              <ListFoot rows={rows} pages={pages} />
            </>
          )}
        </QueryView>
      </Card>
      {isAdding ? (
        <VendorDialog
          onClose={() => setAdding(false)}
          onSaved={(vendorId) => go(`/finance/vendors/${vendorId}`)}
        />
      ) : null}
    </>
  );
}

function Filters({ list }: { list: ListControls }) {
  const text = useText('ownerVendors');
  const { actions } = useText('common');
  const { kind = [], state = [] } = list.query.filters;
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line p-4">
      <ListSearch className="min-w-56 flex-1 sm:max-w-80" label={text.search} list={list} />
      <div className="w-full sm:w-64">
        <SelectField
          label={text.columns.kind}
          isLabelHidden
          value={kind[0] ?? ''}
          placeholder={text.columns.kind}
          options={expenseKinds.map((value) => ({ value, label: text.kinds[value] }))}
          onChange={({ target }) => list.setFilter('kind', target.value ? [target.value] : [])}
        />
      </div>
      <FilterChips
        label={text.filters}
        chips={[{ id: 'archived', label: text.archivedFilter }]}
        active={state}
        onToggle={(id) => list.toggleFilter('state', id)}
        clear={{ label: actions.clearAll, run: list.clearFilters }}
      />
    </div>
  );
}
