import { ArrowLeft, ReceiptText } from 'lucide-react';
import { tenancyQueries } from '#src/data/tenancy/queries.ts';
import type { TenantLease } from '#src/data/tenancy/rows.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useListPages } from '#src/islands/shell/use-list-pages.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { WithLease } from '../../lease/with-lease.tsx';
import { FiscalReceiptLine } from './fiscal-receipt-line.tsx';

/** The fiscal receipts that were given out for the lease, each to download. */
export function Screen() {
  return <WithLease>{(lease) => <FiscalReceipts lease={lease} />}</WithLease>;
}

function FiscalReceipts({ lease }: { lease: TenantLease }) {
  const text = useText('tenantFiscal');
  const { states, table } = useText('common');
  const pages = useListPages(tenancyQueries.fiscalReceipts(lease.id));
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.text({ landlord: lease.organization_name })}
        back={
          <AppLink
            to="/payments"
            className="inline-flex min-h-11 items-center md:min-h-8 gap-1.5 text-14 text-action"
          >
            <ArrowLeft size={16} aria-hidden="true" />
            {text.back}
          </AppLink>
        }
      />
      <QueryView
        query={pages}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <Card isFlush>
            <EmptyState icon={ReceiptText} title={text.emptyTitle} text={text.emptyText} />
          </Card>
        }
        errorTitle={text.errorTitle}
      >
        {(rows) => (
          <Card isFlush>
            <h2 className="sr-only">{text.list}</h2>
            <ul>
              {rows.map((receipt) => (
                <FiscalReceiptLine key={receipt.id} receipt={receipt} />
              ))}
            </ul>
            {pages.loadMore ? (
              <LoadMore
                label={text.older}
                shownText={table.shown({ count: rows.length })}
                onLoad={pages.loadMore}
                isBusy={pages.isLoadingMore}
              />
            ) : null}
          </Card>
        )}
      </QueryView>
    </>
  );
}
