import { taxQueries } from '#src/data/taxes/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useListPages } from '#src/islands/shell/use-list-pages.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { InvoicesTable } from './invoices-table.tsx';
import { MonthSwitch } from './month-switch.tsx';
import { TaxFrame } from './tax-frame.tsx';
import { ToInvoiceCard } from './to-invoice-card.tsx';
import { useTaxMonth } from './use-tax-month.ts';

/** Fiscal receipts of a month: those to give out, and those given out. */
export function Screen() {
  const { receipts: text } = useText('ownerTaxes');
  const { states, table } = useText('common');
  const { id } = useOrganization();
  const month = useTaxMonth('this');
  const invoices = useListPages(taxQueries.invoices(id, month));
  return (
    <TaxFrame tab="receipts">
      <div className="mb-4">
        <MonthSwitch month={month} />
      </div>
      <div className="grid gap-6">
        <ToInvoiceCard month={month} />
        <Card isFlush title={text.issued}>
          <QueryView
            query={invoices}
            skeleton={<SkeletonTable label={states.loading} />}
            isEmpty={(rows) => rows.length === 0}
            empty={<EmptyState title={text.issued} text={text.issuedEmpty} />}
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
      </div>
    </TaxFrame>
  );
}
