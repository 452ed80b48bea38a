import { useState } from 'react';
import { useSearch } from 'wouter';
import { taxQueries } from '#src/data/taxes/queries.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import { useText } from '#src/i18n/react.tsx';
import { NoMatch } from '#src/islands/shell/list/no-match.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useSettled } from '#src/islands/shell/use-settled.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { InvoicesTable } from './invoices-table.tsx';
import { SEARCH } from './receipt-path.ts';

/** Receipts that a month gave out; an address may look for one of them. */
export function IssuedCard({ month }: { month: IsoMonth }) {
  const { receipts: text } = useText('ownerTaxes');
  const { states, table, actions } = useText('common');
  const { id } = useOrganization();
  const asked = new URLSearchParams(useSearch()).get(SEARCH) ?? '';
  const [typed, setTyped] = useState(asked);
  const search = useSettled(typed.trim());
  const invoices = useListPages(taxQueries.invoices(id, month, search));
  return (
    <Card isFlush title={text.issued}>
      <div className="border-t border-line p-4">
        <SearchField
          className="sm:max-w-80"
          label={text.searchIssued}
          value={typed}
          onChange={setTyped}
          clearLabel={actions.clear}
        />
      </div>
      <QueryView
        query={invoices}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          search ? (
            <NoMatch text={text.issuedNoMatch} onClear={() => setTyped('')} />
          ) : (
            <EmptyState title={text.issued} text={text.issuedEmpty} />
          )
        }
      >
        {(rows) => (
          <>
            <InvoicesTable rows={rows} />
            <LoadMore
              label={table.loadMore}
              shownText={table.shown({ count: rows.length })}
              onLoad={invoices.loadMore}
              isBusy={invoices.isLoadingMore}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}
